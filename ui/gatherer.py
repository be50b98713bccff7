"""What pointing means where things are put together before they are laid: adding, taking away, moving."""

from __future__ import annotations

from dataclasses import replace

from engine.core.component import Ref
from engine.core.errors import Reason
from ui.game_table import Stage
from ui.gathering import OFFER, SETS_ZONE, Composer
from ui.items.sprite import Sprite


class Gatherer:
    """The composer of the moment as the hand uses it; without one nothing is gathered."""

    def __init__(self) -> None:
        self.composer: Composer | None = None
        self._fitting: dict[tuple[Ref, ...], bool] = {}

    def begin(self, composer: Composer | None) -> None:
        """Another moment of the play."""
        self.composer = composer
        self._fitting = {}

    def clear(self) -> None:
        """What was put together goes back to how it began."""
        if self.composer is not None:
            self.composer.clear()
        self._fitting = {}

    # --- what is so -------------------------------------------------------------------------

    def staged(self, stage: Stage) -> Stage:
        """The stage with what is being put together now."""
        composer = self.composer
        if composer is None:
            return replace(stage, gathered=(), offered=(), asked=(), summary="")
        return replace(
            stage,
            gathered=composer.groups(),
            offered=composer.offers(),
            asked=composer.asked(),
            summary=composer.summary(),
        )

    def gathers(self, sprite: Sprite) -> bool:
        """Whether pointing at the sprite means gathering."""
        composer = self.composer
        return composer is not None and (sprite.id.startswith(OFFER) or composer.takes(sprite.refs))

    def fits(self, sprite: Sprite) -> bool:
        """Whether something that is gathered by pointing leads to a step as things stand."""
        assert self.composer is not None
        if sprite.id.startswith(OFFER):
            return False  # it says so itself
        if sprite.refs not in self._fitting:
            self._fitting[sprite.refs] = self.composer.fits(sprite.refs)
        return self._fitting[sprite.refs]

    def gathered(self) -> frozenset[Ref]:
        """Everything in the groups that are being put together."""
        groups = self.composer.groups() if self.composer else ()
        return frozenset().union(*(group.refs for group in groups))

    # --- what is done -----------------------------------------------------------------------

    def toggle(self, sprite: Sprite) -> Reason | None:
        """Add it to what is being put together, or take it away; why that cannot be, if it cannot."""
        assert self.composer is not None
        self._fitting = {}
        if sprite.id.startswith(OFFER):
            self.composer.gather(sprite.id.removeprefix(OFFER))
            return None
        return self.composer.toggle(sprite.refs)

    def lays(self, source: Sprite, target: Sprite) -> bool:
        """Whether carrying it there means to lay what is together: it is, and it goes among the sets."""
        composer = self.composer
        laid = bool(set(source.refs) & self.gathered())
        return composer is not None and laid and target.zone == SETS_ZONE and bool(composer.main())

    def carry(self, source: Sprite, target: Sprite) -> tuple[bool, Reason | None]:
        """Onto a group it joins, among the sets it is gathered. Whether that meant something, or why not."""
        composer = self.composer
        assert composer is not None
        groups = {ref: group.key for group in composer.groups() for ref in group.refs}
        keys = [groups[ref] for ref in target.refs if ref in groups]
        if target.id.startswith(OFFER):
            keys = [target.id.removeprefix(OFFER)]
        elif target.zone == SETS_ZONE:
            keys = [ref.name for ref in target.refs]
        self._fitting = {}
        if keys:
            return True, composer.move(source.refs, keys[0])
        if target.zone == SETS_ZONE and not set(source.refs) & self.gathered():
            return True, composer.toggle(source.refs)
        return False, None
