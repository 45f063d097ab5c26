"use client";

import { FormsField, UnwantedFormsField } from "@/components/requirements/forms-field";
import { operationNames, scopeNames } from "@/components/requirements/rule-names";
import { ChoiceField, DaysField, YesNo } from "@/components/requirements/setting-fields";
import { CoverageField, type RuleFields, type SettingsOf } from "@/components/requirements/settings-of";
import type { CoverageKind } from "@/lib/compliance/coverages/values";
import { grantOf } from "@/lib/compliance/requirements/rules";
import type { RequirementOf } from "@/lib/compliance/requirements/schema";
import { type Rung, rungs } from "@/lib/compliance/requirements/values";
import { rungNames } from "@/lib/compliance/verdicts/labels-values";
import { say, sayAll } from "@/messages/say";

type Granted = "additional-insured" | "primary" | "waiver" | "aggregate-scope";
type Proof = { rung: Rung; forms: string[] | null; blanket: boolean };

/** No certificate has a checkbox for completed operations, primary wording or notice of cancellation. */
const withoutBox = rungs.filter((rung) => rung !== "checkbox");
/** The weakest proof that there can be: a checkbox is no choice where a certificate has none. */
const withBox = (rung: Rung, hasBox: boolean): Rung => (!hasBox && rung === "checkbox" ? "description" : rung);

type RungFieldProps = { value: Rung; error: string | undefined; hasBox: boolean; onChange: (rung: Rung) => void };

function RungField({ value, error, hasBox, onChange }: RungFieldProps) {
  return (
    <ChoiceField
      label={say("requirements.rung")}
      help={say("requirements.rungHelp")}
      error={error}
      names={sayAll(rungNames)}
      values={hasBox ? rungs : withoutBox}
      value={value}
      onChange={onChange}
    />
  );
}

type ProofFieldsProps = {
  rule: RequirementOf<Granted>;
  faults: Readonly<Record<string, string>>;
  hasBox: boolean;
  change: (patch: Partial<Proof>) => void;
};

function ProofFields({ rule, faults, hasBox, change }: ProofFieldsProps) {
  const { coverage, effect } = grantOf(rule);
  return (
    <>
      <RungField value={rule.rung} error={faults.rung} hasBox={hasBox} onChange={(rung) => change({ rung })} />
      <FormsField
        key={`${coverage} ${effect}`}
        coverage={coverage}
        effect={effect}
        error={faults.forms}
        value={rule.forms}
        onChange={(forms) => change({ forms })}
      />
      <YesNo label={say("requirements.blanket")} error={faults.blanket} value={rule.blanket} onChange={(blanket) => change({ blanket })} />
    </>
  );
}

function AdditionalInsured({ rule, faults, change }: RuleFields<RequirementOf<"additional-insured">>) {
  const isGeneral = rule.coverage === "GENERAL_LIABILITY";
  // Accepted forms belong to what is asked: another coverage has other forms.
  const choose = (coverage: CoverageKind) =>
    change({ coverage, forms: null, ...(coverage !== "GENERAL_LIABILITY" && { operations: "ongoing" as const }) });
  return (
    <>
      <CoverageField value={rule.coverage} error={faults.coverage} onChange={choose} />
      {(isGeneral || rule.operations === "completed") && (
        <ChoiceField
          label={say("requirements.operations")}
          error={faults.operations}
          names={sayAll(operationNames)}
          value={rule.operations}
          onChange={(operations) => change({ operations, forms: null, rung: withBox(rule.rung, operations === "ongoing") })}
        />
      )}
      <ProofFields rule={rule} faults={faults} hasBox={rule.operations === "ongoing"} change={change} />
    </>
  );
}

function Waiver({ rule, faults, change }: RuleFields<RequirementOf<"waiver">>) {
  return (
    <>
      <CoverageField value={rule.coverage} error={faults.coverage} onChange={(coverage) => change({ coverage, forms: null })} />
      <ProofFields rule={rule} faults={faults} hasBox change={change} />
    </>
  );
}

function Primary({ rule, faults, change }: RuleFields<RequirementOf<"primary">>) {
  return (
    <>
      <CoverageField value={rule.coverage} error={faults.coverage} onChange={(coverage) => change({ coverage, forms: null })} />
      <ProofFields rule={rule} faults={faults} hasBox={false} change={change} />
    </>
  );
}

function AggregateScope({ rule, faults, change }: RuleFields<RequirementOf<"aggregate-scope">>) {
  return (
    <>
      <ChoiceField
        label={say("requirements.scope")}
        error={faults.scope}
        names={sayAll(scopeNames)}
        value={rule.scope}
        onChange={(scope) => change({ scope, forms: null })}
      />
      <ProofFields rule={rule} faults={faults} hasBox change={change} />
    </>
  );
}

function Notice({ rule, faults, change }: RuleFields<RequirementOf<"cancellation-notice">>) {
  return (
    <>
      <CoverageField value={rule.coverage} error={faults.coverage} onChange={(coverage) => change({ coverage })} />
      <DaysField label={say("requirements.noticeDays")} error={faults.days} value={rule.days} onChange={(days) => change({ days })} />
      <RungField value={rule.rung} error={faults.rung} hasBox={false} onChange={(rung) => change({ rung })} />
    </>
  );
}

function Exclusion({ rule, faults, change }: RuleFields<RequirementOf<"no-exclusion">>) {
  return (
    <>
      <CoverageField value={rule.coverage} error={faults.coverage} onChange={(coverage) => change({ coverage })} />
      <UnwantedFormsField
        key={rule.coverage}
        coverage={rule.coverage}
        error={faults.forms}
        value={rule.forms}
        onChange={(forms) => change({ forms })}
      />
    </>
  );
}

/** Requirements that endorsements prove or disprove. */
export const grantSettings: SettingsOf<Granted | "cancellation-notice" | "no-exclusion"> = {
  "additional-insured": AdditionalInsured,
  waiver: Waiver,
  primary: Primary,
  "aggregate-scope": AggregateScope,
  "cancellation-notice": Notice,
  "no-exclusion": Exclusion,
};
