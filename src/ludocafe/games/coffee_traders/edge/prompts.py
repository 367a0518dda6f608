"""What the words of a question need to know."""

from ludocafe.core.model import Fields
from ludocafe.games.coffee_traders.edge.names import Names, asked
from ludocafe.games.coffee_traders.edge.notation import seen_seat
from ludocafe.games.coffee_traders.rules.decisions import TradersState
from ludocafe.games.coffee_traders.rules.phases import sell
from ludocafe.games.coffee_traders.rules.state import COOPS, HOME, ROWS


def told(names: Names, state: TradersState) -> Fields:
    """The fields of the question that is asked."""
    question, arguments = asked(state)
    player = int(state.actor())
    match question.name:
        case "space":
            row = arguments["plantation_row"]
            return {"level": int(state.parts.item_level[row * 5 + state.next_item[player * ROWS + row]])}
        case "animal" | "join_trade":
            return {"coop": names.coops[arguments["coop"]]}
        case "serve":
            return {"coop": names.coops[arguments["coop"]], "number": int(state.town[arguments["coop"]])}
        case "on":
            return {"coop": names.coops[arguments["coop"]], "owner": seen_seat(state, arguments["owner"])}
        case "own" | "help":
            return {"workers": int(state.workers[player])}
        case "penalty":
            return {"amount": arguments["price"] * arguments["empty"] - arguments["paid"]}
        case "remove" | "spend":
            return {"amount": arguments["left"]}
        case "site":
            return {"building": names.buildings[arguments["building"]]}
        case "join_build":
            where = arguments["where"]
            coop = names.coops[where] if where < COOPS else "none"
            return {"leader": arguments["leader"], "where": "home" if where == HOME else "coop", "coop": coop}
        case "give_leader":
            return {"leader": arguments["leader"]}
        case "type":
            return {"number": int(state.parts.slot_n[arguments["bar_slot"]])}
        case "luwak_line":
            coffee = int(sell.line_type(state, player, arguments["letter"], arguments["line"]))
            return {"letter": names.letters[arguments["letter"]], "coffee": names.coffees[coffee]}
        case "luwak_bar":
            number = int(state.parts.slot_n[arguments["bar_slot"]])
            return {"number": number, "coffee": names.coffees[arguments["coffee"]]}
        case "swap":
            return {"coffee": names.coffees[arguments["target"]], "amount": arguments["left"]}
        case "option":
            return {"letter": names.letters[arguments["letter"]]}
    return {}
