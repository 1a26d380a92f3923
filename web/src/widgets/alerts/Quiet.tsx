import * as alerting from "../../net/alert-requests";
import { say } from "../../say";
import type { PartProps } from "./change";
import { ownZone } from "./Here";

const USUAL: [number, number] = [22 * 60, 8 * 60];

/** The hours in which I want to hear nothing. */
export function Quiet({ settings, change }: PartProps) {
  const { quiet } = settings;
  const zone = settings.zone ?? ownZone();
  // Whoever changes something does it by the clock that they see.
  const wish = (hours: [number, number] | null) => void change(alerting.wishAlerts({ quiet: hours, zone: ownZone() }));
  return (
    <section class="alert-part" aria-labelledby="alert-quiet">
      <h3 id="alert-quiet">{say("alert-quiet")}</h3>
      <label class="check">
        <input type="checkbox" checked={quiet !== null} onChange={(event) => wish(event.currentTarget.checked ? USUAL : null)} />
        {say("alert-quiet-on")}
      </label>
      {quiet && (
        <>
          <div class="alert-hours">
            <Hour label={say("alert-quiet-from")} minute={quiet[0]} onChange={(minute) => wish([minute, quiet[1]])} />
            <Hour label={say("alert-quiet-to")} minute={quiet[1]} onChange={(minute) => wish([quiet[0], minute])} />
          </div>
          <p class="quiet-text">{say("alert-quiet-zone", { zone: zone.replace(/_/g, " ") })}</p>
        </>
      )}
    </section>
  );
}

function Hour({ label, minute, onChange }: { label: string; minute: number; onChange: (minute: number) => void }) {
  const two = (number: number) => String(number).padStart(2, "0");
  const typed = (text: string) => {
    const [hours, minutes] = text.split(":").map(Number);
    if (hours !== undefined && minutes !== undefined) onChange(hours * 60 + minutes);
  };
  return (
    <label>
      {label}
      <input type="time" required value={`${two(Math.floor(minute / 60))}:${two(minute % 60)}`} onChange={(event) => typed(event.currentTarget.value)} />
    </label>
  );
}
