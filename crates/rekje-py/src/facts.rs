//! `Facts`: the rule facts, checked once.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use rekje_core::{RawFacts, Scoring, StartRule};

use crate::convert::{Number, numbers, refused};

#[pyclass(frozen, module = "rekje._core")]
pub struct Facts {
    pub inner: rekje_core::Facts,
}

#[pymethods]
impl Facts {
    #[new]
    #[pyo3(signature = (*, width, height, values, letter_factor, word_factor, blank_word_factor, lay_factor,
        scoring, bonus, start, start_rule, first_min, rack_size))]
    #[allow(clippy::too_many_arguments)]
    fn new(
        width: Number,
        height: Number,
        values: Vec<Number>,
        letter_factor: Vec<Number>,
        word_factor: Vec<Number>,
        blank_word_factor: Vec<Number>,
        lay_factor: Vec<Number>,
        scoring: &str,
        bonus: Vec<Number>,
        start: Vec<Number>,
        start_rule: &str,
        first_min: Number,
        rack_size: Number,
    ) -> PyResult<Facts> {
        let raw = RawFacts {
            width: width.0,
            height: height.0,
            values: numbers(values),
            letter_factor: numbers(letter_factor),
            word_factor: numbers(word_factor),
            blank_word_factor: numbers(blank_word_factor),
            lay_factor: numbers(lay_factor),
            scoring: one_of("scoring", scoring, [("words", Scoring::Words), ("tiles", Scoring::Tiles)])?,
            bonus: numbers(bonus),
            start: numbers(start),
            start_rule: one_of(
                "start_rule",
                start_rule,
                [("covers", StartRule::Covers), ("begins", StartRule::Begins)],
            )?,
            first_min: first_min.0,
            rack_size: rack_size.0,
        };
        rekje_core::Facts::new(&raw).map(|inner| Facts { inner }).map_err(refused)
    }

    #[getter]
    fn width(&self) -> usize {
        self.inner.width()
    }

    #[getter]
    fn height(&self) -> usize {
        self.inner.height()
    }

    #[getter]
    fn letters(&self) -> usize {
        self.inner.letters()
    }

    #[getter]
    fn rack_size(&self) -> usize {
        self.inner.rack_size()
    }
}

fn one_of<T: Copy>(what: &str, text: &str, choices: [(&str, T); 2]) -> PyResult<T> {
    let [(first, _), (second, _)] = choices;
    let choice = choices.iter().find(|(name, _)| *name == text);
    choice
        .map(|&(_, value)| value)
        .ok_or_else(|| PyValueError::new_err(format!("{what} must be \"{first}\" or \"{second}\", not {text:?}")))
}
