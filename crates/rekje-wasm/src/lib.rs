//! What the page calls: one question at a time, in bytes.
//!
//! The page asks for room by [`input`], writes a question there, calls [`ask`] with what it wants, and reads the answer
//! at [`answer`], [`answer_length`] bytes. [`questions`] says what the bytes mean. An instance holds one list of words
//! and one set of rule facts; for others the page makes another instance.

use std::cell::RefCell;

pub mod questions;
mod read;
mod words;

use questions::{Question, Session};

#[derive(Default)]
struct Border {
    session: Session,
    input: Vec<u8>,
    answer: Vec<u8>,
}

thread_local! {
    static BORDER: RefCell<Border> = RefCell::default();
}

/// Room for a question of so many bytes; what was there is gone.
#[unsafe(no_mangle)]
pub extern "C" fn input(length: usize) -> *mut u8 {
    BORDER.with_borrow_mut(|border| {
        border.input = vec![0; length];
        border.input.as_mut_ptr()
    })
}

/// Answer the question that was written: 1 with what was asked for, 0 with a sentence that says what is wrong.
#[unsafe(no_mangle)]
pub extern "C" fn ask(what: u32) -> u32 {
    BORDER.with_borrow_mut(|border| {
        let input = std::mem::take(&mut border.input);
        let answer = Question::numbered(what).and_then(|question| border.session.answer(question, input));
        let told = answer.is_ok();
        border.answer = answer.unwrap_or_else(String::into_bytes);
        told.into()
    })
}

/// Where the last answer stands, until the next question.
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> *const u8 {
    BORDER.with_borrow(|border| border.answer.as_ptr())
}

/// How many bytes the last answer has.
#[unsafe(no_mangle)]
pub extern "C" fn answer_length() -> usize {
    BORDER.with_borrow(|border| border.answer.len())
}
