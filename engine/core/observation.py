"""Observations and canonical texts: what a seat may see, as plain values that can cross a process."""

from __future__ import annotations

import json
from dataclasses import fields
from hashlib import sha256
from typing import Any, TypeVar

T = TypeVar("T")


def encode(observation: object) -> str:
    """A dataclass of numbers, texts and nested tuples as one line of JSON, in the order of its fields."""
    values = [getattr(observation, item.name) for item in fields(observation)]  # type: ignore[arg-type]
    return json.dumps(values, ensure_ascii=False, separators=(",", ":"))


def decode(kind: type[T], text: str) -> T:
    """The observation that `encode` wrote. Raises ValueError for any other text."""
    values = json.loads(text)
    if not isinstance(values, list) or len(values) != len(fields(kind)):  # type: ignore[arg-type]
        raise ValueError(f"this is no {kind.__name__}")
    return kind(*(_frozen(value) for value in values))


def _frozen(value: Any) -> Any:
    return tuple(_frozen(item) for item in value) if isinstance(value, list) else value


def digest(canonical: str) -> str:
    """The SHA-256 of a canonical text, in hex."""
    return sha256(canonical.encode()).hexdigest()
