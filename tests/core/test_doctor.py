"""``ludocafe doctor`` says what is wrong and how to mend it."""

import json
import sqlite3
from pathlib import Path

import pytest

from ludocafe.cli.console import words_for
from ludocafe.cli.doctor import examine
from ludocafe.core.words import LANGUAGES
from tests.core.test_cli import run_command


def grades(database: str) -> dict[str, str]:
    return {finding.name: finding.grade for finding in examine(database)}


def test_missing_database_is_a_note(tmp_path: Path) -> None:
    assert grades(str(tmp_path / "new.sqlite3"))["database-absent"] == "note"


def test_file_that_is_no_database_is_reported_as_fault(tmp_path: Path) -> None:
    file = tmp_path / "bad.sqlite3"
    file.write_text("this is not a database, only some text that is long enough to be read", encoding="utf-8")
    assert grades(str(file))["database-unreachable"] == "bad"
    result = run_command("doctor", "--database", str(file))
    assert result.returncode == 2 and "does not answer" in result.stdout


@pytest.mark.parametrize(("version", "name"), [("0000", "database-outdated"), ("9999", "database-newer")])
def test_the_schema_version_is_compared(tmp_path: Path, version: str, name: str) -> None:
    file = tmp_path / "old.sqlite3"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.execute("INSERT INTO alembic_version VALUES (?)", (version,))
    connection.close()
    assert name in grades(str(file))


def test_an_unreachable_postgresql_is_named() -> None:
    assert grades("postgresql://nobody@127.0.0.1:1/none")["database-unreachable"] == "bad"


def test_every_finding_has_words_and_a_way_out(tmp_path: Path) -> None:
    for database in (str(tmp_path / "new.sqlite3"), "postgresql://nobody@127.0.0.1:1/none"):
        for finding in examine(database):
            for language in LANGUAGES:
                words = words_for(language)
                assert words.has(f"doctor-{finding.name}")
                assert not finding.fix or words.has(f"doctor-{finding.name}-fix")


def test_json(tmp_path: Path) -> None:
    result = run_command("doctor", "--json", "--database", str(tmp_path / "new.sqlite3"))
    assert {"name", "grade", "fields", "fix"} == set(json.loads(result.stdout)[0])
