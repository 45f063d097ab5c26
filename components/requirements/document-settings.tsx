import { useQuery } from "@tanstack/react-query";
import { kindsQuery } from "@/components/kinds/kind-queries";
import { ExpiringField } from "@/components/requirements/policy-settings";
import { DayField, YesNo } from "@/components/requirements/setting-fields";
import type { RuleFields, SettingsOf } from "@/components/requirements/settings-of";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TextLink } from "@/components/ui/text-link";
import { settingsHref } from "@/lib/companies/settings-values";
import type { RequirementOf } from "@/lib/compliance/requirements/schema";
import { say } from "@/messages/say";

function DocumentRule({ rule, faults, change }: RuleFields<RequirementOf<"document">>) {
  const { data } = useQuery(kindsQuery());
  const inUse = data?.kinds.filter(({ archivedAt }) => archivedAt === null) ?? [];
  // The kind of an older version may be archived by now.
  const shown =
    rule.kind === "" || inUse.some(({ id }) => id === rule.kind) ? inUse : [...inUse, { id: rule.kind, name: rule.name, expires: "date" }];
  const expires = shown.find(({ id }) => id === rule.kind)?.expires !== "never";
  return (
    <>
      <Field
        label={say("documents.kind")}
        required
        error={faults.kind}
        help={
          data && inUse.length === 0 ? <TextLink href={settingsHref("kinds")}>{say("requirements.addKindsFirst")}</TextLink> : undefined
        }
      >
        {(aria) => (
          <Select
            {...aria}
            placeholder={say("requirements.choose")}
            options={shown.map(({ id, name }) => ({ value: id, label: name }))}
            value={rule.kind}
            onChange={({ target }) => change({ kind: target.value, name: shown.find(({ id }) => id === target.value)?.name ?? "" })}
          />
        )}
      </Field>
      <DayField
        label={say("requirements.issuedFrom")}
        help={say("requirements.issuedFromHelp")}
        error={faults.issuedFrom}
        value={rule.issuedFrom}
        onChange={(issuedFrom) => change({ issuedFrom })}
      />
      <DayField
        label={say("requirements.requiredFrom")}
        help={say("requirements.requiredFromHelp")}
        error={faults.requiredFrom}
        value={rule.requiredFrom}
        onChange={(requiredFrom) => change({ requiredFrom })}
      />
      {expires && (
        <>
          <YesNo label={say("requirements.inDate")} error={faults.inDate} value={rule.inDate} onChange={(inDate) => change({ inDate })} />
          {rule.inDate && <ExpiringField rule={rule} faults={faults} change={change} />}
        </>
      )}
    </>
  );
}

/** Requirements for a company's kinds of documents. */
export const documentSettings: SettingsOf<"document"> = { document: DocumentRule };
