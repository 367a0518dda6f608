"""Identities: guests, passphrases, links, export, deletion."""

import random

from tests.server.clients import Person, people, play_out, run, two_at_a_table


def test_a_name_is_enough(server: str) -> None:
    async def story() -> None:
        async with Person(server) as ana:
            await ana.get("/api/me", status=401)
            await ana.post("/api/tables", {"game": "cafe_del_gatto", "seats": 2, "chairs": []}, status=401)
            await ana.named(" Ana\u200b\u0000 Maria ", "fr")
            me = await ana.get("/api/me")
            assert (me["name"], me["language"], me["passphrase"]) == ("Ana Maria", "fr", False)
            changed = await ana.ask("PATCH", "/api/me", {"email": "ana@example.org", "notices": False})
            assert (changed["email"], changed["notices"]) == ("ana@example.org", False)
            refused = await ana.ask("PATCH", "/api/me", {"email": "nonsense"}, status=400)
            assert refused["text"] == "bad-email"
            hook = "https://example.org/hook"
            assert (await ana.ask("PATCH", "/api/me", {"webhook": f" {hook} "}))["webhook"] == hook
            for bad in (
                "http://example.org",
                "https://",
                "https://a b.org",
                "https://me@example.org",
                "https://x:y/",
                "https://10.0.0.1",
                "https://localhost/",
                "nonsense",
            ):
                assert (await ana.ask("PATCH", "/api/me", {"webhook": bad}, status=400))["text"] == "bad-webhook"
            kept = (await ana.get("/api/me/export"))["me"]
            assert (kept["email"], kept["webhook"]) == ("ana@example.org", hook)
            removed = await ana.ask("PATCH", "/api/me", {"email": "", "webhook": ""})
            assert (removed["email"], removed["webhook"]) == ("", "")
            await ana.post("/api/me", {"name": "\u0007"}, status=400)

    run(story())


def test_the_cookie_is_signed_and_hidden_from_scripts(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana") as (ana,):
            answer = await ana.http.post("/api/me", json={"name": "Ana"})
            cookie = answer.headers["set-cookie"]
            assert "HttpOnly" in cookie
            assert "SameSite=lax" in cookie
            value = ana.http.cookies["ludocafe"]
            for forged in (value[:-1] + ("A" if value[-1] != "A" else "B"), "x" + value, value.replace(".0.", ".1."), "..", ""):
                ana.http.cookies.set("ludocafe", forged)
                answer = await ana.http.get("/api/me", headers={"cookie": f"ludocafe={forged}"})
                assert answer.status_code == 401

    run(story())


def test_an_identity_moves_to_another_device_by_passphrase_or_link(server: str) -> None:
    async def story() -> None:
        async with people(server, "Wanderer", "Ben") as (ana, ben), Person(server) as phone, Person(server) as tablet:
            id = await two_at_a_table(ana, ben)
            await ana.post("/api/me/passphrase", {"passphrase": "seven cups of coffee"})
            assert (await ben.ask("PATCH", "/api/me", {"name": "wanderer"}, status=409))["text"] == "name-taken"
            await phone.post("/api/me/login", {"name": "Wanderer", "passphrase": "six cups of coffee"}, status=403)
            await phone.post("/api/me/login", {"name": "Nobody", "passphrase": "seven cups of coffee"}, status=403)
            await phone.post("/api/me/login", {"name": " wANDERER ", "passphrase": "seven cups of coffee"})
            assert [table["id"] for table in await phone.get("/api/me/tables")] == [id]
            async with phone.live(id) as live:
                snapshot = await live.until("snapshot")
                assert snapshot["mine"] == [0]
                assert (await live.act(live.legal()[0]))["type"] == "done"
            link = await phone.post("/api/me/link")
            await tablet.post("/api/me/login", {"token": link["token"]})
            assert (await tablet.get("/api/me"))["id"] == (await ana.get("/api/me"))["id"]
            # Ending all sessions leaves only the device that asked for it.
            await tablet.post("/api/me/logout")
            await tablet.get("/api/me")
            await ana.get("/api/me", status=401)
            await phone.post("/api/me/login", {"token": link["token"]}, status=403)

    run(story())


def test_people_get_everything_known_about_them(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana", "Ben") as (ana, ben):
            id = await two_at_a_table(ana, ben)
            async with ana.live(id) as first, ben.live(id) as second:
                await first.until("snapshot")
                await first.send("chat", text="good luck")
                await second.until("chat")
                await play_out([first, second], random.Random(1).choice)
            found = await ana.get("/api/me/export")
            assert found["me"]["name"] == "Ana"
            assert [line["text"] for line in found["chats"]] == ["good luck"]
            assert found["records"][id]["result"]["places"]

    run(story())


def test_people_can_be_forgotten(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana", "Ben") as (ana, ben):
            id = await two_at_a_table(ana, ben)
            async with ana.live(id) as first, ben.live(id) as second:
                await first.until("snapshot")
                await first.send("chat", text="forget me")
                await second.until("chat")
            cookie = ana.http.cookies["ludocafe"]
            await ana.ask("DELETE", "/api/me")
            answer = await ana.http.get("/api/me", headers={"cookie": f"ludocafe={cookie}"})
            assert answer.status_code == 401
            table = await ben.get(f"/api/tables/{id}")
            assert (table["chairs"][0]["kind"], table["chairs"][0]["name"]) == ("bot", "")
            async with ben.live(id) as live:
                await live.my_turn()
                assert not [message for message in live.seen if message["type"] == "chat"]

    run(story())


def test_browsers_can_subscribe_to_notices(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana") as (ana,):
            assert await ana.get("/api/notices") == {"push": "", "letters": False, "hooks": False, "webhook": False}
            keys = {"p256dh": "BNc", "auth": "k"}
            await ana.post("/api/me/push", {"endpoint": "http://127.0.0.1/x", "keys": keys}, status=400)
            assert (await ana.post("/api/me/push", {"endpoint": "https://push.example.org/x", "keys": keys}))["push"]
            assert not (await ana.ask("DELETE", "/api/me/push"))["push"]

    run(story())
