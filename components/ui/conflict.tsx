"use client";

import { TriangleAlert } from "lucide-react";
import { useEffect, useEffectEvent, useId, useState } from "react";
import { type FieldValues, get, type UseFormReturn } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { labelled, say } from "@/messages/say";

export type ConflictProps = {
  form: UseFormReturn<FieldValues>;
  /** Every field as it is stored now. */
  now: FieldValues;
  /** The fields that both changed. */
  names: readonly string[];
  /** Each field has a choice: the form can be saved over what is stored now. */
  onSettled: () => void;
};

/** Shows what is stored now beside what was typed, in the form that would have overwritten it, and takes a choice for each field. */
export function Conflict({ form, now, names, onSettled }: ConflictProps) {
  const id = useId();
  const [section, setSection] = useState<HTMLElement | null>(null);
  const order = Object.keys(now);
  const [left, setLeft] = useState(() => names.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));

  const takeOver = useEffectEvent(() => {
    const { defaultValues } = form.formState;
    // Fields that only the other one changed simply show what is stored now.
    for (const [name, value] of Object.entries(now)) {
      if (typeof value !== "object" && !names.includes(name) && form.getValues(name) === get(defaultValues, name))
        form.setValue(name, value);
    }
    form.reset(now, { keepValues: true });
  });
  useEffect(() => takeOver(), []);
  useEffect(() => section?.focus(), [section]);

  const choose = (name: string, value?: unknown) => {
    if (value !== undefined) form.setValue(name, value);
    const others = left.filter((one) => one !== name);
    setLeft(others);
    if (others.length > 0) return section?.focus();
    form.setFocus(name);
    onSettled();
  };

  const controls = section?.closest("form")?.elements;
  return (
    <section
      ref={setSection}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-advice`}
      className="rounded-card bg-yellow-tint p-3.5"
    >
      <h3 id={`${id}-title`} className="flex items-start gap-2.5 font-semibold text-yellow">
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        {say("ui.conflictTitle")}
      </h3>
      <p id={`${id}-advice`} className="mt-1 ml-6.5 text-ink">
        {say("ui.conflictHelp")}
      </p>
      <ul className="mt-3 space-y-3">
        {left.map((name) => {
          const control = controls?.namedItem(name);
          const label = labelOf(control) ?? name;
          return (
            <li key={name} className="rounded-control border bg-surface p-3">
              <p className="font-medium text-ink">{label}</p>
              <dl className="mt-2 grid gap-4 sm:grid-cols-2">
                <Choice of={label} title={say("ui.now")} value={wordsOf(control, get(now, name))} action={say("ui.useNewValue")}>
                  {() => choose(name, get(now, name))}
                </Choice>
                <Choice of={label} title={say("ui.yours")} value={wordsOf(control, form.getValues(name))} action={say("ui.keepMine")}>
                  {() => choose(name)}
                </Choice>
              </dl>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type ChoiceProps = { of: string; title: string; value: string; action: string; children: () => void };

function Choice({ of, title, value, action, children: onChoose }: ChoiceProps) {
  return (
    <div className="flex min-w-0 flex-col">
      <dt className="text-ink-3 text-small">{title}</dt>
      <dd className="flex grow flex-col">
        <span className="mt-0.5 mb-2.5 whitespace-pre-line text-ink [overflow-wrap:anywhere]">
          {value || <span className="text-ink-3">{say("ui.empty")}</span>}
        </span>
        <Button variant="secondary" className="mt-auto self-start" aria-label={say("ui.actionOfField", { action, of })} onClick={onChoose}>
          {action}
        </Button>
      </dd>
    </div>
  );
}

type Control = Element | RadioNodeList | null | undefined;

/** The label's own words, without a final "(optional)". In a named group, the name comes first: "Pro: Price per Month". */
function labelOf(control: Control): string | null | undefined {
  if (!control || !("labels" in control)) return null;
  const input = control as HTMLInputElement;
  const label = input.labels?.[0]?.firstChild?.textContent;
  const group = input.closest("fieldset")?.querySelector("legend")?.textContent;
  return group && label ? labelled(group, label) : label;
}

/** A value as the control shows it. */
function wordsOf(control: Control, value: unknown): string {
  const options = control instanceof HTMLSelectElement ? [...control.options] : [];
  const chosen = options.find((option) => option.value === value);
  return value === "" ? "" : (chosen?.text ?? String(value ?? ""));
}
