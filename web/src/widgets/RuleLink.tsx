import { language, say } from "../say";

/** The rule that was broken, linked to its page in the reader's language. */
export function RuleLink({ game, rule }: { game: string; rule: string }) {
  if (!rule) return null;
  const page = rule.startsWith("C") ? "common" : game;
  return (
    <a class="rule-link" href={`/rules/${page}?lang=${language.value}#${rule}`} target="_blank" rel="noopener" aria-label={say("web-rule-link", { rule })}>
      {rule}
    </a>
  );
}
