"""Every virtual reader, through a pseudo terminal and inside the process, up to the scan that is told."""

import asyncio
import json
import sys

import pytest

from hardware.memory_line import MemoryReader
from hardware.pseudo_terminal import PseudoTerminal
from hardware.simulator.models import MODELS
from hardware.simulator.virtual_reader import VirtualReader
from riverboat_desktop.scan_service import ScanService
from ui.readers.values import Reader, Scan, WholeZone

NAMES = [name for name in MODELS if not name.startswith("lossy")]


def told_tags(news: list) -> set[str]:
    told: set[str] = set()
    for one in news:
        if isinstance(one, Scan):
            told.add(one.tag)
        elif isinstance(one, WholeZone):
            told |= set(one.tags)
    return told


async def until(condition) -> None:
    async with asyncio.timeout(25):
        while not condition():
            await asyncio.sleep(0.02)


async def heard(service: ScanService, far, reader: VirtualReader, news: list) -> None:
    """Show the first tag until it has been heard; a reader that says each once wants to be shown it again."""
    tag = reader.model.tags[0]
    await until(lambda: service.statuses()[0].state in ("reading", "greeting"))
    async with asyncio.timeout(25):
        while str(tag) not in told_tags(news):
            far.change(lambda now: reader.field.lay(tag))
            await asyncio.sleep(0.5)
            far.change(lambda now: reader.field.lift(tag))
            await asyncio.sleep(0.3)
    assert told_tags(news) == {str(tag)}


@pytest.mark.skipif(sys.platform == "win32", reason="no pseudo terminals there")
@pytest.mark.parametrize("name", NAMES)
async def test_through_a_pseudo_terminal(qapp, name):
    reader = VirtualReader(MODELS[name])
    news: list = []
    with PseudoTerminal(reader) as far:
        service = ScanService(news.append)
        identity = json.dumps({"path": far.name})
        service.want(Reader("r", reader.model.family, identity, reader.model.speed))
        await heard(service, far, reader, news)
        await service.close()


@pytest.mark.parametrize("name", NAMES)
async def test_inside_the_process(qapp, name):
    reader = VirtualReader(MODELS[name])
    far = MemoryReader(reader)
    news: list = []
    service = ScanService(news.append)
    identity = json.dumps({"path": far.name})
    service.want(Reader("r", reader.model.family, identity, reader.model.speed), lines=far.line)
    await heard(service, far, reader, news)
    await service.close()
