"""Least-squares fits from whole numbers, so that the order in which observations are added doesn't matter."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

DRAWN = 5.0
"""Regularisation: each weight is pulled towards 0 with the weight of so many observations."""


class FitSums(msgspec.Struct):
    """The sums of a fit: products of every two features, and for each of the results that are explained the products of
    features and result."""

    products: list[list[int]]
    results: list[list[int]]

    @classmethod
    def of_nothing(cls, features: int, results: int) -> FitSums:
        """The sums of no observations."""
        return cls([[0] * features for _ in range(features)], [[0] * features for _ in range(results)])

    def observe(self, features: Sequence[int], results: Sequence[int]) -> None:
        """Add an observation."""
        held = [(i, count) for i, count in enumerate(features) if count]
        for i, count in held:
            for sums, result in zip(self.results, results, strict=True):
                sums[i] += count * result
            row = self.products[i]
            for j, other in held:
                row[j] += count * other

    def weights(self) -> list[list[float]]:
        """The weights of the features, for each result."""
        return [solved(self.products, wanted) for wanted in self.results]


def added(one: bytes, other: bytes) -> bytes:
    """The sums of both together, as JSON."""
    a, b = (msgspec.json.decode(sums, type=FitSums) for sums in (one, other))
    return msgspec.json.encode(FitSums(_added(a.products, b.products), _added(a.results, b.results)))


def _added(one: Sequence[Sequence[int]], other: Sequence[Sequence[int]]) -> list[list[int]]:
    rows = zip(one, other, strict=True)
    return [[a + b for a, b in zip(row, more, strict=True)] for row, more in rows]


def solved(products: Sequence[Sequence[int]], wanted: Sequence[int]) -> list[float]:
    """The weights of a regularised least-squares fit, found by elimination."""
    count = len(wanted)
    rows = [[float(value) for value in row] + [float(sought)] for row, sought in zip(products, wanted, strict=True)]
    for i in range(count):
        rows[i][i] += DRAWN
    for i in range(count):
        for row in rows[i + 1 :]:
            factor = row[i] / rows[i][i]
            for j in range(i, count + 1):
                row[j] -= factor * rows[i][j]
    weights = [0.0] * count
    for i in reversed(range(count)):
        known = sum(rows[i][j] * weights[j] for j in range(i + 1, count))
        weights[i] = (rows[i][count] - known) / rows[i][i]
    return weights
