"""The options of 1861: one field each, under the names of the rule reference (4.2)."""

from __future__ import annotations

from typing import Literal

from trunkline.kernel import Options, Value


class Options1861(Options, frozen=True, kw_only=True):
    """Every option with its values; the defaults are the rulebook's."""

    operating_tie: Literal["right_first", "left_first"] = "right_first"
    director_sale_drop: Literal["once_per_turn", "per_sale"] = "once_per_turn"
    players_two: Literal[False, True] = False
    private_auction_pass: Literal["final", "decline_may_rejoin"] = "final"
    private_auction_reduced: Literal["ascending", "first_taker"] = "ascending"
    first_minor_offer: Literal["compulsory", "normal_turns"] = "compulsory"
    city_blocking: Literal["full_city", "any_foreign_token"] = "full_city"
    network_circles: Literal["one_station", "each_circle"] = "one_station"
    sold_out_top: Literal["every_column", "row_0_only"] = "every_column"
    merger_price_floor: Literal[70, 100] = 70
    merger_director_tie: Literal["first_in_order", "first_with_two"] = "first_in_order"
    merger_no_majority: Literal["first_must_buy", "any_partner_may_buy"] = "first_must_buy"
    merger_connection: Literal["one_to_all", "chain"] = "one_to_all"
    merger_asked: Literal["able", "every_minor"] = "able"
    merger_same_hex: Literal[True, False] = True
    merger_token_cost: Literal["by_number", "by_token"] = "by_number"
    merger_consent: Literal["required", "assumed"] = "required"
    conversion_share_sale: Literal["two_steps", "one_circuit"] = "two_steps"
    discard_order: Literal["operating_order", "company_list"] = "operating_order"
    nizhnii_upgrade_cost: Literal[0, 20] = 0
    rsr_operator: Literal["automatic", "priority_holder"] = "automatic"
    rsr_purchases: Literal["one_by_one", "at_once"] = "one_by_one"
    rsr_buys_after_8: Literal[False, True] = False
    bank_then_8: Literal["bank_ends_game", "eight_overrides"] = "bank_ends_game"
    end_privates: Literal["face_value", "none"] = "face_value"
    two_plus_two: Literal[True, False] = True
    special_train_supply: Literal["unlimited", "two_5+5E", "two_each"] = "unlimited"
    redeem_actions: Literal["any", "one"] = "any"
    yellow_plain_supply: Literal["unlimited", 46] = "unlimited"
    start_unconnected: Literal["circle", "hex"] = "circle"
    home_token_time: Literal["after_auction", "first_bid"] = "after_auction"
    market: Literal["grid", "column"] = "grid"
    token_distance: Literal["grid", "on_map"] = "grid"
    route_policy: Literal["declared", "optimal"] = "declared"
    trade_consent: Literal["required", "assumed"] = "required"
    start: Literal["random", "first"] = "random"


PLAYERS = (3, 4, 5, 6)
MORE_PLAYERS: dict[int, dict[str, Value]] = {2: {"players_two": True}}
EXCLUDED: tuple[dict[str, Value], ...] = (
    {"two_plus_two": False, "special_train_supply": "two_each"},
)
"""Two of a train that is not in the game."""

RULESETS: dict[str, dict[str, Value]] = {
    "rulebook": {},
    "18xx.games": {
        "director_sale_drop": "per_sale",
        "players_two": True,
        "private_auction_pass": "decline_may_rejoin",
        "private_auction_reduced": "first_taker",
        "first_minor_offer": "normal_turns",
        "network_circles": "each_circle",
        "sold_out_top": "row_0_only",
        "merger_price_floor": 100,
        "merger_director_tie": "first_with_two",
        "merger_no_majority": "any_partner_may_buy",
        "merger_connection": "chain",
        "merger_same_hex": False,
        "merger_token_cost": "by_token",
        "merger_consent": "assumed",
        "conversion_share_sale": "one_circuit",
        "discard_order": "company_list",
        "nizhnii_upgrade_cost": 20,
        "rsr_operator": "priority_holder",
        "rsr_purchases": "at_once",
        "rsr_buys_after_8": True,
        "bank_then_8": "eight_overrides",
        "redeem_actions": "one",
        "start_unconnected": "hex",
        "home_token_time": "first_bid",
        "trade_consent": "assumed",
        "start": "first",
    },
}
"""Named settings of the options; an option that is not named keeps its default."""

SOURCES: dict[str, str] = {
    "operating_tie": "C-01",
    "director_sale_drop": "C-03",
    "players_two": "C-06",
    "private_auction_pass": "C-07",
    "private_auction_reduced": "C-08",
    "first_minor_offer": "C-09",
    "city_blocking": "C-10",
    "network_circles": "O-06",
    "sold_out_top": "C-11",
    "merger_price_floor": "C-13",
    "merger_director_tie": "C-14",
    "merger_no_majority": "C-15",
    "merger_connection": "C-16",
    "merger_asked": "1861-7-2",
    "merger_same_hex": "C-16",
    "merger_token_cost": "1861-7.2-18",
    "merger_consent": "C-17",
    "conversion_share_sale": "C-18",
    "discard_order": "C-19",
    "nizhnii_upgrade_cost": "C-20",
    "rsr_operator": "C-22",
    "rsr_purchases": "O-09",
    "rsr_buys_after_8": "C-25",
    "bank_then_8": "C-28",
    "end_privates": "C-30",
    "two_plus_two": "C-31",
    "special_train_supply": "C-31",
    "redeem_actions": "C-36",
    "yellow_plain_supply": "C-37",
    "start_unconnected": "C-39",
    "home_token_time": "C-42",
    "market": "C-45",
    "token_distance": "O-13",
    "route_policy": "O-24",
    "trade_consent": "O-29, O-30",
    "start": "O-01",
}
"""Where the rule reference explains each option."""
