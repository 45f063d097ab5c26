import { autoNames } from "@/components/requirements/rule-names";
import { formatDate, formatMoney } from "@/components/ui/format";
import type { CoverageKind } from "@/lib/compliance/coverages/values";
import type { Requirement, RequirementOf } from "@/lib/compliance/requirements/schema";
import { coverageNames, effectNames, interestNames, limitNames, rungNames } from "@/lib/compliance/verdicts/labels-values";
import { within } from "@/lib/infra/text-rules";
import { say } from "@/messages/say";

type Proof = Pick<RequirementOf<"waiver">, "rung" | "forms" | "blanket">;

function grantInWords(kind: CoverageKind, effect: string, { rung, forms, blanket }: Proof): string {
  const values = { coverage: say(coverageNames[kind]), effect: within(effect), rung: within(say(rungNames[rung])) };
  const grant = rung === "policy" ? say("requirements.needGrantPolicy", values) : say("requirements.needGrant", values);
  const parts = [
    grant,
    forms && forms.length > 0 && say("requirements.needForms", { forms: forms.join(", ") }),
    !blanket && say("requirements.needNoBlanket"),
  ];
  return parts.filter(Boolean).join("; ");
}

/** Only general liability distinguishes operations. */
function insuredInWords(rule: RequirementOf<"additional-insured">): string {
  if (rule.coverage !== "GENERAL_LIABILITY") return say(effectNames.ADDITIONAL_INSURED);
  return rule.operations === "completed" ? say(effectNames.ADDITIONAL_INSURED_COMPLETED) : say(effectNames.ADDITIONAL_INSURED_ONGOING);
}

function holderInWords({ names, address }: RequirementOf<"certificate-holder">): string {
  const holder = names.length > 0 ? say("requirements.needHolderNames", { names: names.join(", ") }) : say("requirements.needHolder");
  return address ? `${holder}; ${say("requirements.needAddress")}` : holder;
}

function limitInWords({ coverage, limit, minimum, umbrella }: RequirementOf<"limit">): string {
  const values = { coverage: say(coverageNames[coverage]), limit: within(say(limitNames[limit])), minimum: formatMoney(minimum) };
  return umbrella ? say("requirements.needLimitUmbrella", values) : say("requirements.needLimit", values);
}

function basisInWords({ claimsMade, coverage: kind }: RequirementOf<"occurrence-basis">): string {
  const coverage = say(coverageNames[kind]);
  return claimsMade === "refused"
    ? say("requirements.needOccurrence", { coverage })
    : say("requirements.needOccurrenceRetro", { coverage });
}

function coverageInWords({ through, coverage: kind }: RequirementOf<"coverage">): string {
  const coverage = say(coverageNames[kind]);
  return through === "work" ? say("requirements.needCoverageWork", { coverage }) : say("requirements.needCoverage", { coverage });
}

function statuteInWords({ proprietorExcluded }: RequirementOf<"per-statute">): string {
  const coverage = say(coverageNames.WORKERS_COMPENSATION);
  return proprietorExcluded === "accepted"
    ? say("requirements.needStatuteAccepted", { coverage })
    : say("requirements.needStatute", { coverage });
}

function documentInWords({ name, inDate, issuedFrom, requiredFrom }: RequirementOf<"document">): string {
  const named = name || say("requirements.aDocument");
  const parts = [
    say(inDate ? "requirements.needDocument" : "requirements.needDocumentOnFile", { name: named }),
    issuedFrom && say("requirements.needIssuedFrom", { day: formatDate(issuedFrom) }),
    requiredFrom && say("requirements.needFrom", { day: formatDate(requiredFrom) }),
  ];
  return parts.filter(Boolean).join("; ");
}

type Words = { [Type in Requirement["type"]]: (rule: RequirementOf<Type>) => string };

const words: Words = {
  coverage: coverageInWords,
  "stated-coverages": () => say("requirements.needStated"),
  limit: limitInWords,
  retention: ({ coverage, maximum }) =>
    say("requirements.needRetention", {
      ...{ coverage: say(coverageNames[coverage]), limit: within(say(limitNames.retention)), maximum: formatMoney(maximum) },
    }),
  "occurrence-basis": basisInWords,
  "auto-scope": ({ accepts }) =>
    say("requirements.needAutos", { coverage: say(coverageNames.AUTO_LIABILITY), autos: within(say(autoNames[accepts])) }),
  "per-statute": statuteInWords,
  "additional-insured": (rule) => grantInWords(rule.coverage, insuredInWords(rule), rule),
  primary: (rule) => grantInWords(rule.coverage, say(effectNames.PRIMARY), rule),
  waiver: (rule) => grantInWords(rule.coverage, say(effectNames.WAIVER_OF_SUBROGATION), rule),
  "aggregate-scope": (rule) => {
    const effect = rule.scope === "PROJECT" ? say(effectNames.AGGREGATE_PER_PROJECT) : say(effectNames.AGGREGATE_PER_LOCATION);
    return grantInWords("GENERAL_LIABILITY", effect, rule);
  },
  "cancellation-notice": ({ coverage, days, rung }) =>
    say("requirements.needNotice", { coverage: say(coverageNames[coverage]), count: days, rung: within(say(rungNames[rung])) }),
  "no-exclusion": ({ coverage, forms }) =>
    say("requirements.needNoExclusion", { coverage: say(coverageNames[coverage]), forms: forms.join(", ") }),
  "certificate-holder": holderInWords,
  "named-insured": () => say("requirements.needInsured"),
  "insurer-rating": ({ coverage, rating, size }) =>
    say("requirements.needRating", { coverage: say(coverageNames[coverage]), rating, size }),
  document: documentInWords,
  "property-interest": ({ interest }) => say("requirements.needInterest", { interest: within(say(interestNames[interest])) }),
  "form-edition": ({ endsOn }) => say("requirements.needEdition", { day: formatDate(endsOn) }),
};

/** A requirement in one sentence, with what decides whether a vendor meets it. */
export const ruleInWords = (rule: Requirement): string => (words[rule.type] as (rule: Requirement) => string)(rule);

/** What the sentence does not say. */
export const detailInWords = (rule: Requirement): string | null =>
  "expiringDays" in rule ? say("requirements.expiringFrom", { count: rule.expiringDays }) : null;
