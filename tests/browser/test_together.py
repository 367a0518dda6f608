"""Café, built together: everybody at their own pace, others' areas fill meanwhile, undo takes back own steps alone."""

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Invite
from tests.browser.guest import Guest

LAPTOP = (1280, 720)
# What one is asked while one builds.
BUILDING = ", ".join(f'[data-prompt="{kind}"]' for kind in ("place", "act", "assign", "send", "store"))


def two(invite: Invite, size: tuple[int, int] = LAPTOP) -> tuple[Guest, Guest]:
    """Ana and Ben at a table of people, where building together is suggested."""
    ana, ben = invite(size=LAPTOP), invite(size=size)
    ana.front()
    ana.set_table("cafe")
    dialog = ana.page.get_by_role("dialog")
    together = dialog.get_by_role("button", name="everybody at once").or_(dialog.locator('option[value="together"]'))
    expect(together).to_have_count(1)
    dialog.locator("[data-preset=device]").click()
    assert not pressed(ana), "people at one device build one after another"
    dialog.locator("[data-preset=friends]").click()
    assert pressed(ana)
    ana.page.locator(".start").click()
    ben.page.goto(ana.page.get_by_label("Invitation link", exact=True).last.input_value())
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.locator(".sit").click()
    return ana, ben


def pressed(guest: Guest) -> bool:
    """Is building together chosen?"""
    return bool(
        guest.page.get_by_role("dialog")
        .locator('.option:has-text("Build turns")')
        .evaluate(
            """one => {
                const chosen = one.querySelector("[aria-pressed=true]")?.textContent ?? one.querySelector("select").value;
                return /once|together/.test(chosen);
            }"""
        )
    )


def own(guest: Guest) -> bool:
    return guest.page.locator(".prompt.own").count() > 0


def at(guest: Guest, number: int) -> None:
    expect(guest.page.locator(".frame")).to_have_attribute("data-number", str(number))


def choose(guest: Guest, notation: str, *others: Guest) -> None:
    """Take a choice from the list; everybody sees the step."""
    number = guest.number() + 1
    guest.page.locator(f'.drawer .choices button[data-do="{notation}"]').click()
    for one in (guest, *others):
        at(one, number)


def until_building(ana: Guest, ben: Guest) -> None:
    """Both take a card."""
    for _ in range(12):
        for guest in (ana, ben):
            expect(guest.page.locator(".prompt.own, .prompt:has(.who)")).to_be_visible()
        asked = [guest.page.locator(".prompt.own").get_attribute("data-prompt") for guest in (ana, ben) if own(guest)]
        if asked == ["place", "place"]:
            return
        picking = ana if own(ana) else ben
        expect(picking.choices.first).to_be_visible()
        choose(picking, picking.offered()[0], ben if picking is ana else ana)
    raise AssertionError("nobody builds")


def first(guest: Guest, *kinds: str) -> str:
    """The first offered choice of the first of these kinds."""
    expect(guest.choices.first).to_be_visible()
    offered = guest.offered()
    return next((notation for kind in kinds for notation in offered if notation.split()[0] == kind), offered[0])


def area(guest: Guest, selector: str) -> str:
    return str(guest.page.locator(selector).first.inner_html())


def test_two_build_at_the_same_time_undo_and_end_the_round(invite: Invite) -> None:
    ana, ben = two(invite)
    until_building(ana, ben)
    # Ben turns the card over his plan; Ana lays hers meanwhile. His card stays in his hand, hers fills her area.
    ghost = ben.page.locator(".ghost").first
    unturned = ghost.get_attribute("data-rot")
    ben.page.keyboard.press("r")
    expect(ghost).not_to_have_attribute("data-rot", unturned or "")
    turned = ghost.get_attribute("data-rot")
    before = area(ben, ".rival svg")
    choose(ana, first(ana, "place"), ben)
    ben.page.wait_for_function("before => document.querySelector('.rival svg').innerHTML !== before", arg=before)  # it fills
    assert ghost.get_attribute("data-rot") == turned, "what is in one's hand stays as it was turned"
    expect(ben.page.locator(".prompt.telling")).to_have_count(0)
    ben.picture("together-laying")
    assert ben.barriers() == []
    choose(ben, first(ben, "place"), ana)
    choose(ana, first(ana, "produce", "dry", "roast"), ben)
    choose(ben, first(ben, "produce", "dry", "roast"), ana)
    # Ana takes back her own step, though Ben's came later; his stands.
    points = ben.offered()
    number = ana.number() + 1
    ana.page.keyboard.press("u")
    at(ana, number)
    at(ben, number)
    assert ben.offered() == points
    ana.open_drawer("log")
    ana.open_drawer("choices")
    # Ana is done: a quiet mark, and she hears who is waited for.
    while own(ana):
        choose(ana, first(ana, "end"), ben)
        if ana.page.locator(".prompt:has(.who)").count():
            break
    expect(ana.page.locator(".prompt")).to_contain_text("Waiting for Ben.")
    expect(ben.page.locator(".chips .done")).to_have_count(1)
    # Until all are done she may think again: nobody has to agree to it, and nothing of Ben's is touched.
    points = ben.offered()
    number = ana.number() + 1
    ana.page.keyboard.press("u")
    at(ana, number)
    at(ben, number)
    assert own(ana)
    assert ben.offered() == points
    expect(ben.page.locator(".chips .done")).to_have_count(0)
    choose(ana, "end", ben)
    expect(ben.page.locator(".chips .done")).to_have_count(1)
    ana.picture("together-waiting")
    ben.picture("together-done")
    round_before = ben.page.locator(".rounds small").inner_text()
    assert ana.page.locator(".rounds small").inner_text() == round_before, "nothing of the next round is shown"
    for _ in range(10):
        if not ben.page.locator(f".prompt.own:is({BUILDING})").count():
            break
        number = ben.number() + 1
        ben.page.locator(f'.drawer .choices button[data-do="{first(ben, "end")}"]').click()
        at(ben, number)
    at(ana, ben.number())
    for guest in (ana, ben):
        expect(guest.page.locator(".plate .done, .chips .done")).to_have_count(0)
        expect(guest.page.locator(".rounds small")).not_to_have_text(round_before)
        assert guest.troubles == []


def test_both_at_the_same_moment_and_on_a_phone(invite: Invite) -> None:
    """Each answers the state they see, whatever the other has just done."""
    ana, ben = two(invite, PHONE)
    until_building(ana, ben)
    close = ben.page.locator(".drawer").get_by_role("button", name="Close the drawer")
    close.click()
    ben.picture("together-phone")
    ben.open_drawer("choices")
    number = ana.number()
    wanted = [first(guest, "place") for guest in (ana, ben)]
    for guest, notation in zip((ana, ben), wanted, strict=True):
        guest.page.locator(f'.drawer .choices button[data-do="{notation}"]').evaluate("button => button.click()")
    for guest in (ana, ben):
        at(guest, number + 2)
        expect(guest.page.locator('.prompt.own[data-prompt="act"]')).to_be_visible()
        expect(guest.page.locator(".toast.bad")).to_have_count(0)
    close.click()
    ben.picture("together-phone-building")
    assert ben.barriers() == []
