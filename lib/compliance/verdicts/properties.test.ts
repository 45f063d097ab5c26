import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ApprovedException } from "@/lib/compliance/checks/exceptions-schema";
import type { Notice } from "@/lib/compliance/coverages/notices-schema";
import type { JudgedCoverage, JudgedDocument, KindPaper, Stated } from "@/lib/compliance/coverages/schema";
import { type CoverageKind, type Interest, interests, limitsOf } from "@/lib/compliance/coverages/values";
import { needOf } from "@/lib/compliance/requirements/rules";
import { type Requirement, requirementSet } from "@/lib/compliance/requirements/schema";
import { rungs } from "@/lib/compliance/requirements/values";
import { type Sentence, templateOf } from "@/lib/compliance/requirements/words-rules";
import type { SentenceKey } from "@/lib/compliance/requirements/words-values";
import { unproven } from "@/lib/compliance/verdicts/false-greens-rules";
import { judge, type Verdict, type VerdictInput } from "@/lib/compliance/verdicts/rules";
import { type Enrolled, withEnrollment } from "@/lib/compliance/wraps/rules";
import { addDays } from "@/lib/infra/dates-rules";
import { isShort } from "@/lib/testing/full";
import { builder, coverage, endorsement, holderText, inputOf, none, paper, read, setOf, vendorName } from "@/lib/testing/papers";

/** A fixed seed: a run that fails by chance would stop work that has nothing to do with it. */
const seed = 34;
const runs = { seed, numRuns: isShort ? 200 : 600 };
const kinds = ["GENERAL_LIABILITY", "AUTO_LIABILITY", "UMBRELLA_POLICY", "WORKERS_COMPENSATION", "PROPERTY"] as const;
const pick = <Value>(...values: readonly Value[]) => fc.constantFrom(...values);
const amount = pick(500_000, 1_000_000, 2_000_000, 5_000_000);
const kind = pick<CoverageKind>(...kinds);
const days = ["2025-01-01", "2025-06-01", "2026-01-01", "2026-02-01", "2026-06-01", "2026-07-01", "2027-01-01", "2027-06-01"];

const rarely = <Value>(usual: Value, ...rare: readonly Value[]) =>
  fc.oneof({ arbitrary: pick(usual), weight: 14 }, { arbitrary: pick(...rare), weight: 1 });

/** A value as read; sometimes missing, in doubt, or stated by a person. */
const stated = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Stated<Value>> =>
  fc.tuple(value, rarely("read", "person", "absent", "doubt")).map(([one, how]) => {
    if (how === "absent") return none;
    if (how === "doubt") return { ...read(one), state: "doubt" as const, confidence: 0.3 };
    return how === "person" ? { ...read(one), reader: "person" as const, confidence: 1 } : read(one);
  });
/** A box: checked more often than not. */
const yes = stated(pick(true, true, true, false));

const aCoverage: fc.Arbitrary<JudgedCoverage> = kind.chain((own) =>
  fc
    .record({
      policyNumber: stated(pick("P-1", "P-2", "P-3", "P-4")),
      effective: stated(fc.oneof(pick("2026-01-01"), pick("2025-01-01", "2025-06-01", "2026-01-01", "2026-02-01", "2026-07-01"))),
      expiration: stated(fc.oneof(pick("2027-01-01"), pick("2026-01-01", "2026-06-01", "2026-07-01", "2027-01-01", "2027-06-01"))),
      basis: stated(pick("OCCURRENCE", "OCCURRENCE", "CLAIMS_MADE")),
      retroactiveDate: stated(pick("2020-01-01", "2026-01-15")),
      additionalInsured: yes,
      waiverOfSubrogation: yes,
      primary: yes,
      aggregatePer: stated(pick("PROJECT", "POLICY", "LOCATION")),
      autos: stated(pick<JudgedCoverage["autos"]["value"] & object>(["ANY"], ["OWNED", "HIRED", "NON_OWNED"], ["HIRED"], [])),
      perStatute: yes,
      proprietorExcluded: stated(pick(false, false, false, true)),
      interests: stated(pick<Interest[]>(["LOSS_PAYEE"], ["MORTGAGEE"], ["LENDERS_LOSS_PAYABLE", "MORTGAGEE"], [])),
      limits: fc.tuple(...limitsOf[own].map((limit) => stated(amount).map((value) => [limit, value] as const))).map(Object.fromEntries),
    })
    .map((over) => coverage(own, over as Partial<JudgedCoverage>)),
);

const form = pick(
  "CG 20 10",
  "CG 20 37",
  "CG 20 33",
  "CG 20 26",
  "CG 20 01",
  "CG 24 04",
  "CG 25 03",
  "CG 02 24",
  "CG 21 39",
  "CA 20 48",
  "WC 00 03 13",
  null,
);
const anEndorsement = fc
  .record({
    ...{
      form,
      edition: pick("04 13", "11 85", null),
      source: pick("page", "description"),
      granted: rarely<boolean | null>(true, false, null),
    },
    persons: pick([builder.name], [builder.name], ["Other Owner LLC"], ["As required by written contract"], [], ["30 days"]),
    policyNumber: pick("P-1", "P-2", null),
    effective: pick("2024-06-01", "2026-01-01", null, null),
  })
  .map(({ form: number, ...over }) => endorsement(number, over as object));

const sayings = [
  "Coverage is primary and non-contributory.",
  "Example Builders is not included as additional insured.",
  "Additional insured only if required by written contract.",
  "Additional insured for ongoing and completed operations. Waiver of subrogation applies to all policies.",
  "General aggregate applies per project. 30 days notice of cancellation applies.",
];

const aPaper = (id: string): fc.Arbitrary<JudgedDocument> =>
  fc
    .record({
      paper: pick("certificate", "certificate", "certificate", "policy", "endorsement"),
      isUnread: rarely(false, false, true),
      addedAt: pick(...days).map((day) => `${day}T10:00:00Z`),
      certificateDate: pick(null, ...days),
      edition: pick("2016/03", "2025/12", "2014/01"),
      insured: stated(rarely(vendorName, "Pinecrest Roofing Inc", "Foreign Paving LLC")),
      holder: stated(rarely(holderText, "Example Builder Inc", "Other Owner LLC", "Other Owner LLC")),
      holderAnswer: rarely<JudgedDocument["holderAnswer"]>(null, "accepted", "rejected"),
      description: stated(pick(...sayings)),
      noticeDays: stated(pick(10, 30)),
      coverages: fc.uniqueArray(aCoverage, { minLength: 1, maxLength: 4, selector: (row) => row.kind }),
      endorsements: fc.array(anEndorsement, { maxLength: 6 }),
      doubts: rarely<string[]>([], ["Page 1 is marked CANCELED."]),
    })
    .map((over) => {
      const expectsCoverage = over.paper !== "endorsement";
      return paper({ ...(over as Partial<JudgedDocument>), id, fileName: `${id}.pdf`, expectsCoverage });
    });

const papers = pick(0, 1, 1, 1, 2, 2, 3).chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => aPaper(`file-${at}`))));

const someNotices: fc.Arbitrary<Notice[]> = fc.array(
  fc.record({
    id: fc.uuid(),
    documentId: fc.constant(null),
    kind: pick("cancellation", "non_renewal", "reinstatement", "amendment"),
    policyNumber: pick("P-1", "P-2", "P-3", "P-9", null),
    coverage: pick(null, ...kinds),
    effective: pick(null, ...days),
    noticeDate: pick(null, ...days),
  }),
  { maxLength: 2 },
);
const notices = fc.oneof({ arbitrary: fc.constant<Notice[]>([]), weight: 4 }, { arbitrary: someNotices, weight: 1 });

const proof = { rung: pick(...rungs), forms: pick<string[] | null>(null, null, ["CG 20 10", "CG 20 26"]), blanket: fc.boolean() };
const severity = pick("hard", "hard", "soft");
const paperKinds = ["00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002"] as const;

const aRule = fc.oneof(
  fc.record({ type: pick("coverage"), severity, coverage: kind, through: pick("today", "work"), expiringDays: pick(10, 30, 60) }),
  kind.chain((own) =>
    fc.record({
      type: pick("limit"),
      severity,
      coverage: pick(own),
      limit: pick(...limitsOf[own]),
      minimum: amount,
      umbrella: fc.boolean(),
    }),
  ),
  fc.record({ type: pick("occurrence-basis"), severity, coverage: kind, claimsMade: pick("refused", "with-retroactive-date") }),
  fc.record({ type: pick("auto-scope"), severity, accepts: pick("any", "any-or-all", "hired-and-non-owned") }),
  fc.record({ type: pick("per-statute"), severity, proprietorExcluded: pick("review", "accepted") }),
  fc.record({ type: pick("additional-insured"), severity, coverage: kind, operations: pick("ongoing", "completed"), ...proof }),
  fc.record({ type: pick("primary"), severity, coverage: kind, ...proof }),
  fc.record({ type: pick("waiver"), severity, coverage: kind, ...proof }),
  fc.record({ type: pick("aggregate-scope"), severity, scope: pick("PROJECT", "LOCATION"), ...proof }),
  fc.record({ type: pick("cancellation-notice"), severity, coverage: kind, days: pick(10, 30), rung: pick(...rungs) }),
  fc.record({ type: pick("no-exclusion"), severity, coverage: kind, forms: pick(["CG 21 39"]) }),
  fc.record({ type: pick("certificate-holder"), severity, names: pick<string[]>([], ["Other Owner LLC"]), address: fc.boolean() }),
  fc.record({ type: pick("named-insured"), severity }),
  fc.record({ type: pick("insurer-rating"), severity, coverage: kind, rating: pick("A-", "A+"), size: pick("VII", "XII") }),
  fc.record({ type: pick("property-interest"), severity, interest: pick(...interests) }),
  fc.record({ type: pick("form-edition"), severity, endsOn: pick("2026-01-01", "2026-12-31") }),
  fc.record({ type: pick("retention"), severity, coverage: kind, maximum: amount }),
  fc.record({
    type: pick("document"),
    severity,
    kind: pick(...paperKinds),
    name: pick("Contractor license"),
    inDate: fc.boolean(),
    issuedFrom: pick(null, null, "2026-01-01"),
    requiredFrom: pick(null, null, "2026-06-01"),
    expiringDays: pick(10, 30),
  }),
);

const kindPapers: fc.Arbitrary<KindPaper[]> = fc.uniqueArray(
  fc.record({
    id: pick("paper-0", "paper-1", "paper-2"),
    fileName: pick("license.pdf"),
    kind: pick(...paperKinds),
    addedAt: pick("2026-01-05T12:00:00Z", "2026-02-05T12:00:00Z"),
    issuedOn: pick(null, "2025-06-01", "2026-02-01", "2026-07-01"),
    expiresOn: pick(null, "2026-06-01", "2027-01-01"),
    titles: pick<string[]>([], ["Harbor Tower OCIP"]),
    neverExpires: fc.boolean(),
    number: fc.constantFrom(null, "E-1042"),
    isUnread: pick(false, false, true),
    isBeingRead: fc.boolean(),
    doubt: pick(null, null, "Invented doubt"),
  }),
  { maxLength: 3, selector: ({ id }) => id },
);

const aSet = fc
  .array(aRule, { minLength: 1, maxLength: 10 })
  .map((rules) => setOf(rules.map((rule, at) => ({ ...rule, key: `rule-${at}` })) as unknown as Requirement[]))
  .filter(({ id: _, version: __, ...set }) => requirementSet.safeParse(set).success);

const exceptions: fc.Arbitrary<ApprovedException[]> = fc.array(
  fc.record({
    id: fc.uuid(),
    requirement: pick("rule-0", "rule-1", "rule-2"),
    kind: pick("waive", "accept_short"),
    from: pick("2026-01-01", "2026-05-01"),
    until: pick("2026-05-31", "2026-06-15", "2026-12-31"),
    policyNumber: pick(null, "P-1"),
    least: pick(null, 500_000, 1_000_000),
  }),
  { maxLength: 2 },
);

const enrolled: fc.Arbitrary<Enrolled | null> = fc.option(
  fc.record({
    wrap: fc.record({
      ...{
        kind: pick("OCIP" as const),
        name: pick("Harbor Tower OCIP"),
        startsOn: pick("2026-02-01"),
        endsOn: pick("2026-07-01", "2026-12-20"),
      },
      coverages: fc.subarray<CoverageKind>(["GENERAL_LIABILITY", "UMBRELLA_POLICY", "WORKERS_COMPENSATION"], { minLength: 1 }),
      offSite: fc.subarray<CoverageKind>(["GENERAL_LIABILITY"]),
    }),
    enrollment: fc.record({
      ...{
        status: pick("ENROLLED" as const, "ENROLLED" as const, "EXCLUDED" as const),
        enrolledOn: pick("2026-01-15", "2026-04-01"),
        endsOn: pick(null, "2026-06-15"),
      },
      ...{ number: pick(null, "E 1042", "E-1"), isConfirmed: fc.boolean() },
    }),
    project: pick("Pier 9"),
    kind: fc.record({ id: pick(paperKinds[0]), name: pick("Wrap-up enrollment") }),
  }),
);

const input: fc.Arbitrary<VerdictInput> = fc
  .record({
    documents: papers,
    set: aSet,
    notices,
    exceptions,
    kindPapers,
    enrolled,
    date: pick("2026-03-01", "2026-06-01", "2026-12-15", "2027-01-01"),
  })
  .map(({ documents, set, ...over }) =>
    inputOf(documents, withEnrollment(set, over.enrolled), {
      ...over,
      contract: { start: "2026-01-10", end: "2026-12-31", completedOn: null, completedOperationsYears: 0 },
    }),
  );

const resultsOf = (verdict: Verdict) => new Map(verdict.lines.map((line) => [line.requirement.key, line.result]));

/** Keys whose result went from one to the other. */
const turned = (before: Verdict, after: Verdict, from: string, to: string) => {
  const now = resultsOf(after);
  return [...resultsOf(before)].filter(([key, result]) => result === from && now.get(key) === to).map(([key]) => key);
};

describe("a verdict for any papers and any set", () => {
  it("never passes without evidence of the required rung", () => {
    fc.assert(
      fc.property(input, (given) => {
        for (const line of judge(given).lines)
          if (line.result === "pass") expect(unproven(line, given, given.date), line.requirement.type).toBeNull();
      }),
      runs,
    );
  });

  it("has every value of its sentences", () => {
    const names = (key: SentenceKey) => [...templateOf(key).matchAll(/\{(\w+)/g)].map(([, name = ""]) => name);
    const lacks = ({ key, values = {}, terms = {} }: Sentence) => names(key).filter((name) => (values[name] ?? terms[name] ?? "") === "");
    fc.assert(
      fc.property(input, (given) => {
        const { lines, reason } = judge(given);
        const said = [
          reason,
          ...lines.flatMap((line) => [line.reason, needOf(line.requirement), ...(line.change ? [line.change.sentence] : [])]),
        ];
        for (const sentence of said) expect([sentence.key, lacks(sentence)]).toEqual([sentence.key, []]);
      }),
      runs,
    );
  });

  it("has each requirement exactly once, in the order of the set", () => {
    fc.assert(
      fc.property(input, (given) => {
        expect(judge(given).lines.map(({ requirement }) => requirement.key)).toEqual(given.set.requirements.map(({ key }) => key));
      }),
      runs,
    );
  });

  it("does not depend on the order of documents, notices and exceptions", () => {
    fc.assert(
      fc.property(input, fc.integer({ min: 1, max: 3 }), (given, by) => {
        const turn = <Value>(list: readonly Value[]) => [...list.slice(by), ...list.slice(0, by)].reverse();
        const other = { ...given, documents: turn(given.documents), notices: turn(given.notices), exceptions: turn(given.exceptions) };
        expect(judge(other)).toEqual(judge(given));
      }),
      runs,
    );
  });

  it("does not turn a failure into a pass when a minimum is raised", () => {
    fc.assert(
      fc.property(input, amount, (given, more) => {
        const raised = given.set.requirements.map((rule) => (rule.type === "limit" ? { ...rule, minimum: rule.minimum + more } : rule));
        expect(turned(judge(given), judge({ ...given, set: { ...given.set, requirements: raised } }), "fail", "pass")).toEqual([]);
      }),
      runs,
    );
  });

  it("does not turn a pass into a failure when a document is added that supersedes and cancels nothing", () => {
    fc.assert(
      fc.property(input, aPaper("added"), (given, added) => {
        const rows = given.documents.flatMap(({ coverages }) => coverages);
        const mayReplace = (one: JudgedCoverage, other: JudgedCoverage) =>
          one.kind === other.kind &&
          (one.policyNumber.value === other.policyNumber.value || (one.expiration.value ?? "") > (other.expiration.value ?? ""));
        const safe = { ...added, coverages: added.coverages.filter((one) => !rows.some((other) => mayReplace(one, other))) };
        expect(turned(judge(given), judge({ ...given, documents: [...given.documents, safe] }), "pass", "fail")).toEqual([]);
      }),
      runs,
    );
  });

  it("does not turn a failure into a pass when evidence is removed", () => {
    fc.assert(
      fc.property(input, fc.nat(), fc.nat(), (given, place, choice) => {
        fc.pre(given.documents.length > 0);
        const at = place % given.documents.length;
        const documents = given.documents.map((document, index) => (index === at ? withoutEvidence(document, choice) : document));
        expect(turned(judge(given), judge({ ...given, documents }), "fail", "pass")).toEqual([]);
      }),
      { seed, numRuns: isShort ? 500 : 1500 },
    );
  });

  it("stays the same until the day on which it says it is due", () => {
    fc.assert(
      fc.property(input, fc.integer({ min: 1, max: 200 }), (given, later) => {
        const before = judge(given);
        const day = addDays(given.date, later);
        fc.pre(before.dueOn === null || day < before.dueOn);
        const after = judge({ ...given, date: day });
        expect([after.status, resultsOf(after)]).toEqual([before.status, resultsOf(before)]);
      }),
      { seed, numRuns: isShort ? 500 : 1500 },
    );
  });

  it("is never green while a hard requirement is open", () => {
    fc.assert(
      fc.property(input, (given) => {
        const { status, lines } = judge(given);
        const isOpen = lines.some(
          ({ requirement, result }) =>
            requirement.severity === "hard" && !["pass", "waived", "accepted_short", "provided"].includes(result),
        );
        if (isOpen) expect(["COMPLIANT", "EXPIRING_SOON"]).not.toContain(status);
      }),
      runs,
    );
  });
});

/** The paper without one of its values, rows of endorsements or sentences. */
function withoutEvidence(document: JudgedDocument, choice: number): JudgedDocument {
  const ofPaper = ["insured", "holder", "description", "noticeDays"] as const;
  const ofRow = [
    ...(["policyNumber", "effective", "expiration", "basis", "retroactiveDate", "additionalInsured", "waiverOfSubrogation"] as const),
    ...(["primary", "aggregatePer", "autos", "perStatute", "proprietorExcluded"] as const),
  ];
  const steps: (() => JudgedDocument)[] = ofPaper.map((name) => () => ({ ...document, [name]: none }));
  document.endorsements.forEach((_, at) => {
    steps.push(() => ({ ...document, endorsements: document.endorsements.toSpliced(at, 1) }));
  });
  document.coverages.forEach((row, at) => {
    const put = (over: Partial<JudgedCoverage>) => ({ ...document, coverages: document.coverages.with(at, { ...row, ...over }) });
    for (const name of ofRow) steps.push(() => put({ [name]: none }));
    for (const name of Object.keys(row.limits)) steps.push(() => put({ limits: { ...row.limits, [name]: none } }));
  });
  return steps[choice % steps.length]?.() ?? document;
}
