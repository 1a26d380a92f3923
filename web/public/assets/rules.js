// Changing the language of a rule page or a guide keeps the place: the rule that stands at the top of the window.
for (const link of document.querySelectorAll(".languages a")) {
  link.addEventListener("click", () => {
    const rules = [...document.querySelectorAll("main strong[id], main div[id], main section[id]")];
    const here = rules.findLast((rule) => rule.getBoundingClientRect().top < innerHeight / 3) ?? null;
    link.hash = here && scrollY > 0 ? here.id : "";
  });
}
