"""1861, 6.8: what a new phase brings, in the middle of the buyer's turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from trunkline.eighteen.actions import DiscardTrain, GiveUp, Pass
from trunkline.eighteen.certificates import director
from trunkline.eighteen.components import TrainKind
from trunkline.eighteen.events import CompanyGone, Passed, PhaseStarted
from trunkline.eighteen.order import operating_order
from trunkline.eighteen.state import GONE
from trunkline.eighteen.trains import discard, excess, in_phase, remove_obsolete
from trunkline.games.g1861.ending import first_eight_sold
from trunkline.games.g1861.national import nationalise, nationalise_privates
from trunkline.kernel import Choice, Move, Refusal, Step

if TYPE_CHECKING:
    from trunkline.games.g1861.types import Pos

NO_NEW_MINORS = "5"
PRIVATES_NATIONALISED = "6"
MINORS_NATIONALISED = "8"
TRAINS_REMOVED = ("4", "6", "8")
"""The phases at whose start trains vanish, and with them companies may (1861-6.8.4-1, -8)."""


def train_bought(pos: Pos, kind: TrainKind, buyer: str) -> None:
    """A new train has been bought from the bank: the first of its type may start a phase."""
    if kind.phase and not in_phase(pos, kind.phase):
        start_phase(pos, kind.phase, buyer)


def start_phase(pos: Pos, phase: str, buyer: str) -> None:
    """Carry out the start of a phase; what has to be decided is put on the stack.

    The order is that of 1861-6.8.2-3: the phase itself, obsolete trains, privates, minors;
    then trainless publics and discards, before the buyer's turn goes on. The buyer itself
    may be among those that are nationalised (O-12).
    """
    pos.state.phase = phase
    pos.emit(PhaseStarted(phase))
    remove_obsolete(pos, phase)
    if phase == NO_NEW_MINORS:
        withdraw_unstarted_minors(pos)
    if phase == PRIVATES_NATIONALISED:
        nationalise_privates(pos)
    if phase == MINORS_NATIONALISED:
        # The end is announced first: payments that break the bank no longer matter.
        first_eight_sold(pos)
    questions: tuple[str, ...] = ()
    if phase in TRAINS_REMOVED:
        _nationalise_minors(pos, with_trains=phase == MINORS_NATIONALISED)
        questions = tuple(name for name in _trainless(pos) if _kind(pos, name) == "public")
    pos.push(TrainlessPublics(questions), DiscardTrains())


def withdraw_unstarted_minors(pos: Pos) -> None:
    """Minors that were not started are out, and no slot is kept for them (1861-6.5.3-4)."""
    state = pos.state
    out = [
        name
        for name, charter in pos.title.charters.items()
        if charter.kind == "minor" and state.companies[name].status == "waiting"
    ]
    for name in out:
        state.companies[name].status = "gone"
        state.certificates[name] = (GONE,) * len(state.certificates[name])
        pos.emit(CompanyGone(name, "unstarted"))
    kept = {
        city: tuple(owner for owner in owners if owner not in out)
        for city, owners in state.reserved.items()
    }
    state.reserved = {city: owners for city, owners in kept.items() if owners}


def _nationalise_minors(pos: Pos, *, with_trains: bool) -> None:
    doomed = operating_order(pos) if with_trains else _trainless(pos)
    for name in doomed:
        if _kind(pos, name) == "minor":
            nationalise(pos, name)


def _trainless(pos: Pos) -> list[str]:
    """The companies without a train that have operated (1861-6.8.4-6), in operating order."""
    companies = pos.state.companies
    return [
        name
        for name in operating_order(pos)
        if not companies[name].trains and companies[name].turns_begun
    ]


def _kind(pos: Pos, company: str) -> str:
    return pos.title.charters[company].kind


# --- trainless publics -------------------------------------------------------


def _offer_giving_up(pos: Pos, step: TrainlessPublics, seat: str) -> Iterator[Choice]:
    yield GiveUp(seat, step.company)


def _why_not_give_up(pos: Pos, step: TrainlessPublics, action: GiveUp) -> Refusal | None:
    if action.company != step.company:
        return pos.refuse("not-asked-to-give-up", company=action.company, turn=step.company)
    return None


def _give_up(pos: Pos, step: TrainlessPublics, action: GiveUp) -> None:
    step.companies = step.companies[1:]
    nationalise(pos, action.company)


def _keep(pos: Pos, step: TrainlessPublics, action: Pass) -> None:
    step.companies = step.companies[1:]
    pos.emit(Passed(action.seat, "TrainlessPublics"))


class TrainlessPublics(Step):
    """Directors of publics that lost their trains may have them nationalised (C-35)."""

    companies: tuple[str, ...]
    """Those still to be asked about, in operating order."""

    moves: ClassVar[tuple[Move[Any], ...]] = (
        Move(GiveUp, _offer_giving_up, _why_not_give_up, _give_up),
        Move(Pass, lambda pos, step, seat: (Pass(seat),), lambda pos, step, action: None, _keep),
    )

    @property
    def company(self) -> str:
        """The public whose director is asked."""
        return self.companies[0]

    def seats(self, pos: Pos) -> tuple[str, ...]:
        head = director(pos, self.company)
        assert head is not None
        return (head,)

    def run(self, pos: Pos) -> bool:
        companies = pos.state.companies
        self.companies = tuple(
            name
            for name in self.companies
            if companies[name].status == "running" and not companies[name].trains
        )
        if self.companies:
            return False
        pos.pop()
        return True


# --- trains over the limit ---------------------------------------------------


def first_over_limit(pos: Pos) -> str | None:
    """The company that has to discard next (1861-6.5.8-10, C-19)."""
    order = operating_order(pos)
    if pos.title.options.discard_order == "company_list":
        order = [name for name in pos.title.charters if name in order]
    return next((name for name in order if excess(pos, name)), None)


def _offer_discards(pos: Pos, step: DiscardTrains, seat: str) -> Iterator[Choice]:
    for train in dict.fromkeys(pos.state.companies[step.company].trains):
        yield DiscardTrain(seat, step.company, train)


def _why_not_discard(pos: Pos, step: DiscardTrains, action: DiscardTrain) -> Refusal | None:
    if action.company != step.company:
        return pos.refuse("not-discarding", company=action.company, turn=step.company)
    trains = pos.state.companies[step.company].trains
    if action.train not in trains:
        return pos.refuse("no-such-train-to-discard", train=action.train, trains=trains)
    return None


def _discard(pos: Pos, step: DiscardTrains, action: DiscardTrain) -> None:
    discard(pos, action.company, action.train)


class DiscardTrains(Step):
    """Companies over their limit put trains into the bank pool, one company after the other."""

    company: str = ""
    """The company that discards now."""

    moves: ClassVar[tuple[Move[Any], ...]] = (
        Move(DiscardTrain, _offer_discards, _why_not_discard, _discard),
    )

    def seats(self, pos: Pos) -> tuple[str, ...]:
        head = director(pos, self.company)
        assert head is not None
        return (head,)

    def run(self, pos: Pos) -> bool:
        self.company = first_over_limit(pos) or ""
        if self.company:
            return False
        pos.pop()
        return True


STEPS = (TrainlessPublics, DiscardTrains)
