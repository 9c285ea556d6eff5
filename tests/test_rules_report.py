"""The report on rules without a test."""

from pathlib import Path

import pytest

from tools import rules_report
from tools.rules_report import Reference, citations, report, table
from trunkline.resources import rules_text
from trunkline.words.rulebook import referenced_titles

TESTS = Path(__file__).parent
BASICS = "games/g1999/untested/basics.toml"

PAGE = """# 1999: rule reference

### 1 Beginning
- **1999-1-1** [K] Somebody begins.
- **1999-1-2** [K] Somebody else goes on,
  clockwise.

### 2.3 Ending
- **1999-2.3-1** [D] It ends.
- **1999-2.3-2** [D] Players should be polite.

### F-1 Figures
- **1999-EX-1** (K 1) *An example.*
- **C-01 Who begins** The rulebooks differ.
"""


@pytest.fixture
def tests(tmp_path):
    """A folder of tests and reasons, to be filled in."""

    class Folder:
        path = tmp_path

        def cite(self, *ids, name="test_one.py"):
            path = tmp_path / "games" / "g1999" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            marks = "\n".join(f'@pytest.mark.rule("{id}")' for id in ids)
            path.write_text(f"import pytest\n\n{marks}\ndef test_it():\n    assert True\n")

        def explain(self, text, name="basics.toml"):
            path = tmp_path / "games" / "g1999" / "untested" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)

        def report(self):
            return report([Reference.read("1999", PAGE)], tmp_path)

    return Folder()


def test_the_entries_of_a_reference():
    reference = Reference.read("1999", PAGE)
    assert list(reference.rules) == [
        "1999-1-1",
        "1999-1-2",
        "1999-2.3-1",
        "1999-2.3-2",
        "1999-EX-1",
    ]
    assert reference.others == {"1999-C-01", "1999-F-1"}
    assert reference.chapters() == {
        "1": ["1999-1-1", "1999-1-2"],
        "2": ["1999-2.3-1", "1999-2.3-2"],
        "EX": ["1999-EX-1"],
    }


def test_rules_without_test_and_reason_are_listed(tests):
    tests.cite("1999-1-1", "1999-EX-1", "1999-C-01", "1999-F-1")
    tests.explain('"1999-2.3-2" = "advice"')
    found = tests.report()
    assert [rule.id for rule in found.undecided] == ["1999-1-2", "1999-2.3-1"]
    assert found.faults == []
    assert not found.is_clean
    assert found.tested["1999-1-1"] == ["games/g1999/test_one.py:3"]


def test_nothing_left(tests):
    tests.cite("1999-1-1", "1999-1-2", "1999-2.3-1")
    tests.explain('"1999-2.3-2" = "advice"\n"1999-EX-1" = "a picture"')
    assert tests.report().is_clean


def test_the_counts_by_chapter(tests):
    tests.cite("1999-1-1", "1999-EX-1", "1999-C-01")
    tests.explain('"1999-2.3-2" = "advice"')
    lines = list(table(Reference.read("1999", PAGE), tests.report()))
    assert [line.split() for line in lines[1:5]] == [
        ["1", "2", "1", "0", "1"],
        ["2", "2", "0", "1", "1"],
        ["EX", "1", "1", "0", "0"],
        ["all", "5", "2", "1", "2"],
    ]
    assert lines[5] == "facts, conflicts and open points cited: 1 of 2"


@pytest.mark.parametrize(
    ("cited", "explained", "fault"),
    [
        (["1999-9-9"], "", "games/g1999/test_one.py:3: there is no 1999-9-9"),
        (["C-01"], "", "games/g1999/test_one.py:3: there is no C-01"),
        (
            [],
            '"1999-9-9" = "x"',
            f"{BASICS}: there is no rule 1999-9-9",
        ),
        (
            [],
            '"1999-C-01" = "x"',
            f"{BASICS}: there is no rule 1999-C-01",
        ),
        (
            [],
            '"1999-1-1" = " "',
            f"{BASICS}: 1999-1-1 has an empty reason",
        ),
        (
            ["1999-1-1"],
            '"1999-1-1" = "x"',
            f"{BASICS}: 1999-1-1 has a test too, in games/g1999/test_one.py:3",
        ),
    ],
)
def test_faults(tests, cited, explained, fault):
    tests.cite(*cited)
    tests.explain(explained)
    found = tests.report()
    assert found.faults == [fault]
    assert not found.is_clean


def test_two_reasons(tests):
    tests.explain('"1999-1-1" = "x"')
    tests.explain('"1999-1-1" = "y"', name="more.toml")
    assert tests.report().faults == [
        "games/g1999/untested/more.toml: 1999-1-1 has another reason elsewhere"
    ]


def test_ids_must_be_written_out(tests):
    path = tests.path / "test_two.py"
    path.write_text("import pytest\nRULE = '1999-1-1'\n\n@pytest.mark.rule(RULE)\ndef test(): ...")
    with pytest.raises(ValueError, match=r"test_two\.py:4: RULE is no written-out id"):
        list(citations(tests.path))


def test_marks_of_parameters_and_modules_count(tests):
    path = tests.path / "test_two.py"
    path.write_text(
        "import pytest\n"
        "pytestmark = pytest.mark.rule('1999-1-1', '1999-1-2')\n"
        "CASE = pytest.param(1, marks=pytest.mark.rule('1999-2.3-1'))\n"
        "TEXT = \"@pytest.mark.rule('1999-9-9')\"\n"
    )
    assert [id for id, _ in citations(tests.path)] == ["1999-1-1", "1999-1-2", "1999-2.3-1"]


def test_the_exit_status(tests, monkeypatch, capsys):
    monkeypatch.setattr(rules_report, "ROOT", tests.path)
    monkeypatch.setattr(rules_report, "referenced_titles", lambda: ["1999"])
    monkeypatch.setattr(rules_report, "rules_text", lambda title: PAGE)
    tests.path.joinpath("tests").mkdir()
    assert rules_report.main() == 1
    told = capsys.readouterr().out
    assert "neither test nor reason (5):\n  1999-1-1           Somebody begins." in told
    folder = tests.path / "tests" / "games" / "g1999" / "untested"
    folder.mkdir(parents=True)
    ids = Reference.read("1999", PAGE).rules
    folder.joinpath("all.toml").write_text("".join(f'"{id}" = "x"\n' for id in ids))
    assert rules_report.main() == 0
    folder.joinpath("more.toml").write_text('"1999-7-7" = "x"\n')
    assert rules_report.main() == 1
    assert "wrong (1):" in capsys.readouterr().out


# --- the real reference ------------------------------------------------------------


def references():
    return [Reference.read(title, rules_text(title)) for title in referenced_titles()]


def test_every_title_has_rules_and_examples():
    for reference in references():
        assert len(reference.rules) > 100
        assert {"EX", "DX"} <= reference.chapters().keys()


def test_what_is_cited_and_explained_exists():
    assert report(references(), TESTS).faults == []
