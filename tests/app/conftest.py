"""What is plugged in while the whole program runs: nothing but what a test says."""

import pytest

from tests.app.reader_bus import plugging


@pytest.fixture
def plug_in(monkeypatch):
    """Plugs a virtual reader in as the only device of the computer; until then there is none."""
    yield from plugging(monkeypatch)
