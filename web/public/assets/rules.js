// Changing the language of a rule page or a guide keeps the place. The languages stand above everything, so what counts
// is the rule at which somebody stayed last before scrolling up to them.
const STAYED = 600;
let here = location.hash.slice(1);
let timer;

function stay() {
  const now = document.getElementById(here)?.getBoundingClientRect();
  if (now && now.top > 0 && now.top < innerHeight) return;
  const rule = [...document.querySelectorAll("main strong[id], main div[id], main section[id]")].find((one) => one.getBoundingClientRect().top > -40);
  if (rule && scrollY > innerHeight / 2) here = rule.id;
}

addEventListener("scroll", () => {
  clearTimeout(timer);
  timer = setTimeout(stay, STAYED);
});

for (const link of document.querySelectorAll(".languages a")) link.addEventListener("click", () => (link.hash = here));
