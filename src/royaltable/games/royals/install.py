"""Installing a noble, and paying for it with Country cards (RO-4).

Cards named in a payment are noted in `paid` and stay in the hand until the last one is named.
"""

from __future__ import annotations

from ...core.kernel import Ledger, kernel, note
from ...core.schema import Row
from .actions import A_INSTALL
from .bonuses import take_bonuses
from .discards import countries_from, give_up
from .schema import NOBODY, PAY, PLAY, PLOT, TITLES, WILD, WILD_COUNTRY, State, Tables
from .usurp import can_plot

# --- what a hand allows -------------------------------------------------------------------------------------------


@kernel
def can_pay(t: Tables, s: State, seat: int, country: int, title: int) -> int:
    """RO-4.4: with h matching cards of H the fewest replacements, c - h, need c + 2 (c - h) cards."""
    return 1 if WILD_COUNTRY * t.cost[title] <= s.hand_size[seat] + (WILD_COUNTRY - 1) * s.hand[seat][country] else 0


@kernel
def refuse_install(t: Tables, s: State, city: int, title: int) -> int:
    """An installation by the seat to act."""
    if t.shows[city][title] == 0:
        return 4_01_00
    holder = s.owner[city][title]
    if holder == s.seat:
        return 4_02_00
    if s.supply[s.seat] < 2:
        return 4_03_00
    country = t.country[city]
    if can_pay(t, s, s.seat, country, title) == 0:
        return 4_04_00
    return 5_03_00 if holder != NOBODY and can_plot(t, s, s.seat, country, title) == 0 else 0


@kernel
def legal_installs(t: Tables, s: State, codes: Row, n: int) -> int:
    """Append the portraits whose cost the hand can pay."""
    for i in range(t.portraits):
        city = t.portrait_city[i]
        title = t.portrait_title[i]
        if can_pay(t, s, s.seat, t.country[city], title) == 1 and refuse_install(t, s, city, title) == 0:
            codes[n] = A_INSTALL + TITLES * city + title
            n += 1
    return n


@kernel
def do_install(s: State, city: int, title: int) -> None:
    """The payment begins."""
    s.city = city
    s.title = title
    s.node = WILD


# --- Country cards ------------------------------------------------------------------------------------------------


@kernel
def refuse_wild(t: Tables, s: State, w: int) -> int:
    """RO-4.6."""
    cost = t.cost[s.title]
    if w > cost or cost - w > s.hand[s.seat][t.country[s.city]] or cost + (WILD_COUNTRY - 1) * w > s.hand_size[s.seat]:
        return 4_06_00
    return 0


@kernel
def do_wild(t: Tables, s: State, w: int, ledger: Ledger) -> None:
    """The matching cards are set aside."""
    s.wild = w
    s.paid[t.country[s.city]] = t.cost[s.title] - w
    s.left = WILD_COUNTRY * w
    s.last = NOBODY
    s.node = PAY
    if s.left == 0:
        end_of_countries(t, s, ledger)


@kernel
def refuse_pay(s: State, country: int) -> int:
    """A substitute. They are named in fixed order, so that every payment has one order (RO-11.5)."""
    if s.hand[s.seat][country] <= s.paid[country]:
        return 4_07_00
    if country < s.last:
        return 4_08_00
    return 4_09_00 if countries_from(s, country) < s.left else 0


@kernel
def do_pay(t: Tables, s: State, country: int, ledger: Ledger) -> None:
    """One substitute is named. It is named even where only one is possible (RO-11.6)."""
    s.paid[country] += 1
    s.last = country
    s.left -= 1
    if s.left == 0:
        end_of_countries(t, s, ledger)


@kernel
def end_of_countries(t: Tables, s: State, ledger: Ledger) -> None:
    """The Intrigue cards of a usurper, else the installation."""
    if s.owner[s.city][s.title] == NOBODY:
        place_cubes(t, s, ledger)
    else:
        s.node = PLOT


# --- when everything is paid --------------------------------------------------------------------------------------


@kernel
def place_cubes(t: Tables, s: State, ledger: Ledger) -> None:
    """RO-4.10, RO-5.10, RO-5.11, then bonuses. More may be installed in the same turn (RO-4.11)."""
    seat, city, title = s.seat, s.city, s.title
    give_up(s)
    victim = s.owner[city][title]
    if victim != NOBODY:
        s.cathedral[city][victim] += 1
        note(ledger, 5_10_00, victim, 0, city)
    s.owner[city][title] = seat
    s.title_cubes[title][seat] += 1
    s.supply[seat] -= 2
    take_bonuses(t, s, city, ledger)
    s.city = NOBODY
    s.title = NOBODY
    s.wild = 0
    s.plot = 0
    s.node = PLAY
