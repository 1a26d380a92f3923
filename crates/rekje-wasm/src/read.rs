//! Reads numbers and bytes off a question.

pub struct Reader<'a>(pub &'a [u8]);

const SHORT: &str = "the question ends too early";

impl<'a> Reader<'a> {
    pub fn bytes(&mut self, count: usize) -> Result<&'a [u8], String> {
        let (found, rest) = self.0.split_at_checked(count).ok_or(SHORT)?;
        self.0 = rest;
        Ok(found)
    }

    pub fn byte(&mut self) -> Result<u8, String> {
        Ok(self.bytes(1)?[0])
    }

    /// A number of 32 bits with a sign, the lowest byte first.
    pub fn number(&mut self) -> Result<i64, String> {
        let bytes = self.bytes(4)?.try_into().map_err(|_| SHORT)?;
        Ok(i32::from_le_bytes(bytes).into())
    }

    /// How many numbers follow, and these.
    pub fn numbers(&mut self) -> Result<Vec<i64>, String> {
        let count = self.number()?;
        if count < 0 || count as usize > self.0.len() / 4 {
            return Err(SHORT.into());
        }
        (0..count).map(|_| self.number()).collect()
    }

    /// One of two choices, by its number.
    pub fn one_of<T: Copy>(&mut self, what: &str, choices: [T; 2]) -> Result<T, String> {
        let number = self.number()?;
        let choice = usize::try_from(number).ok().and_then(|number| choices.get(number));
        choice.copied().ok_or_else(|| format!("{what} must be 0 or 1, not {number}"))
    }

    /// Everything that is left.
    pub fn rest(self) -> &'a [u8] {
        self.0
    }
}
