import type { ComponentType } from "react";
import { ChoiceField } from "@/components/requirements/setting-fields";
import type { CoverageKind } from "@/lib/compliance/coverages/values";
import type { Requirement, RequirementOf } from "@/lib/compliance/requirements/schema";
import { coverageNames } from "@/lib/compliance/verdicts/labels-values";
import { say, sayAll } from "@/messages/say";

/** What the fields of a requirement get: it, the words about its settings, and how to change it. */
export type RuleFields<Rule> = { rule: Rule; faults: Readonly<Record<string, string>>; change: (patch: Partial<Rule>) => void };

/** The fields of each of some types of requirements. */
export type SettingsOf<Type extends Requirement["type"]> = { [One in Type]: ComponentType<RuleFields<RequirementOf<One>>> };

type CoverageFieldProps = { value: CoverageKind; error: string | undefined; onChange: (coverage: CoverageKind) => void };

export function CoverageField({ value, error, onChange }: CoverageFieldProps) {
  return <ChoiceField label={say("requirements.coverage")} error={error} names={sayAll(coverageNames)} value={value} onChange={onChange} />;
}
