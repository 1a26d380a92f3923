import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";

/** A part of the page that is fetched only when it is wanted. */
export function Later<Props extends object>({ load, ...props }: { load: () => Promise<{ default: ComponentType<Props> }> } & Props) {
  const part = useSignal<ComponentType<Props> | null>(null);
  useEffect(() => void load().then((module) => (part.value = module.default)), []);
  const Part = part.value;
  return Part && <Part {...(props as unknown as Props)} />;
}
