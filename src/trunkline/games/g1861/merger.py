"""1861, chapter 7: the merger round."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from trunkline.eighteen.actions import (
    Accept,
    AddPartner,
    Convert,
    Decline,
    Merge,
    Pass,
    Withdraw,
)
from trunkline.eighteen.certificates import left_of
from trunkline.eighteen.events import Answered, Passed, Proposed, RoundEnded, RoundStarted
from trunkline.games.g1861 import formation
from trunkline.games.g1861.partners import (
    Partners,
    minors_in_play,
    owner,
    same,
    unused_publics,
    why_not_add,
    why_not_merge,
)
from trunkline.kernel import Choice, Move, Refusal, Step

if TYPE_CHECKING:
    from trunkline.games.g1861.types import Pos

CONVERSION_ZONE = "convert"


def _why_not_into(pos: Pos, public: str) -> Refusal | None:
    """Why a public cannot be formed now (1861-7-9)."""
    if public not in unused_publics(pos):
        return pos.refuse("no-unused-public", company=public)
    return None


# --- conversion ------------------------------------------------------------------


def in_conversion_zone(pos: Pos, minor: str) -> bool:
    """Whether a minor's token is where it may convert (1861-7.1-1)."""
    cell = pos.state.companies[minor].cell
    return cell is not None and CONVERSION_ZONE in pos.title.market.cells[cell].marks


def _why_not_convert(pos: Pos, step: MergerRound, action: Convert) -> Refusal | None:
    if action.company != step.company:
        return pos.refuse("not-this-minor", company=action.company, turn=step.company)
    if not in_conversion_zone(pos, action.company):
        return pos.refuse("not-in-conversion-zone", company=action.company)
    return _why_not_into(pos, action.into)


def _offer_conversions(pos: Pos, step: MergerRound, seat: str) -> Iterator[Choice]:
    if in_conversion_zone(pos, step.company):
        for public in unused_publics(pos):
            yield Convert(seat, step.company, public)


def _convert(pos: Pos, step: MergerRound, action: Convert) -> None:
    formation.convert(pos, action.company, action.into)


# --- the first partner -------------------------------------------------------------


def _why_not_first(pos: Pos, step: MergerRound, action: AddPartner) -> Refusal | None:
    if action.company != step.company:
        return pos.refuse("not-this-minor", company=action.company, turn=step.company)
    return why_not_add(pos, (step.company,), action.partner, step.dropped)


def _offer_first(pos: Pos, step: MergerRound, seat: str) -> Iterator[Choice]:
    for partner in minors_in_play(pos):
        action = AddPartner(seat, step.company, partner)
        if _why_not_first(pos, step, action) is None:
            yield action


def _propose(pos: Pos, step: MergerRound, action: AddPartner) -> None:
    pos.push(Proposal((action.company, action.partner)))


# --- pass --------------------------------------------------------------------------


def _offer_pass(pos: Pos, step: MergerRound, seat: str) -> Iterator[Choice]:
    yield Pass(seat)


def _why_not_pass(pos: Pos, step: MergerRound, action: Pass) -> Refusal | None:
    return None


def _pass(pos: Pos, step: MergerRound, action: Pass) -> None:
    step.next_minor()
    pos.emit(Passed(action.seat, "MergerRound"))


class MergerRound(Step):
    """Minors get the chance to convert or to merge, one after the other (1861-7-2)."""

    begun: bool = False
    minors: tuple[str, ...] = ()
    """Those still to have their turn, in the operating order of the beginning (7-4)."""
    dropped: tuple[Partners, ...] = ()
    """Mergers that the present minor proposed to others in vain (1861-7-10)."""

    moves: ClassVar[tuple[Move[Any], ...]] = (
        Move(Convert, _offer_conversions, _why_not_convert, _convert),
        Move(AddPartner, _offer_first, _why_not_first, _propose),
        Move(Pass, _offer_pass, _why_not_pass, _pass),
    )

    @property
    def company(self) -> str:
        """The minor whose turn it is."""
        return self.minors[0]

    def seats(self, pos: Pos) -> tuple[str, ...]:
        return (owner(pos, self.company),)

    def run(self, pos: Pos) -> bool:
        if not self.begun:
            self.begun = True
            self.minors = tuple(minors_in_play(pos))
            pos.emit(RoundStarted("merger", pos.state.set, pos.state.number))
        while self.minors and not self._has_choice(pos):
            self.next_minor()
        if self.minors:
            return False
        pos.emit(RoundEnded("merger", pos.state.set, pos.state.number))
        pos.pop()
        return True

    def next_minor(self) -> None:
        """The turn goes to the next minor."""
        self.minors = self.minors[1:]
        self.dropped = ()

    def _has_choice(self, pos: Pos) -> bool:
        """Whether the minor has anything but passing to choose from (option merger_asked)."""
        if pos.state.companies[self.company].status != "running":
            return False
        if pos.title.options.merger_asked == "every_minor":
            return True
        seat = owner(pos, self.company)
        offered = (choice for move in self.moves[:-1] for choice in move.offers(pos, self, seat))
        return next(offered, None) is not None


# --- a proposal ----------------------------------------------------------------------


def _round(pos: Pos) -> MergerRound:
    """The merger round below the steps of a proposal."""
    for step in reversed(pos.state.stack):
        if isinstance(step, MergerRound):
            return step
    raise AssertionError("a proposal is made in a merger round only")


def _drop(pos: Pos, partners: Partners) -> None:
    """Others were asked in vain: the minor may choose something else (1861-7-10)."""
    while not isinstance(pos.top, MergerRound):
        pos.pop()
    pos.top.dropped = (*pos.top.dropped, same(partners))


def _why_not_proposer(pos: Pos, step: Proposal, company: str) -> Refusal | None:
    if company != step.company:
        return pos.refuse("not-this-minor", company=company, turn=step.company)
    return None


def _why_not_further(pos: Pos, step: Proposal, action: AddPartner) -> Refusal | None:
    if refusal := _why_not_proposer(pos, step, action.company):
        return refusal
    return why_not_add(pos, step.partners, action.partner, _round(pos).dropped)


def _offer_further(pos: Pos, step: Proposal, seat: str) -> Iterator[Choice]:
    for partner in minors_in_play(pos):
        action = AddPartner(seat, step.company, partner)
        if _why_not_further(pos, step, action) is None:
            yield action


def _add(pos: Pos, step: Proposal, action: AddPartner) -> None:
    step.partners = (*step.partners, action.partner)


def _why_not_merge(pos: Pos, step: Proposal, action: Merge) -> Refusal | None:
    if refusal := _why_not_proposer(pos, step, action.company):
        return refusal
    if refusal := _why_not_into(pos, action.into):
        return refusal
    return _why_not_together(pos, step)


def _why_not_together(pos: Pos, step: Proposal) -> Refusal | None:
    """Why the minors named so far may not merge without further ones."""
    if same(step.partners) in _round(pos).dropped:
        return pos.refuse("proposed-before", minors=step.partners)
    return why_not_merge(pos, step.partners)


def _offer_mergers(pos: Pos, step: Proposal, seat: str) -> Iterator[Choice]:
    if _why_not_together(pos, step) is None:
        for public in unused_publics(pos):
            yield Merge(seat, step.company, public)


def _merge(pos: Pos, step: Proposal, action: Merge) -> None:
    owners = {owner(pos, minor) for minor in step.partners}
    asked = tuple(seat for seat in left_of(pos, action.seat) if seat in owners - {action.seat})
    if not asked or pos.title.options.merger_consent == "assumed":
        pos.pop()
        formation.merge(pos, step.partners, action.into)
        return
    pos.push(Consent(action.seat, step.partners, action.into, asked))
    pos.emit(Proposed(action.seat, asked, "merger"))


def _offer_withdrawal(pos: Pos, step: Proposal, seat: str) -> Iterator[Choice]:
    yield Withdraw(seat)


def _why_not_withdraw(pos: Pos, step: Proposal, action: Withdraw) -> Refusal | None:
    return None


def _withdraw(pos: Pos, step: Proposal, action: Withdraw) -> None:
    pos.pop()  # 1861-7-10: nobody was asked, so that it may be proposed after all
    pos.emit(Answered(action.seat, "withdrawn", "merger"))


class Proposal(Step):
    """The owner of a minor puts a merger together, partner by partner."""

    partners: Partners

    moves: ClassVar[tuple[Move[Any], ...]] = (
        Move(AddPartner, _offer_further, _why_not_further, _add),
        Move(Merge, _offer_mergers, _why_not_merge, _merge),
        Move(Withdraw, _offer_withdrawal, _why_not_withdraw, _withdraw),
    )

    @property
    def company(self) -> str:
        """The minor that proposes the merger."""
        return self.partners[0]

    def seats(self, pos: Pos) -> tuple[str, ...]:
        return (owner(pos, self.company),)


# --- the agreement of the other owners --------------------------------------------------


def _why_not_answer(pos: Pos, step: Consent, action: Accept | Decline) -> Refusal | None:
    if action.seat != step.asked[0]:
        return pos.refuse("merger-not-asked", asked=step.asked[0])
    return None


def _offer_accept(pos: Pos, step: Consent, seat: str) -> Iterator[Choice]:
    if seat == step.asked[0]:
        yield Accept(seat)


def _offer_decline(pos: Pos, step: Consent, seat: str) -> Iterator[Choice]:
    if seat == step.asked[0]:
        yield Decline(seat)


def _accept(pos: Pos, step: Consent, action: Accept) -> None:
    step.asked = step.asked[1:]
    pos.emit(Answered(action.seat, "accepted", "merger"))
    if not step.asked:
        while not isinstance(pos.top, MergerRound):
            pos.pop()
        formation.merge(pos, step.partners, step.into)


def _decline(pos: Pos, step: Consent, action: Decline) -> None:
    _drop(pos, step.partners)
    pos.emit(Answered(action.seat, "declined", "merger"))


def _offer_recall(pos: Pos, step: Consent, seat: str) -> Iterator[Choice]:
    if seat == step.by:
        yield Withdraw(seat)


def _why_not_recall(pos: Pos, step: Consent, action: Withdraw) -> Refusal | None:
    return None if action.seat == step.by else pos.refuse("merger-not-yours", by=step.by)


def _recall(pos: Pos, step: Consent, action: Withdraw) -> None:
    _drop(pos, step.partners)
    pos.emit(Answered(action.seat, "withdrawn", "merger"))


class Consent(Step):
    """The other owners accept or decline a merger, one after the other (1861-7-3)."""

    by: str
    """Who proposed it, and may withdraw it until all have agreed."""
    partners: Partners
    into: str
    asked: tuple[str, ...]
    """Whose answer is still missing."""

    moves: ClassVar[tuple[Move[Any], ...]] = (
        Move(Accept, _offer_accept, _why_not_answer, _accept),
        Move(Decline, _offer_decline, _why_not_answer, _decline),
        Move(Withdraw, _offer_recall, _why_not_recall, _recall),
    )

    def seats(self, pos: Pos) -> tuple[str, ...]:
        return (self.asked[0], self.by)


STEPS = (MergerRound, Proposal, Consent, *formation.STEPS)
