//! Small conversions that several parts need.

use pyo3::exceptions::{PyOverflowError, PyValueError};
use pyo3::prelude::*;
use rekje_core::Error;

/// What the core turned down, as Python says it.
pub fn refused(error: Error) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// A Python integer of any size; what doesn't fit is as large or small as can be, so that the core's own
/// check of the range speaks.
#[derive(Clone, Copy)]
pub struct Number(pub i64);

impl<'a, 'py> FromPyObject<'a, 'py> for Number {
    type Error = PyErr;

    fn extract(value: Borrowed<'a, 'py, PyAny>) -> PyResult<Number> {
        match value.extract::<i64>() {
            Ok(number) => Ok(Number(number)),
            Err(error) if error.is_instance_of::<PyOverflowError>(value.py()) => {
                Ok(Number(if value.lt(0)? { i64::MIN } else { i64::MAX }))
            }
            Err(error) => Err(error),
        }
    }
}

/// Plain numbers.
pub fn numbers(list: Vec<Number>) -> Vec<i64> {
    list.into_iter().map(|number| number.0).collect()
}

/// A number from 0 to `high`.
pub fn within(what: &'static str, number: Number, high: i64) -> PyResult<u64> {
    let out_of_range = Error::Range { what, value: number.0, low: 0, high };
    if (0..=high).contains(&number.0) { Ok(number.0 as u64) } else { Err(refused(out_of_range)) }
}
