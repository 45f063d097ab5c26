"use client";

import { useState } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { CoverageKind } from "@/lib/compliance/coverages/values";
import { isCarriersOwn } from "@/lib/extraction/endorsements-rules";
import type { PolicyForm } from "@/lib/extraction/endorsements-schema";
import { policyForms } from "@/lib/extraction/endorsements-values";
import { formsIn } from "@/lib/extraction/form-numbers-rules";
import type { EndorsementEffect } from "@/lib/extraction/schema";
import { say } from "@/messages/say";

/** "cg2010, CG 20 37" as numbers are written on forms. What is no number stays, and the server says so. */
export function formNumbersOf(text: string): string[] {
  const numbers = text.split(/[,;\n]/).map((one) => one.trim().toUpperCase().replace(/\s+/g, " "));
  return numbers.filter((one) => one !== "").map((one) => spaced(one) ?? one);
}

/** "CG2010" as "CG 20 10"; undefined: it is no form number. */
function spaced(number: string): string | undefined {
  const [found, ...more] = formsIn(number);
  return found && more.length === 0 && found.edition === null && found.end === number.length ? found.form : undefined;
}

type Shared = { coverage: CoverageKind; error: string | undefined };
type FormsFieldProps = Shared & { effect: EndorsementEffect; value: string[] | null; onChange: (forms: string[] | null) => void };

/** Which endorsement forms count: each that gives the effect, or those of a list. */
export function FormsField({ coverage, effect, value, error, onChange }: FormsFieldProps) {
  const isListed = value !== null;
  return (
    <div className="space-y-3 sm:col-span-2">
      <Field label={say("requirements.forms")} required error={isListed ? undefined : error}>
        {(aria) => (
          <Select
            {...aria}
            className="max-w-80"
            options={[
              { value: "any", label: say("requirements.anyForm") },
              { value: "listed", label: say("requirements.listedForms") },
            ]}
            value={isListed ? "listed" : "any"}
            onChange={({ target }) => onChange(target.value === "any" ? null : known(coverage, effect).map(({ form }) => form))}
          />
        )}
      </Field>
      {isListed && (
        <FormList label={say("requirements.listedForms")} forms={known(coverage, effect)} value={value} error={error} onChange={onChange} />
      )}
    </div>
  );
}

type UnwantedFormsFieldProps = Shared & { value: string[]; onChange: (forms: string[]) => void };

/** Endorsements that take coverage away. */
export function UnwantedFormsField({ coverage, value, error, onChange }: UnwantedFormsFieldProps) {
  return (
    <div className="sm:col-span-2">
      <FormList
        label={say("requirements.unwantedForms")}
        forms={known(coverage, "EXCLUSION")}
        value={value}
        error={error}
        isLabelShown
        onChange={onChange}
      />
    </div>
  );
}

const generalEffects: readonly string[] = ["ADDITIONAL_INSURED_ONGOING", "ADDITIONAL_INSURED_COMPLETED"];

/**
 * The bureaus' forms of the coverage that give the effect: a carrier's own form counts like them. A form that names the insured without
 * operations counts for ongoing ones.
 */
const known = (coverage: CoverageKind, effect: EndorsementEffect): PolicyForm[] =>
  policyForms.filter(
    (form) =>
      form.line === coverage &&
      !isCarriersOwn(form) &&
      (form.gives.includes(effect) || (effect === generalEffects[0] && form.gives.includes("ADDITIONAL_INSURED"))),
  );

type FormListProps = {
  label: string;
  forms: readonly PolicyForm[];
  value: string[];
  error: string | undefined;
  isLabelShown?: boolean;
  onChange: (forms: string[]) => void;
};

function FormList({ label, forms, value, error, isLabelShown = false, onChange }: FormListProps) {
  const numbers = forms.map(({ form }) => form);
  const chosen = value.filter((form) => numbers.includes(form));
  const [first] = useState(() => value.filter((form) => !numbers.includes(form)).join(", "));
  const [others, setOthers] = useState(first);
  const send = (picked: readonly string[], text: string) => onChange([...new Set([...picked, ...formNumbersOf(text)])]);
  return (
    <fieldset className="space-y-3">
      <legend className={isLabelShown ? "mb-1.5 font-medium text-ink" : "sr-only"}>{label}</legend>
      {forms.length > 0 && (
        <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
          {forms.map(({ form, title }) => (
            <li key={form}>
              <Checkbox
                checked={chosen.includes(form)}
                onChange={({ target }) =>
                  send(
                    numbers.filter((one) => (one === form ? target.checked : chosen.includes(one))),
                    others,
                  )
                }
              >
                <span className="font-medium text-ink">{form}</span> <span className="text-ink-2 text-small">{title}</span>
              </Checkbox>
            </li>
          ))}
        </ul>
      )}
      <Field label={say("requirements.otherForms")} help={say("requirements.otherFormsHelp")} error={error}>
        {(aria) => (
          <Input
            {...aria}
            className="max-w-80"
            autoComplete="off"
            maxLength={300}
            defaultValue={first}
            onChange={({ target }) => {
              setOthers(target.value);
              send(chosen, target.value);
            }}
          />
        )}
      </Field>
    </fieldset>
  );
}
