"""The nouns of Riverboat in the reader's language: crops, suits, phases, pieces, places."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from engine.riverboat.components import Boat, Edition, OpportunityCard, Phase, Slot, TileType

translate = QCoreApplication.translate


def listed(items: Iterable[str]) -> str:
    """Words one after the other, with the language's own mark between them."""
    return translate("Nouns", ", ").join(items)


def crop_name(edition: Edition, crop: int) -> str:
    """A crop by its index; one the box brings itself keeps the name it has there."""
    return crop_word(edition.crops[crop].name)


def crop_word(name: str) -> str:
    """A crop by its English name; another name stays as it is."""
    named = {
        "turnip": translate("Nouns", "turnip"),
        "wheat": translate("Nouns", "wheat"),
        "corn": translate("Nouns", "corn"),
        "potato": translate("Nouns", "potato"),
        "pumpkin": translate("Nouns", "pumpkin"),
    }
    return named.get(name, name)


def crop_by_name(edition: Edition, name: str) -> str:
    """A crop by its English name, as reasons and prompts give it."""
    return next((crop_name(edition, i) for i, crop in enumerate(edition.crops) if crop.name == name), name)


def suit_by_name(name: str) -> str:
    """A suit or the wild card by its English name."""
    named = {
        "star": translate("Nouns", "star"),
        "club": translate("Nouns", "club"),
        "heart": translate("Nouns", "heart"),
        "spade": translate("Nouns", "spade"),
        "diamond": translate("Nouns", "diamond"),
        "wild": translate("Nouns", "wild card"),
    }
    return named.get(name, name)


def suit_name(edition: Edition, suit: int) -> str:
    """A suit by its index; the one after the last is the wild card."""
    return suit_by_name("wild" if suit == edition.wild else edition.suits[suit].name)


def phase_short(phase: int) -> str:
    """A phase in one word, as on the strip."""
    match Phase(phase):
        case Phase.CULTIVATION:
            return translate("Nouns", "Cultivation")
        case Phase.PLANTING:
            return translate("Nouns", "Planting")
        case Phase.HARVEST:
            return translate("Nouns", "Harvest")
        case Phase.OPPORTUNITY:
            return translate("Nouns", "Opportunity")
        case Phase.SURVEYING:
            return translate("Nouns", "Scoring")
    return ""


def phase_bonus(phase: int) -> str:
    """What the owner of a phase tile gets, in a sentence."""
    match Phase(phase):
        case Phase.CULTIVATION:
            return translate("Nouns", "Its owner places a worker of the round track first.")
        case Phase.PLANTING:
            return translate("Nouns", "Its owner gets 1 coin.")
        case Phase.HARVEST:
            return translate("Nouns", "Its owner's harbor master moves 1 space.")
        case Phase.OPPORTUNITY:
            return translate("Nouns", "Its owner scores 1 point.")
        case Phase.SURVEYING:
            return translate(
                "Nouns", "Its owner chooses 1 coin, harbor master 1 space, or 1 worker to New Orleans."
            )
    return ""


def phase_work(phase: int) -> str:
    """What is done in a phase, in a sentence."""
    match Phase(phase):
        case Phase.CULTIVATION:
            return translate("Nouns", "Cards are revealed; for each everybody puts a worker on a field.")
        case Phase.PLANTING:
            return translate("Nouns", "Crop tiles are laid under workers.")
        case Phase.HARVEST:
            return translate("Nouns", "Workers load boats; boats bring rewards.")
        case Phase.OPPORTUNITY:
            return translate("Nouns", "Everybody takes one opportunity card.")
        case Phase.SURVEYING:
            return translate("Nouns", "Surveyors score barns, wells and opportunity cards.")
    return ""


def good_name(name: str) -> str:
    """A kind of piece by its key."""
    named = {
        "worker": translate("Nouns", "workers"),
        "coin": translate("Nouns", "coins"),
        "surveyor": translate("Nouns", "surveyors"),
        "agent": translate("Nouns", "agents in New Orleans"),
        "barn": translate("Nouns", "barns"),
        "well": translate("Nouns", "wells"),
        "card": translate("Nouns", "opportunity cards"),
    }
    return named[name]


def _effects(*, points: int = 0, coins: int = 0, harbor: int = 0, agents: int = 0) -> list[str]:
    found = []
    if points:
        if points == 1:
            found.append(translate("Nouns", "1 point"))
        else:
            found.append(translate("Nouns", "{count} points").format(count=points))
    if coins:
        found.append(translate("Nouns", "{count} coin").format(count=coins))
    if harbor:
        found.append(translate("Nouns", "harbor master +{count}").format(count=harbor))
    if agents:
        found.append(translate("Nouns", "up to {count} workers to New Orleans").format(count=agents))
    return found


def boat_reward(boat: Boat) -> str:
    """What a boat brings."""
    assets = {
        "barn": translate("Nouns", "a barn"),
        "surveyor": translate("Nouns", "a surveyor"),
        "choice": translate("Nouns", "a barn, well or surveyor of your choice"),
    }
    found = _effects(points=boat.points, coins=boat.coins, harbor=boat.harbor)
    if boat.asset:
        found.append(assets[boat.asset])
    return listed(found + _effects(agents=boat.agents))


def slot_reward(slot: Slot) -> str:
    """What an opportunity slot brings."""
    if slot.surveyors:
        return translate("Nouns", "a surveyor")
    return listed(_effects(coins=slot.coins, harbor=slot.harbor, agents=slot.agents))


def tiles_of(size: int) -> str:
    """The crop tiles with so many spaces."""
    named = {
        1: translate("Nouns", "Single tiles"),
        2: translate("Nouns", "Double tiles"),
        3: translate("Nouns", "Triple tiles"),
    }
    return named.get(size) or translate("Nouns", "Tiles with {size} spaces").format(size=size)


def tile_name(edition: Edition, tile: TileType) -> str:
    """A crop tile by its crops."""
    crops = " + ".join(crop_name(edition, crop) for crop in tile.crops)
    return translate("Nouns", "{crops} ({letters})").format(crops=crops, letters=tile.id)


def card_text(edition: Edition, card: OpportunityCard) -> str:
    """What an opportunity card scores, in a sentence."""
    crop = crop_name(edition, card.crop) if card.crop >= 0 else ""
    texts = {
        "harvested": translate("Cards", "{per} point for each harvested {crop} space, at most {most}."),
        "kinds harvested": translate(
            "Cards", "{per} points for each kind of crop harvested at least once, at most {most}."
        ),
        "agents": translate("Cards", "{per} points for each of your agents, at most {most}."),
        "fixed": translate("Cards", "{per} points."),
        "coins": translate("Cards", "{per} points for each coin you have, at most {most}. You keep them."),
        "barns": translate("Cards", "{per} points for each barn on your mat, at most {most}."),
        "wells": translate("Cards", "{per} points for each well on your mat, at most {most}."),
        "barns and wells": translate(
            "Cards", "{per} points for each barn and each well on your mat, at most {most}."
        ),
        "triples": translate("Cards", "{per} points for each triple tile on your mat, at most {most}."),
        "perimeter": translate(
            "Cards", "{per} point for each covered field on the rim of your mat, at most {most}."
        ),
        "two boats": translate("Cards", "The capacities of your two largest boats, at most {most}."),
    }
    text = texts[card.kind.value].format(per=card.per, crop=crop, most=card.most)
    if card.agents:
        text += " " + translate("Cards", "Then send up to {count} workers to New Orleans.").format(
            count=card.agents
        )
    if card.harbor:
        text += " " + translate("Cards", "Then your harbor master moves {count} spaces.").format(
            count=card.harbor
        )
    return text
