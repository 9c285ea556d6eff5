"""The sheet of an 18xx game: it says of everything what the state says."""

from __future__ import annotations

from tests.scenes.conftest import first_moment
from trunkline import scenes
from trunkline.eighteen.actions import LayTile, PayDividend, Route, RunTrains
from trunkline.eighteen.market import price_of
from trunkline.eighteen.routes import revenue
from trunkline.kernel import Game
from trunkline.scenes.eighteen.model import EighteenSheet


def sheet_of(game: Game) -> EighteenSheet:
    shown = scenes.scene(game, game.decisions[0].seat if game.decisions else None)
    assert isinstance(shown.sheet, EighteenSheet)
    return shown.sheet


def test_money_shares_and_trains_are_those_of_the_state(played: Game) -> None:
    game = played.at(250)
    sheet = sheet_of(game)
    assert {player.seat: player.cash for player in sheet.players} == {
        seat: game.state.cash[seat] for seat in game.title.seats
    }
    for company in sheet.companies:
        assert company.cash == game.state.cash[company.id]
        assert company.trains == game.state.companies[company.id].trains
        cell = game.state.companies[company.id].cell
        assert company.price == (price_of(game.position, company.id) if cell else None)
    assert {train.id: train.left for train in sheet.trains} == {
        kind: game.state.depot.get(kind) for kind in game.position.title.trains
    }


def test_the_order_of_operating_is_numbered(played: Game) -> None:
    places = [company.acts for company in sheet_of(played.at(250)).companies if company.acts]
    assert sorted(places) == list(range(1, len(places) + 1))


def test_every_track_of_a_route_is_on_the_drawing(played: Game) -> None:
    game = first_moment(played, "RunStep")
    shown = scenes.scene(game, game.decisions[0].seat)
    assert shown.sheet is not None
    running = shown.sheet.running
    assert running is not None
    assert running.best
    for run in running.best:
        assert run.tracks
        assert len(run.stops) >= 2
        for track in (*run.tracks, *(f"hex-{hex}" for hex in run.hexes)):
            assert f'id="{track}"' in shown.drawings["map"]
    assert sum(run.value or 0 for run in running.best) == running.revenue == running.bound


def test_routes_made_of_links_can_be_judged(played: Game) -> None:
    game = first_moment(played, "RunStep")
    running = sheet_of(game).running
    assert running is not None
    for link in running.links:
        route = Route(running.trains[0], link.hexes)
        action = RunTrains(game.decisions[0].seat, running.company, (route,))
        told = scenes.judge(game, action)
        assert (told.refusal is None) == (game.why_not(action) is None)
        if told.refusal is None:
            assert told.revenue == revenue(game.position, running.company, (route,))


def test_routes_are_not_looked_for_on_behalf_of_spectators(played: Game) -> None:
    game = first_moment(played, "RunStep")
    shown = scenes.scene(game)
    assert shown.sheet is not None
    assert shown.sheet.running is not None
    assert shown.sheet.running.best == ()


def test_the_last_run_can_be_shown(played: Game) -> None:
    number = next(n for n, action in enumerate(played.log) if isinstance(action, RunTrains))
    run = sheet_of(played.at(number + 1)).last_run
    assert run is not None
    assert [each.hexes for each in run.runs] == [r.hexes for r in played.log[number].routes]
    assert sheet_of(played.at(number)).last_run is None


def test_price_moves_are_what_the_actions_do(played: Game) -> None:
    number = next(n for n, action in enumerate(played.log) if isinstance(action, PayDividend))
    before = played.at(number)
    moves = sheet_of(before).moves
    taken = played.log[number]
    after = played.at(number + 1)
    price = price_of(after.position, taken.company)
    assert price in {move.price for move in moves if move.company == taken.company}


def test_the_tile_chart_holds_every_legal_lay(played: Game) -> None:
    game = first_moment(played, "TrackStep")
    chart = scenes.tile_chart(game)
    lays = [choice for choice in game.legal() if isinstance(choice, LayTile)]
    assert lays
    for lay in lays:
        assert lay.rotation in chart.may_come[lay.hex][lay.tile]


def test_components_have_a_drawing_for_every_rotation(start: Game) -> None:
    components = scenes.components(start).eighteen
    assert components is not None
    assert all(len(tile.faces) == 6 for tile in components.tiles)
    assert set(components.hexes) == set(start.position.title.map.hexes)
    assert all("<svg" in charter.token for charter in components.charters)
