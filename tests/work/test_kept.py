"""Results kept beside the output: a run goes on from them, and believes nothing that is cut off or another run's."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rekje.model.problems import FormError
from rekje.work.kept import UNFINISHED, KeptResults, go_on, kept_origin
from rekje.work.local import LocalExecutor
from tests.work.jobs import Squares


def test_what_is_finished_is_not_done_again(tmp_path: Path) -> None:
    path = tmp_path / "kept"
    kept = KeptResults(path, "run", 7)
    results = go_on(LocalExecutor(1), Squares(tmp_path), enumerate(range(9)), kept)
    first = [next(results) for _ in range(4)]
    kept.close()
    again = KeptResults(path, "run", 7)
    # Chunks that are finished would be refused now.
    rest = list(go_on(LocalExecutor(1), Squares(tmp_path, refused=2), enumerate(range(9)), again))
    assert rest[:4] == first
    assert dict(rest) == {n: str(n * n).encode() for n in range(9)}
    again.forget()
    assert not path.exists()


@given(results=st.lists(st.binary(max_size=30), min_size=1, max_size=5), cut=st.integers(0, 400))
def test_what_a_crash_has_cut_off_is_dropped(
    results: list[bytes], cut: int, tmp_path_factory: pytest.TempPathFactory
) -> None:
    path = tmp_path_factory.mktemp("kept") / "kept"
    kept = KeptResults(path, "run", 0)
    head = path.stat().st_size
    for number, result in enumerate(results):
        kept.add(number, result)
    kept.close()
    data = path.read_bytes()
    path.write_bytes(data[: max(head, len(data) - cut)])
    again = KeptResults(path, "run", 0)
    found = {number: again.read(number) for number in again}
    assert found == dict(enumerate(results[: len(found)]))
    if cut == 0:
        assert len(found) == len(results)
    again.add(9, b"more")
    again.close()
    assert KeptResults(path, "run", 0).read(9) == b"more"


def test_another_run_and_a_damaged_file_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "kept"
    KeptResults(path, "run", 7).close()
    origin = kept_origin(path)
    assert origin is not None
    assert (origin.run, origin.seed) == ("run", 7)
    with pytest.raises(FormError) as refused:
        KeptResults(path, "another", 7)
    assert refused.value.code == "work-other-run"
    path.write_bytes(b"anything\n")
    with pytest.raises(FormError) as refused:
        KeptResults(path, "run", 7)
    assert refused.value.code == "work-unfinished-damaged"
    assert path.read_bytes() == b"anything\n"


def test_a_folder_that_is_not_there_is_told_by_the_file_that_was_asked_for(tmp_path: Path) -> None:
    asked_for = tmp_path / "nowhere" / "games.jsonl"
    with pytest.raises(FormError) as refused:
        KeptResults(asked_for.with_name(asked_for.name + UNFINISHED), "run", 7)
    assert refused.value.params["file"] == str(asked_for)
