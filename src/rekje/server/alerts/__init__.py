"""Telling people who have closed the page: by web push, and by e-mail if the operator has set that up."""
