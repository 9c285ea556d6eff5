"""Positions of the small title with one thing wrong, and what the invariants say of it."""

from __future__ import annotations

from tests.eighteen.small import lay, move_money, position, put, start
from trunkline.eighteen.state import BANK, GONE, IPO, POOL, Board


def game():
    """A sound position with something of everything."""
    pos = position()
    state = pos.state
    start(pos, "M", {"P1": 2}, cell=(1, 1), cash=40)
    start(pos, "A", {"P2": 4, "P3": 3, POOL: 2}, cell=(0, 2), cash=300)
    lay(pos, "B2", "6", 5)
    lay(pos, "A3", "8", 3)
    put(pos, "M", "B2.0")
    put(pos, "A", "C3.0")
    state.companies["A"].trains = ("2", "2", "3")
    state.companies["A"].loans = 2
    state.companies["M"].trains = ("2",)
    state.depot |= {"2": 0, "3": 1}
    state.phase = "3"
    state.privates["X"] = "A"
    return pos


def broken(pos, **changes):
    for name, value in changes.items():
        setattr(pos.state, name, value)


def company(pos, name, **changes):
    for field, value in changes.items():
        setattr(pos.state.companies[name], field, value)


def owners(pos, company, *owners):
    pos.state.certificates[company] = owners


def add_money(pos, owner, amount):
    pos.state.cash[owner] += amount


def tokens(pos, city, *owners):
    pos.state.board = Board(pos.state.board.tiles, {**pos.state.board.tokens, city: owners})


HEIR_AHEAD = ("P2", "P3", "P3", "P3", "A", "A", "A", "A", "A")
FULL_POOL = ("P2", "P2", "P2", *[POOL] * 6)


FAULTS = {
    "a coin too many": (lambda p: add_money(p, "P1", 1), "there is 2001 in money instead of 2000"),
    "a coin lost": (lambda p: add_money(p, BANK, -1), "there is 1999 in money instead of 2000"),
    "a debt": (lambda p: move_money(p, "M", "P1", 41), "M has -1 in money"),
    "a bank in debt before it broke": (lambda p: move_money(p, BANK, "P1", 900), "bank has -1"),
    "money of nobody": (lambda p: p.state.cash.update(Q=0), "money belongs to"),
    "no purse": (lambda p: p.state.cash.pop("B"), "money belongs to"),
    "a certificate lost": (
        lambda p: owners(p, "A", *["P2"] * 8),
        "A has 8 certificates instead of 9",
    ),
    "a certificate of a stranger": (
        lambda p: owners(p, "A", *["P2"] * 8, "Q"),
        r"certificates of A belong to \['Q'\]",
    ),
    "a certificate of another company": (
        lambda p: owners(p, "A", *["P2"] * 8, "B"),
        r"certificates of A belong to \['B'\]",
    ),
    "no list of certificates": (lambda p: p.state.certificates.pop("B"), "certificates of"),
    "a share of what has not been started": (
        lambda p: owners(p, "B", *[IPO] * 8, "P1"),
        "B is waiting, and its certificates belong to",
    ),
    "a share of what has gone": (
        lambda p: company(p, "B", status="gone"),
        "B is gone, and its certificates belong to",
    ),
    "a share left in the offering": (
        lambda p: owners(p, "A", *["P2"] * 8, IPO),
        "A is running, and not all its certificates are in play",
    ),
    "a share gone": (
        lambda p: owners(p, "A", *["P2"] * 8, GONE),
        "A is running, and not all its certificates are in play",
    ),
    "a director who is nobody": (
        lambda p: owners(p, "A", POOL, *["P2"] * 8),
        "the director's certificate of A belongs to pool",
    ),
    "a director with less than another": (
        lambda p: owners(p, "A", *HEIR_AHEAD),
        "P3 holds more of A than its director P2",
    ),
    "too much in the pool": (
        lambda p: owners(p, "A", *FULL_POOL),
        "the pool holds 6 shares of A",
    ),
    "a private of a stranger": (lambda p: p.state.privates.update(X="Q"), "X belongs to Q"),
    "a private of the pool": (lambda p: p.state.privates.update(X=POOL), "X belongs to pool"),
    "a private lost": (lambda p: p.state.privates.pop("X"), r"privates \[\]"),
    "a private of what has not been started": (
        lambda p: p.state.privates.update(X="B"),
        "B is waiting and owns a private",
    ),
    "a company lost": (lambda p: p.state.companies.pop("A"), "companies"),
    "loans below nothing": (lambda p: company(p, "A", loans=-1), "A has -1 loans"),
    "a loan before the start": (
        lambda p: company(p, "B", loans=1),
        "B is waiting and has money, loans, trains or tokens",
    ),
    "money before the start": (
        lambda p: move_money(p, BANK, "B", 10),
        "B is waiting and has money, loans, trains or tokens",
    ),
    "a market token before the start": (
        lambda p: company(p, "B", cell=(0, 0), arrived=1),
        "B is waiting and has a market token",
    ),
    "no market token": (
        lambda p: company(p, "A", cell=None),
        "A is running, and its market token is at None",
    ),
    "a market token of the state": (
        lambda p: company(p, "S", cell=(0, 0), arrived=1),
        "S is running, and its market token is at",
    ),
    "a market token beside the market": (
        lambda p: company(p, "A", cell=(3, 3)),
        r"the market token of A is at \(3, 3\), where no cell is",
    ),
    "a market token from the future": (
        lambda p: company(p, "A", arrived=3),
        "A came to its cell as number 3 of 2",
    ),
    "two market tokens in one place": (
        lambda p: company(p, "M", cell=(0, 2), arrived=2),
        r"2 market tokens came to \(0, 2\) as number 2",
    ),
    "a tile that does not exist": (
        lambda p: lay(p, "B4", "99"),
        "tile 99 lies on B4 with rotation 0",
    ),
    "a tile turned too far": (lambda p: lay(p, "B4", "8", 6), "tile 8 lies on B4 with rotation 6"),
    "a tile on an off-board area": (lambda p: lay(p, "A5", "8"), "tile 8 lies on A5"),
    "a tile beside the map": (lambda p: lay(p, "Q9", "8"), "tile 8 lies on Q9"),
    "track off the map": (lambda p: lay(p, "A1", "9"), "track of A1 leads off the map"),
    "a tile too many": (
        lambda p: [lay(p, hex, "24", 0) for hex in ("A3", "B4")],
        "1 more of tile 24 lie on the map than there are",
    ),
    "a token in a town": (lambda p: put(p, "A", "C1.0"), "tokens lie in C1.0, which is no city"),
    "a token beside the map": (lambda p: put(p, "A", "Q1.0"), "tokens lie in Q1.0"),
    "a full city with one more": (lambda p: put(p, "A", "B2.0"), "2 tokens lie in B2.0"),
    "the same token twice": (lambda p: put(p, "A", "C3.0"), r"in C3.0 lie tokens of \('A', 'A'\)"),
    "a city with a token of none": (lambda p: tokens(p, "B2.0"), r"in B2.0 lie tokens of \(\)"),
    "a token of a stranger": (
        lambda p: tokens(p, "C3.0", "Q"),
        "Q is not in play and has tokens on the map",
    ),
    "a token of what has gone": (
        lambda p: (company(p, "B", status="gone"), tokens(p, "C3.0", "B")),
        "B is not in play and has tokens on the map",
    ),
    "tokens before the start": (
        lambda p: (tokens(p, "C3.0", "B"), tokens(p, "B2.0", "B")),
        "B has not been started and has 2 tokens on the map",
    ),
    "more tokens than there are": (
        lambda p: tokens(p, "C3.0", "M"),
        "M has 2 tokens on the map",
    ),
    "more tokens than the charter has left": (
        lambda p: company(p, "A", spare_tokens=(1, 2)),
        "A has 1 tokens on the map",
    ),
    "a slot kept where no city is": (
        lambda p: broken(p, reserved={"B4.0": ("B",)}),
        "a slot of B4.0 is kept for",
    ),
    "a slot kept for nobody": (
        lambda p: broken(p, reserved={"B2.0": ()}),
        r"a slot of B2.0 is kept for \(\)",
    ),
    "a slot kept for a token that lies there": (
        lambda p: broken(p, reserved={"B2.0": ("M",)}),
        r"a slot of B2.0 is kept for \['M'\], who have a token there",
    ),
    "a train that does not exist": (
        lambda p: company(p, "M", trains=("2", "9")),
        r"trains \['9'\]",
    ),
    "a train too many": (
        lambda p: company(p, "M", trains=("2", "2")),
        "of 3 2-trains 0 are left and 4 sold",
    ),
    "a train lost": (lambda p: company(p, "M", trains=()), "of 3 2-trains 0 are left and 2 sold"),
    "a train in the pool and in the depot": (
        lambda p: broken(p, pool_trains=("3",)),
        "of 2 3-trains 1 are left and 2 sold",
    ),
    "less than no trains": (
        lambda p: (company(p, "M", trains=("2", "2")), p.state.depot.update({"2": -1})),
        "of 3 2-trains -1 are left and 4 sold",
    ),
    "a number for unlimited trains": (
        lambda p: p.state.depot.update(D=5),
        "of the D-train 5 are left of None",
    ),
    "no number for limited trains": (
        lambda p: p.state.depot.pop("4"),
        "of the 4-train None are left of 1",
    ),
    "a train after its time": (
        lambda p: broken(p, phase="4"),
        "the 2-train is gone, and 3 are in play",
    ),
    "a train before its time": (
        lambda p: (company(p, "M", trains=("2", "4")), p.state.depot.update({"4": 0})),
        "a 4-train is in play before its time",
    ),
}

CHANGES = {
    "a tile taken away": (
        lambda p: broken(p, board=Board({"B2": ("6", 5)}, p.state.board.tokens)),
        "the tile of A3 is gone",
    ),
    "a tile turned": (
        lambda p: lay(p, "A3", "8", 2),
        "on A3 tile 8 does not keep what was on tile 8",
    ),
    "track broken up": (
        lambda p: lay(p, "A3", "24", 0),
        "on A3 tile 24 does not keep what was on tile 8",
    ),
    "a phase back": (lambda p: broken(p, phase="2"), "phase 2 follows phase 3"),
    "a set back": (lambda p: broken(p, set=0, number=5), "round 0.5 follows round 1.0"),
    "a round back": (lambda p: broken(p, number=-1), "round 1.-1 follows round 1.0"),
    "a company back": (lambda p: company(p, "B", status="running"), "B has come back"),
    "a turn less": (lambda p: company(p, "A", turns_begun=0), "A has had fewer turns than before"),
    "a bank whole again": (lambda p: broken(p, bank_broken=False), "the bank is whole again"),
}
