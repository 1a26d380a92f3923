//! The border between Python and the searching core: conversions, errors as `ValueError`, searches
//! without the GIL, many positions at once on all cores. What it offers is described in
//! `src/rekje/_core.pyi`.

use pyo3::prelude::*;

mod board;
mod convert;
mod driven;
mod ending;
mod facts;
mod grids;
mod learning;
mod leaves;
mod limit;
mod notation;
mod paths;
mod playout;
mod plays;
mod search;
mod simulation;
mod threads;
mod walks;
mod word_graph;

#[pymodule]
mod _core {
    use pyo3::prelude::*;

    #[pymodule_export]
    use super::board::Board;
    #[pymodule_export]
    use super::driven::DrivenGames;
    #[pymodule_export]
    use super::ending::endgame::{EndRules, end_game};
    #[pymodule_export]
    use super::ending::preendgame::pre_end_game;
    #[pymodule_export]
    use super::facts::Facts;
    #[pymodule_export]
    use super::grids::GridWords;
    #[pymodule_export]
    use super::learning::{RackSums, study};
    #[pymodule_export]
    use super::leaves::Leaves;
    #[pymodule_export]
    use super::limit::{Limit, Stop};
    #[pymodule_export]
    use super::notation::Notation;
    #[pymodule_export]
    use super::paths::{layings, path_words};
    #[pymodule_export]
    use super::playout::{GameRules, LeaveSchedule, Playout, selfplay};
    #[pymodule_export]
    use super::plays::Plays;
    #[pymodule_export]
    use super::search::search;
    #[pymodule_export]
    use super::simulation::{hold_on, simulate};
    #[pymodule_export]
    use super::walks::{WordLists, walks};
    #[pymodule_export]
    use super::word_graph::{WordGraph, formable};

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("VERSION", env!("CARGO_PKG_VERSION"))
    }
}
