"""The kinds of train of several games, as data, and some that no game has."""

from __future__ import annotations

from trunkline.eighteen.components import TrainKind
from trunkline.games.g1861.title import make_title

CITIES = ("city", "offboard")
REAL = ("city", "town", "offboard")
"""What makes a route of two stops in 1841: neither ports nor passes do (1841-4.3.1-1)."""

OF_1861 = tuple(make_title(3, {}).trains.values())
OF_1841 = (
    *(
        TrainKind(f"1841-{size}", 100 * size, size, calls={"town": "free"}, two_of=REAL)
        for size in range(2, 8)
    ),
    TrainKind("1841-8", 1450, 8, calls={"town": "free", "pass": "free"}, two_of=REAL),
)
H_CALLS = dict.fromkeys(("city", "offboard", "town"), "free")
E_CALLS = {"town": "skip"}
OF_1826 = (
    *(TrainKind(f"{n}H", 50 * n, stops=0, hexes=n, calls=H_CALLS) for n in (2, 4, 6, 10)),
    # One E train sold, two or three, four, and after the first TGV.
    *(TrainKind(f"E{n}", 800, n, multiplier=2, calls=E_CALLS, ends=CITIES) for n in (2, 3, 4)),
    TrainKind("E5", 800, 5, calls=E_CALLS, ends=CITIES),
    TrainKind("TGV", 1000, 3, multiplier=2, calls=E_CALLS, ends=CITIES, shares_track=True),
)
TGV_SKIPS = TrainKind(
    "TGV-best-3",
    1000,
    3,
    multiplier=2,
    calls={"city": "may", "offboard": "may", "town": "skip"},
    ends=CITIES,
    shares_track=True,
)
"""The TGV that passes cities without counting them."""
OF_NO_GAME = (
    TrainKind("2E", 700, 2, multiplier=2, calls={"city": "may"}),
    TrainKind("B3", 850, 3, multiplier=2, calls={"city": "may", "town": "skip"}),
    TrainKind("3+", 200, 3, calls={"town": "must", "pass": "skip", "port": "may"}),
    TrainKind("3H3", 300, 3, hexes=4, calls={"town": "free", "city": "may"}),
    TrainKind("99", 300, 99, calls={"town": "free"}),
)
"""Trains that mix what the others have."""

GAMES = {
    "1861": OF_1861,
    "1841": OF_1841,
    "1826": (*OF_1826, TGV_SKIPS),
    "none": OF_NO_GAME,
}
