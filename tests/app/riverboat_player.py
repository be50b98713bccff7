"""What a person at Riverboat's table sees and wants, with whatever hand it is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from tests.app.table_player import Spot, TablePlayer


class RiverboatPlayer(TablePlayer):
    """Notes the phases, pays a coin now and then, and lets grow what grows already."""

    game = "riverboat"

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.phases: set[int] = set()

    def look(self) -> None:
        """Note the phase in progress, too."""
        strip = [sprite for sprite in self.table.scene.sprites() if sprite.id.startswith("phase/")]
        self.phases |= {spot.art[1] for spot in map(self.spot, strip) if spot.art[3]}
        super().look()

    def wants_coin(self, key: str) -> bool:
        """Whether to pay a coin here: in every phase once, and later now and then."""
        return self.word("coin") is not None and (not self.deeds[f"coin {key}"] or self.luck.random() < 0.2)

    def best_tile(self, tiles: Sequence[Spot]) -> Spot:
        """The tile that adds most to what grows on the large mat already."""
        mat = f"tile/{self.table.scene.stage.centre}/"
        grown: Counter[str] = Counter()
        for name, shown in self.table.scene.snapshot().items():
            if name.startswith(mat):
                grown.update(shown[0][1])
        return max(
            tiles, key=lambda tile: (sum(grown[crop] for crop in tile.name), len(tile.name), tile.name)
        )
