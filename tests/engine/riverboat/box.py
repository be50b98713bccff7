"""The built-in edition as text and as a value, and boxes that differ from it in what a test says."""

import copy
import json
from importlib.resources import files

from engine.riverboat.edition import parse_edition

STANDARD = files("engine").joinpath("riverboat", "data", "standard.json").read_text(encoding="utf-8")
BOX = parse_edition(STANDARD)


def changed(change) -> str:
    """The text of the built-in edition after `change` was called with its data as plain lists and dicts."""
    data = copy.deepcopy(json.loads(STANDARD))
    change(data)
    return json.dumps(data)


def with_values(**values) -> str:
    """The text of the built-in edition with other values in the named sections."""

    def change(data):
        for name, value in values.items():
            data[name]["value"] = value

    return changed(change)
