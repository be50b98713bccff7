"""Virtual readers with several antennas, where the family has such readers."""

from __future__ import annotations

from dataclasses import replace

from hardware.drivers.families import FAMILIES
from hardware.simulator.lines import InventoryReader
from hardware.simulator.models import MODELS
from hardware.simulator.virtual_reader import Model


def most_pads(name: str) -> int:
    """How many antennas a virtual reader of this name can have."""
    return FAMILIES[MODELS[name].family].info.zones


def with_pads(name: str, pads: int) -> Model:
    """The virtual reader of this name with so many antennas; zones count from 0."""
    model = MODELS[name]
    if not 1 <= pads <= most_pads(name):
        raise ValueError(f"{name} has no {pads} antennas")
    if model.make is InventoryReader:
        return replace(model, make=lambda look: InventoryReader(look, zones=pads))
    return model
