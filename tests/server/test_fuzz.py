"""Property-based fuzzing of the HTTP API by its own OpenAPI document: whatever is sent, the server does not break."""

from typing import Any

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok

EXAMPLES = 12  # per operation


def test_the_document_describes_every_path(server: str) -> None:
    document = httpx.get(f"{server}/api/schema/openapi.json").json()
    assert document == httpx.get(f"{server}/api/schema").json()
    assert {"/api/me", "/api/games", "/api/tables", "/api/tables/{id}/join"} <= set(document["paths"])


def test_no_request_makes_the_server_fail(server: str) -> None:
    with httpx.Client(base_url=server, headers={"X-Ludocafe": "1"}) as client:
        client.post("/api/me", json={"name": "Fuzz"})
        chairs = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        table = client.post("/api/tables", json={"game": "cafe_del_gatto", "seats": 2, "chairs": chairs}).json()
        cookie = f"ludocafe={client.cookies['ludocafe']}"
    schema = schemathesis.openapi.from_url(f"{server}/api/schema/openapi.json")
    tried = 0
    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        operation = result.ok()
        if operation.path == "/api/me" and operation.method.upper() == "DELETE":
            continue  # the identity is needed to the end

        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            database=None,
            derandomize=True,
            phases=(Phase.explicit, Phase.generate),
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(), known=st.booleans())
        def attack(case: schemathesis.Case[Any], known: bool) -> None:
            nonlocal tried
            if known and "id" in case.path_parameters:
                case.path_parameters["id"] = table["id"]
            response = case.call(headers={"X-Ludocafe": "1", "Cookie": cookie})
            case.validate_response(response, checks=[not_a_server_error])
            tried += 1

        attack()
    assert tried > 200
