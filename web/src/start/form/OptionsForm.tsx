import { canSay, say } from "../../say";
import { optionName, type OptionValue, valueName } from "../../say/options";
import { Button } from "../../widgets/Button";
import type { OptionInfo } from "../../wire.gen";
import { ClockField } from "./ClockField";
import { asOnTheSheet, edition, matters, offeredOptions, setOption, valueOf } from "./wish";

/** How it is played where families differ; each with a line that says what it is about. */
export function OptionsForm({ without = [], open = false }: { without?: readonly string[]; open?: boolean }) {
  return (
    <details class="options card" open={open}>
      <summary>{say("web-options")}</summary>
      <p class="sheet-way">
        <Button small onClick={asOnTheSheet}>
          {say("web-as-on-sheet")}
        </Button>{" "}
        <span class="quiet-text">{say("web-as-on-sheet-more")}</span>
      </p>
      {offeredOptions.value.filter((option) => !without.includes(option.name) && matters(option.name)).map((option) => (
        <OptionField key={option.name} option={option} />
      ))}
    </details>
  );
}

function OptionField({ option }: { option: OptionInfo }) {
  const about = `web-about-${option.name}`;
  const id = `option-${option.name}`;
  return (
    <div class="option">
      <label for={id}>{optionName(option.name)}</label>
      <Control option={option} id={id} />
      {canSay(about) && (
        <p class="quiet-text" id={`${id}-about`}>
          {say(about)}
        </p>
      )}
    </div>
  );
}

function Control({ option, id }: { option: OptionInfo; id: string }) {
  const value = valueOf(option.name);
  const set = (wanted: OptionValue) => setOption(option.name, wanted);
  if (option.kind === "bool") {
    return <input id={id} type="checkbox" checked={value === true} onChange={(event) => set(event.currentTarget.checked)} />;
  }
  if (option.kind === "clock") return <ClockField id={id} value={String(value)} onChange={set} />;
  if (option.kind === "choice") {
    return (
      <select id={id} value={String(value)} onChange={(event) => set(event.currentTarget.value)}>
        {(edition.value?.offers[option.name] ?? option.values ?? []).map((one) => (
          <option key={String(one)} value={String(one)}>
            {valueName(option.name, one)}
          </option>
        ))}
      </select>
    );
  }
  if (option.kind === "seconds") {
    return <input id={id} type="number" min={0} max={3600} value={value === null ? 0 : String(value)} onChange={(event) => set(event.currentTarget.valueAsNumber || null)} />;
  }
  const number = (text: string) => set(Math.max(option.least ?? 0, Math.min(option.most ?? 1000, Number(text) || 0)));
  return <input id={id} type="number" min={option.least ?? 0} max={option.most ?? 1000} value={String(value)} onChange={(event) => number(event.currentTarget.value)} />;
}
