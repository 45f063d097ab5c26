"use client";

import { type ComponentType, useEffect, useRef } from "react";
import { documentSettings } from "@/components/requirements/document-settings";
import { grantSettings } from "@/components/requirements/grant-settings";
import { policySettings } from "@/components/requirements/policy-settings";
import { severityNames } from "@/components/requirements/rule-names";
import { ChoiceField } from "@/components/requirements/setting-fields";
import type { RuleFields } from "@/components/requirements/settings-of";
import type { Requirement } from "@/lib/compliance/requirements/schema";
import { say, sayAll } from "@/messages/say";

type RuleSettingsProps = {
  rule: Requirement;
  faults: Readonly<Record<string, string>>;
  /** It holds the first fault, whose field takes the focus. */
  isNext: boolean;
  /** Missing where the settings are only read. */
  onChange?: ((rule: Requirement) => void) | undefined;
};

const settings = { ...policySettings, ...grantSettings, ...documentSettings } as unknown as Record<
  Requirement["type"],
  ComponentType<RuleFields<Requirement>>
>;

/** All settings of a requirement. */
export function RuleSettings({ rule, faults, isNext, onChange }: RuleSettingsProps) {
  const fields = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (isNext && Object.keys(faults).length > 0) fields.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [isNext, faults]);
  const Fields = settings[rule.type];
  const change = (patch: Partial<Requirement>) => onChange?.({ ...rule, ...patch } as Requirement);
  const isHard = rule.severity === "hard";
  return (
    <fieldset ref={fields} disabled={!onChange} className="mt-1 grid max-w-2xl items-start gap-x-6 gap-y-4 sm:grid-cols-2">
      <Fields rule={rule} faults={faults} change={change} />
      <ChoiceField
        label={say("requirements.severity")}
        help={isHard ? say("requirements.hardMeans") : say("requirements.softMeans")}
        error={faults.severity}
        names={sayAll(severityNames)}
        value={rule.severity}
        onChange={(severity) => change({ severity })}
      />
    </fieldset>
  );
}
