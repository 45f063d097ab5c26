"use client";

import { NamesField } from "@/components/requirements/names-field";
import { autoNames, claimsMadeNames, proprietorNames, throughNames } from "@/components/requirements/rule-names";
import { ChoiceField, DayField, DaysField, MoneyField, YesNo } from "@/components/requirements/setting-fields";
import { CoverageField, type RuleFields, type SettingsOf } from "@/components/requirements/settings-of";
import { type CoverageKind, limitsOf, umbrellaAbove } from "@/lib/compliance/coverages/values";
import type { RequirementOf } from "@/lib/compliance/requirements/schema";
import { ratings, sizes } from "@/lib/compliance/requirements/values";
import { interestNames, limitNames } from "@/lib/compliance/verdicts/labels-values";
import { say, sayAll } from "@/messages/say";

/** AM Best's marks are the same in every language. */
const asNames = <Value extends string>(values: readonly Value[]) =>
  Object.fromEntries(values.map((value) => [value, value])) as unknown as Record<Value, string>;

type Expiring = { expiringDays: number };

/** How many days before its end something shows as expiring soon. */
export function ExpiringField({ rule, faults, change }: RuleFields<Expiring>) {
  return (
    <DaysField
      label={say("requirements.expiringDays")}
      help={say("requirements.expiringDaysHelp")}
      error={faults.expiringDays}
      value={rule.expiringDays}
      onChange={(expiringDays) => change({ expiringDays })}
    />
  );
}

function InForce({ rule, faults, change }: RuleFields<RequirementOf<"coverage">>) {
  return (
    <>
      <CoverageField value={rule.coverage} error={faults.coverage} onChange={(coverage) => change({ coverage })} />
      <ChoiceField
        label={say("requirements.through")}
        error={faults.through}
        names={sayAll(throughNames)}
        value={rule.through}
        onChange={(through) => change({ through })}
      />
      <ExpiringField rule={rule} faults={faults} change={change} />
    </>
  );
}

function Limit({ rule, faults, change }: RuleFields<RequirementOf<"limit">>) {
  const choose = (coverage: CoverageKind) => {
    const [first] = limitsOf[coverage];
    const limit = limitsOf[coverage].includes(rule.limit) ? rule.limit : (first ?? rule.limit);
    change({ coverage, limit, umbrella: rule.umbrella && limit in umbrellaAbove });
  };
  const mayTopUp = rule.limit in umbrellaAbove;
  return (
    <>
      <CoverageField value={rule.coverage} error={faults.coverage} onChange={choose} />
      <ChoiceField
        label={say("requirements.limit")}
        error={faults.limit}
        names={sayAll(limitNames)}
        values={limitsOf[rule.coverage]}
        value={rule.limit}
        onChange={(limit) => change({ limit, umbrella: rule.umbrella && limit in umbrellaAbove })}
      />
      <MoneyField
        label={say("requirements.minimum")}
        error={faults.minimum}
        value={rule.minimum}
        onChange={(minimum) => change({ minimum })}
      />
      {(mayTopUp || rule.umbrella) && (
        <YesNo
          label={say("requirements.umbrellaMay")}
          error={faults.umbrella}
          value={rule.umbrella}
          onChange={(umbrella) => change({ umbrella })}
        />
      )}
    </>
  );
}

function Retention({ rule, faults, change }: RuleFields<RequirementOf<"retention">>) {
  return (
    <>
      <CoverageField value={rule.coverage} error={faults.coverage} onChange={(coverage) => change({ coverage })} />
      <MoneyField
        label={say("requirements.maximum")}
        error={faults.maximum}
        value={rule.maximum}
        onChange={(maximum) => change({ maximum })}
      />
    </>
  );
}

function Basis({ rule, faults, change }: RuleFields<RequirementOf<"occurrence-basis">>) {
  return (
    <>
      <CoverageField value={rule.coverage} error={faults.coverage} onChange={(coverage) => change({ coverage })} />
      <ChoiceField
        label={say("requirements.claimsMade")}
        error={faults.claimsMade}
        names={sayAll(claimsMadeNames)}
        value={rule.claimsMade}
        onChange={(claimsMade) => change({ claimsMade })}
      />
    </>
  );
}

function Autos({ rule, faults, change }: RuleFields<RequirementOf<"auto-scope">>) {
  return (
    <ChoiceField
      label={say("requirements.autosMust")}
      error={faults.accepts}
      names={sayAll(autoNames)}
      value={rule.accepts}
      onChange={(accepts) => change({ accepts })}
    />
  );
}

function Statute({ rule, faults, change }: RuleFields<RequirementOf<"per-statute">>) {
  return (
    <ChoiceField
      label={say("requirements.proprietors")}
      error={faults.proprietorExcluded}
      names={sayAll(proprietorNames)}
      value={rule.proprietorExcluded}
      onChange={(proprietorExcluded) => change({ proprietorExcluded })}
    />
  );
}

function Holder({ rule, faults, change }: RuleFields<RequirementOf<"certificate-holder">>) {
  return (
    <>
      <NamesField error={faults.names} value={rule.names} onChange={(names) => change({ names })} />
      <YesNo
        label={say("requirements.compareAddress")}
        error={faults.address}
        value={rule.address}
        onChange={(address) => change({ address })}
      />
    </>
  );
}

const NamedInsured = () => <p className="text-ink-2 sm:col-span-2">{say("requirements.nothingToSet")}</p>;

function Rating({ rule, faults, change }: RuleFields<RequirementOf<"insurer-rating">>) {
  return (
    <>
      <CoverageField value={rule.coverage} error={faults.coverage} onChange={(coverage) => change({ coverage })} />
      <ChoiceField
        label={say("requirements.rating")}
        error={faults.rating}
        names={asNames(ratings)}
        values={ratings}
        value={rule.rating}
        onChange={(rating) => change({ rating })}
      />
      <ChoiceField
        label={say("requirements.size")}
        error={faults.size}
        names={asNames(sizes)}
        values={sizes}
        value={rule.size}
        onChange={(size) => change({ size })}
      />
    </>
  );
}

function Interest({ rule, faults, change }: RuleFields<RequirementOf<"property-interest">>) {
  return (
    <ChoiceField
      label={say("requirements.interest")}
      error={faults.interest}
      names={sayAll(interestNames)}
      value={rule.interest}
      onChange={(interest) => change({ interest })}
    />
  );
}

function Edition({ rule, faults, change }: RuleFields<RequirementOf<"form-edition">>) {
  return (
    <DayField
      label={say("requirements.editionEnds")}
      help={say("requirements.editionEndsHelp")}
      error={faults.endsOn}
      value={rule.endsOn}
      onChange={(endsOn) => change({ endsOn: endsOn ?? "" })}
    />
  );
}

type OfPolicies =
  | ("coverage" | "stated-coverages" | "limit" | "retention" | "occurrence-basis" | "auto-scope" | "per-statute")
  | ("certificate-holder" | "named-insured" | "insurer-rating" | "property-interest" | "form-edition");

/** Requirements about policies, their amounts, and the parties. */
export const policySettings: SettingsOf<OfPolicies> = {
  coverage: InForce,
  "stated-coverages": ExpiringField,
  limit: Limit,
  retention: Retention,
  "occurrence-basis": Basis,
  "auto-scope": Autos,
  "per-statute": Statute,
  "certificate-holder": Holder,
  "named-insured": NamedInsured,
  "insurer-rating": Rating,
  "property-interest": Interest,
  "form-edition": Edition,
};
