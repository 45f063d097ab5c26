"use client";

import { useState } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { formatNumber } from "@/components/ui/format";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { say } from "@/messages/say";

type Common<Value> = { label: string; help?: string; error: string | undefined; value: Value; onChange: (value: Value) => void };

type ChoiceFieldProps<Value extends string> = Common<Value> & { names: Readonly<Record<Value, string>>; values?: readonly Value[] };

/** A choice among names. `values`: those that fit here, in their order. */
export function ChoiceField<Value extends string>({ label, help, error, value, onChange, names, values }: ChoiceFieldProps<Value>) {
  const offered = values ?? (Object.keys(names) as Value[]);
  // What does not fit any more is still shown, so that nothing changes by itself.
  const shown = offered.includes(value) ? offered : [value, ...offered];
  return (
    <Field label={label} required help={help} error={error}>
      {(aria) => (
        <Select
          {...aria}
          options={shown.map((one) => ({ value: one, label: names[one] }))}
          value={value}
          onChange={({ target }) => onChange(target.value as Value)}
        />
      )}
    </Field>
  );
}

/** Whole dollars of what was typed: "$1,000,000", "1 000 000", "1000000.00". Nothing typed is 0, which the server refuses. */
export function dollarsOf(text: string): number {
  const trimmed = text.trim();
  const digits = trimmed.replace(/[.,]\d{0,2}$/, "").replace(/\D/g, "");
  const amount = Number(digits.slice(0, 15));
  return trimmed.startsWith("-") ? -amount : amount;
}

/**
 * An amount in whole dollars. While it is typed it stays as it is; then it gets its thousands separators. The browser holds the text
 * of this field and the next, so that a session that ends does not take what was typed for what was there.
 */
export function MoneyField({ label, error, value, onChange }: Common<number>) {
  const [first] = useState(value === 0 ? "" : formatNumber(value));
  return (
    <Field label={label} required help={say("requirements.wholeDollars")} error={error}>
      {(aria) => (
        <span className="relative block max-w-60">
          <span aria-hidden className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-3">
            $
          </span>
          <Input
            {...aria}
            className="pl-7 tabular-nums"
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            defaultValue={first}
            onChange={({ target }) => onChange(dollarsOf(target.value))}
            onBlur={({ target }) => {
              const amount = dollarsOf(target.value);
              target.value = amount === 0 ? target.value.trim() : formatNumber(amount);
            }}
          />
        </span>
      )}
    </Field>
  );
}

/** A day, or none. */
export function DayField({ label, help, error, value, onChange }: Common<string | null>) {
  return (
    <Field label={label} help={help} error={error}>
      {(aria) => (
        <Input
          {...aria}
          type="date"
          className="max-w-60"
          defaultValue={value ?? ""}
          onChange={({ target }) => onChange(target.value || null)}
        />
      )}
    </Field>
  );
}

export function DaysField({ label, help, error, value, onChange }: Common<number>) {
  const [first] = useState(value === 0 ? "" : String(value));
  return (
    <Field label={label} required help={help} error={error}>
      {(aria) => (
        <Input
          {...aria}
          className="max-w-28 tabular-nums"
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          defaultValue={first}
          onChange={({ target }) => {
            const days = Number(target.value.trim());
            onChange(Number.isInteger(days) ? days : 0);
          }}
        />
      )}
    </Field>
  );
}

type YesNoProps = { label: string; value: boolean; error?: string | undefined; onChange: (value: boolean) => void };

export function YesNo({ label, value, error, onChange }: YesNoProps) {
  return (
    <div className="self-center sm:col-span-2">
      <Checkbox checked={value} aria-invalid={error ? true : undefined} onChange={({ target }) => onChange(target.checked)}>
        {label}
      </Checkbox>
      {error && (
        <p role="alert" className="mt-1 text-red text-small">
          {error}
        </p>
      )}
    </div>
  );
}
