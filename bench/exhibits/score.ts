import type { Exhibit } from "@/bench/exhibits/exhibit";
import type { CoverageKind } from "@/lib/compliance/coverages/values";
import type { ExhibitReading, Proposal } from "@/lib/compliance/exhibits/schema";
import type { Requirement } from "@/lib/compliance/requirements/schema";

const short: Record<CoverageKind, string> = {
  GENERAL_LIABILITY: "GL",
  AUTO_LIABILITY: "AUTO",
  UMBRELLA_POLICY: "UMB",
  WORKERS_COMPENSATION: "WC",
  PROFESSIONAL_LIABILITY: "PROF",
  POLLUTION_LIABILITY: "POLL",
  CYBER_LIABILITY: "CYBER",
  MOTOR_TRUCK_CARGO: "CARGO",
  BUILDERS_RISK: "BUILDERS",
  CRIME: "CRIME",
  PROPERTY: "PROPERTY",
};

const withForms = (text: string, forms: readonly string[] | null) => [text, ...(forms ?? [])].join(" ");

/** What a requirement asks, in a few words. */
export function factOf(rule: Requirement): string {
  const of = "coverage" in rule ? short[rule.coverage] : "";
  switch (rule.type) {
    case "coverage":
      return of;
    case "limit":
      return `${of} ${rule.limit} ${rule.minimum}`;
    case "per-statute":
      return "WC statute";
    case "occurrence-basis":
      return `${of} occurrence`;
    case "auto-scope":
      return `autos ${rule.accepts}`;
    case "additional-insured":
      return withForms(rule.coverage === "GENERAL_LIABILITY" ? `${of} ai ${rule.operations}` : `${of} ai`, rule.forms);
    case "primary":
    case "waiver":
      return withForms(`${of} ${rule.type}`, rule.forms);
    case "aggregate-scope":
      return withForms(`aggregate ${rule.scope}`, rule.forms);
    case "cancellation-notice":
      return `${of} notice ${rule.days}`;
    case "insurer-rating":
      return `${of} rating ${rule.rating} ${rule.size}`;
    case "certificate-holder":
      return `holder ${rule.names.join(", ")}`;
    case "retention":
      return `${of} retention ${rule.maximum}`;
    case "no-exclusion":
      return `${of} no-exclusion ${rule.forms.join(" ")}`;
    default:
      return rule.type;
  }
}

/** A proposal in a few words; a question names each of its amounts. "~ " begins what is a question only because it was not recognized with confidence. */
export function factOfProposal({ options, question }: Proposal): string {
  const [first] = options;
  if (!first) return "";
  if (!question) return factOf(first);
  if (question === "scan" && options.length === 1) return `~ ${factOf(first)}`;
  const amounts = options.flatMap((rule) =>
    rule.type === "limit" ? [rule.minimum] : rule.type === "cancellation-notice" ? [rule.days] : [],
  );
  if (amounts.length < 2) return `? ${factOf(first)}`;
  const name = factOf(first).replace(/ \d+$/, "");
  return `? ${[name, ...amounts.sort((one, other) => one - other)].join(" ")}`;
}

/** `asked`: proposed, but as a question because the words were not recognized with confidence. */
export type Score = {
  expected: number;
  proposed: number;
  asked: number;
  wrong: string[];
  missed: string[];
  extra: string[];
  listed: number;
};

const amountOf = /^(.*?) (\d+)$/;

/** How a reading compares with what an exhibit asks. `wrong`: an amount or a number of days that the exhibit does not ask. */
export function scoreOf({ expected }: Exhibit, { proposals, listed }: ExhibitReading): Score {
  const facts = proposals.map(factOfProposal);
  const isAsked = (fact: string) => facts.includes(`~ ${fact}`);
  const missed = expected.filter((fact) => !facts.includes(fact) && !isAsked(fact));
  const asked = expected.filter((fact) => !facts.includes(fact) && isAsked(fact)).length;
  const extra = facts.filter((fact) => !expected.includes(fact) && !expected.includes(fact.replace(/^~ /, "")));
  const wrong = extra.filter((fact) => !/^[?~] /.test(fact) && amountOf.test(fact) && !/ (?:CG|CA|WC) \d/.test(fact));
  return { expected: expected.length, proposed: expected.length - missed.length, asked, wrong, missed, extra, listed: listed.length };
}
