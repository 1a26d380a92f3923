import { alerts } from "../../browser/alerts";
import { CONTRASTS, MOTIONS, type Perception, perception, SIZES, TALKS } from "../../browser/perception";
import { say } from "../../say";
import { Button } from "../Button";
import { Dialog } from "../Dialog";

/** The settings of how I want to read, see and hear the page; this browser keeps them. */
export function PerceptionDialog({ onClose }: { onClose: () => void }) {
  const change = (what: Partial<Perception>) => (perception.value = { ...perception.value, ...what });
  return (
    <Dialog title={say("seeing-title")} onClose={onClose}>
      <div class="menu">
        <Choice name="talk" values={TALKS} onChange={(talk) => change({ talk })} />
        <Choice name="contrast" values={CONTRASTS} onChange={(contrast) => change({ contrast })} />
        <Choice name="size" values={SIZES} onChange={(size) => change({ size })} />
        <Choice name="motion" values={MOTIONS} onChange={(motion) => change({ motion })} />
        <label class="check">
          <input type="checkbox" checked={perception.value.keys} onChange={(event) => change({ keys: event.currentTarget.checked })} />
          {say("seeing-keys")}
        </label>
        <label class="check">
          <input type="checkbox" checked={alerts.value.sound} onChange={(event) => (alerts.value = { ...alerts.value, sound: event.currentTarget.checked })} />
          {say("web-alert-sound")}
        </label>
      </div>
      <p class="quiet-text">{say("seeing-kept-here")}</p>
      <div class="dialog-actions">
        <Button onClick={onClose}>{say("web-close")}</Button>
      </div>
    </Dialog>
  );
}

interface ChoiceProps<Name extends "talk" | "contrast" | "size" | "motion"> {
  readonly name: Name;
  readonly values: readonly Perception[Name][];
  readonly onChange: (value: Perception[Name]) => void;
}

function Choice<Name extends "talk" | "contrast" | "size" | "motion">({ name, values, onChange }: ChoiceProps<Name>) {
  return (
    <label class="field">
      {say(`seeing-${name}`)}
      <select value={perception.value[name]} onChange={(event) => onChange(event.currentTarget.value as Perception[Name])}>
        {values.map((value) => (
          <option key={value} value={value}>
            {say(`seeing-${name}-${value}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
