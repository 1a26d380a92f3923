// Finds what people go by: roles, names, texts. The first argument is a list of steps, each [kind, what, options].
const ROLES = {
  button: "button, summary, [role=button]",
  link: "a[href]",
  radio: "input[type=radio], [role=radio]",
  checkbox: "input[type=checkbox]",
  combobox: "select",
  textbox: "input:not([type]), input[type=text], input[type=search], textarea",
  spinbutton: "input[type=number]",
  heading: "h1, h2, h3, h4",
  listitem: "li",
  list: "ul, ol",
  main: "main",
  img: "img, [role=img]",
  dialog: "dialog[open]",
  region: "section, [role=region]",
};
const squeeze = (text) => (text ?? "").replace(/\s+/gu, " ").trim();
const textOf = (one) => squeeze(one.innerText ?? one.textContent);
const shown = (one) => one.checkVisibility({ visibilityProperty: true });
const spoken = (one) => shown(one) && !one.closest("[aria-hidden=true]");
const labels = (one) => (one.getAttribute("aria-labelledby") ?? "").split(" ").map((id) => document.getElementById(id)).filter(Boolean);
const texts = (all) => squeeze([...all].map((one) => one.textContent).join(" "));
const nameOf = (one) =>
  texts(labels(one)) || squeeze(one.ariaLabel) || texts(one.labels ?? []) || squeeze(one.alt ?? one.title) || spokenText(one);
const spokenText = (one) => {
  if (one.nodeType === Node.TEXT_NODE) return one.data;
  if (one.nodeType !== Node.ELEMENT_NODE || one.matches("[aria-hidden=true], [hidden]")) return "";
  if (one.ariaLabel) return one.ariaLabel;
  return squeeze([...one.childNodes].map((part) => spokenText(part)).join(one.matches("svg") ? "" : " "));
};
// Between parts of a word and signs no space is spoken.
const bare = (text) => squeeze(text).toLowerCase().replace(/\s/gu, "");
const fits = (text, wanted, exact) => {
  if (wanted === null) return true;
  if (wanted.pattern !== undefined) return new RegExp(wanted.pattern, wanted.flags).test(squeeze(text));
  return exact ? bare(text) === bare(wanted) && squeeze(text).length > 0 : bare(text).includes(bare(wanted));
};
const STEPS = {
  css: (from, selector) => [...from.querySelectorAll(selector)],
  role: (from, role, { name = null, exact = false, pressed = null }) =>
    [...from.querySelectorAll(`${ROLES[role] ?? "x-none"}, [role="${role}"]`)].filter(
      (one) =>
        spoken(one) &&
        fits(nameOf(one), name, exact) &&
        (pressed === null || (one.getAttribute("aria-pressed") === "true") === pressed),
    ),
  text: (from, wanted, { exact = false }) => {
    const all = [...from.querySelectorAll("*")].filter((one) => !one.matches("script, style") && fits(textOf(one), wanted, exact));
    return all.filter((one) => !all.some((other) => other !== one && one.contains(other)));
  },
  label: (from, wanted, { exact = false }) =>
    [...from.querySelectorAll("input, select, textarea, [aria-label]")].filter((one) => fits(nameOf(one), wanted, exact)),
};
const find = (steps) =>
  steps.reduce(
    (found, [kind, what, options]) => {
      if (kind === "nth") return found.slice(what, what === -1 ? undefined : what + 1);
      if (kind === "has_text") return found.filter((one) => fits(textOf(one), what, false));
      return [...new Set(found.flatMap((one) => STEPS[kind](one, what, options)))];
    },
    [document],
  );
