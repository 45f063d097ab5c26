import { dayOf } from "@/lib/compliance/coverages/days-rules";
import { kindOf } from "@/lib/compliance/coverages/kinds-rules";
import { limitsIn } from "@/lib/compliance/coverages/limits-rules";
import { invalidBy, judgedMarks } from "@/lib/compliance/coverages/marks-rules";
import type { Notice } from "@/lib/compliance/coverages/notices-schema";
import type { JudgedCoverage, JudgedDocument, JudgedEndorsement, Stated } from "@/lib/compliance/coverages/schema";
import { absent, statedAt } from "@/lib/compliance/coverages/stated-rules";
import type { autoScopes, Paper } from "@/lib/compliance/coverages/values";
import { insurerOf } from "@/lib/compliance/policies/rules";
import type { Extraction, FormType, PolicyType, ReadCertificate, ReadPolicy } from "@/lib/extraction/schema";
import { propertyInterests } from "@/lib/extraction/values";
import { coded, type Sentence, withoutRepeats } from "@/lib/infra/sentences-rules";

/*
 * A file's reading as papers for the verdict. A value that the reading marks as unreadable, or states with less than `sureConfidence`, is a
 * doubt.
 */

/** A stored file and what persons said of it, besides its reading. */
export type FileFacts = {
  id: string;
  fileName: string;
  /** The upload, its day where the company is first. */
  addedAt: string;
  /** A person called the file "Other": it opens no coverage. */
  isOther: boolean;
  /** An expiration date that a person typed for the whole file, and the coverage that it then states where none was read in it. */
  typedExpiration: string | null;
  typedCoverage?: PolicyType | null;
  acceptedInsured: readonly string[];
  holderAnswer: JudgedDocument["holderAnswer"];
  holderDoubt?: Sentence | null;
  isInsuredRejected?: boolean;
  /** Why the file as a whole is in doubt: tampering, a contradiction. */
  doubts: readonly Sentence[];
  /** What a person still has to look at. */
  questions: readonly Sentence[];
};

const paperOf: Record<FormType, Paper> = {
  ACORD_25: "certificate",
  ACORD_25_LOOKALIKE: "certificate",
  ACORD_24: "certificate",
  ACORD_27: "certificate",
  ACORD_28: "certificate",
  NON_ACORD_CERTIFICATE: "certificate",
  DECLARATIONS: "policy",
  ENDORSEMENT: "endorsement",
  NOTICE: "notice",
  W9: "other",
  OTHER: "other",
};

const autoWords: readonly [string, (typeof autoScopes)[number]][] = [
  ["ANY AUTO", "ANY"],
  ["NON-OWNED AUTOS ONLY", "NON_OWNED"],
  ["HIRED AUTOS ONLY", "HIRED"],
  ["OWNED AUTOS ONLY", "OWNED"],
  ["SCHEDULED AUTOS", "SCHEDULED"],
];

/** Whether a row of the umbrella is called excess, by its box or its own words, and not umbrella as well. */
const isExcess = ({ type, ticked, typeText }: ReadPolicy): boolean =>
  type === "UMBRELLA_POLICY" &&
  !ticked.includes("UMBRELLA LIAB") &&
  (ticked.includes("EXCESS LIAB") || /^(?!.*\bumbrella\b).*\b(?:excess|xs)\b/i.test((typeText ?? "").slice(0, 200)));

function coverageOf(certificate: ReadCertificate, policy: ReadPolicy, place: number, typedExpiration: string | null): JudgedCoverage {
  const at = `/policies/${place}`;
  const kind = kindOf(policy.type, policy.typeText);
  const insurer = insurerOf(certificate, policy);
  const ticked = <Value>(value: Value, isNothing: boolean) => statedAt(certificate, `${at}/ticked`, isNothing ? null : value);
  const interests = propertyInterests.filter((one) => policy.ticked.includes(one));
  const autos = autoWords.flatMap(([words, scope]) => (policy.ticked.includes(words) ? [scope] : []));
  const expiration = statedAt(certificate, `${at}/expirationDate`, policy.expirationDate);
  const { bodilyInjuryPerPerson, bodilyInjuryPerAccident } = policy.limits;
  return {
    kind,
    name: policy.typeText,
    policyNumber: statedAt(certificate, `${at}/policyNumber`, policy.policyNumber),
    insurerName: insurer?.name ?? null,
    insurerNaic: insurer?.naic ?? null,
    effective: statedAt(certificate, `${at}/effectiveDate`, policy.effectiveDate),
    expiration: typedExpiration ? typedOver(expiration, typedExpiration) : expiration,
    ...(isExcess(policy) && { isExcess: true }),
    basis: statedAt(certificate, `${at}/occurrenceOrClaimsMade`, policy.occurrenceOrClaimsMade),
    retroactiveDate: statedAt(certificate, `${at}/retroactiveDate`, policy.retroactiveDate ?? null),
    additionalInsured: statedAt(certificate, `${at}/additionalInsured`, policy.additionalInsured),
    waiverOfSubrogation: statedAt(certificate, `${at}/waiverOfSubrogation`, policy.waiverOfSubrogation),
    primary: absent,
    aggregatePer: statedAt(certificate, `${at}/aggregateAppliesPer`, policy.aggregateAppliesPer),
    autos: ticked(autos, autos.length === 0),
    boxes: ticked(policy.ticked, policy.ticked.length === 0),
    perStatute: ticked(policy.ticked.includes("PER STATUTE"), !policy.ticked.includes("PER STATUTE")),
    proprietorExcluded: statedAt(certificate, `${at}/proprietorExcluded`, policy.proprietorExcluded),
    ...(kind === "PROPERTY" && { interests: ticked(interests, interests.length === 0) }),
    limits: limitsIn(certificate, policy, at, kind),
    hasSplitLimits: bodilyInjuryPerPerson != null || bodilyInjuryPerAccident != null,
  };
}

/** A date that a person typed counts, and is a doubt where the paper itself ends earlier. */
function typedOver(read: Stated<string>, typed: string): Stated<string> {
  const isContradicted = read.value !== null && read.value < typed;
  return { ...read, state: isContradicted ? "doubt" : "read", value: typed, reader: "person", confidence: 1 };
}

function endorsementsOf(certificate: ReadCertificate): JudgedEndorsement[] {
  return certificate.endorsements.map(({ line, effectiveDate, expirationDate = null, insured = null, ...same }) => ({
    ...same,
    line: line === "OTHER" ? null : line,
    ...{ effective: effectiveDate, expires: expirationDate, insured },
  }));
}

/** Days that a certificate may be older than a policy that it states. */
const longestAhead = 366;

/**
 * What is wrong with a certificate's date. No one can have uploaded it on the day before that: one day is left for time zones. Nor can it
 * have stated, years before, a policy that has begun by now.
 */
function dateDoubts({ certificateDate, policies }: ReadCertificate, { addedAt }: FileFacts): Sentence[] {
  if (certificateDate === null) return [];
  const [dated, added] = [dayOf(certificateDate), dayOf(addedAt)];
  if (dated > added + 1) return [coded("server.doubts.datedAhead")];
  const begun = policies.map(({ effectiveDate }) => dayOf(effectiveDate)).filter((begins) => begins <= added);
  return begun.some((begins) => begins - dated > longestAhead) ? [coded("server.doubts.datedLongBefore")] : [];
}

/** The coverage that a person stated by type and date for a file in which none was read. */
function typedCoverageOf({ typedCoverage, typedExpiration }: FileFacts): JudgedCoverage[] {
  if (!typedCoverage || !typedExpiration) return [];
  const expiration: Stated<string> = { ...absent, state: "read", value: typedExpiration, reader: "person" };
  const unstated = { policyNumber: absent, effective: absent, basis: absent, retroactiveDate: absent, additionalInsured: absent };
  const unticked = { waiverOfSubrogation: absent, primary: absent, aggregatePer: absent, autos: absent, perStatute: absent };
  return [
    {
      ...{ kind: kindOf(typedCoverage, null), name: null, insurerName: null, insurerNaic: null, expiration, ...unstated, ...unticked },
      ...{ proprietorExcluded: absent, limits: {}, hasSplitLimits: false },
    },
  ];
}

/** A file's papers for the verdict. A file without a certificate is one paper that opens no coverage. */
export function papersOf(facts: FileFacts, reading: Extraction): JudgedDocument[] {
  const papers = readPapers(facts, reading);
  const [first, ...others] = papers;
  const typed = papers.some(({ coverages }) => coverages.length > 0) ? [] : typedCoverageOf(facts);
  if (!first || typed.length === 0) return papers;
  return [{ ...first, paper: "certificate", expectsCoverage: true, coverages: typed }, ...others];
}

function readPapers(facts: FileFacts, reading: Extraction): JudgedDocument[] {
  const file = fileParts(facts);
  const isSettled = reading.isPassport && facts.questions.length === 0;
  if (reading.certificates.length === 0)
    return [{ ...emptyPaper(file, 0), doubts: [...facts.doubts], ...(isSettled && { isPassportPage: true }) }];
  return reading.certificates.map((certificate, part) => {
    const { typedExpiration } = facts;
    const paper = facts.isOther ? "other" : paperOf[certificate.formType];
    const invalid = invalidBy(certificate);
    const whole = ["/policies", "/endorsements"].flatMap((list) =>
      certificate.unreadable.includes(list) ? [certificate.reasons[list] ?? coded("server.doubts.coveragesUnclear")] : [],
    );
    return {
      ...file,
      part,
      paper,
      expectsCoverage: !facts.isOther && ["certificate", "policy"].includes(paper),
      isUnread: false,
      certificateDate: certificate.certificateDate,
      ...(certificate.formType === "ACORD_25" && certificate.formEdition && { edition: certificate.formEdition }),
      insured: statedAt(certificate, "/insured/name", certificate.insured.name),
      holder: statedAt(certificate, "/certificateHolder", certificate.certificateHolder),
      description: statedAt(certificate, "/descriptionOfOperations", certificate.descriptionOfOperations),
      ...(certificate.marks && { marks: judgedMarks(certificate), ...(invalid && { invalid, questions: [] }) }),
      noticeDays: absent,
      coverages: certificate.policies.map((policy, place) => coverageOf(certificate, policy, place, typedExpiration)),
      endorsements: endorsementsOf(certificate),
      doubts: withoutRepeats([...facts.doubts, ...whole, ...dateDoubts(certificate, facts)]),
    };
  });
}

/** What a file gives notice of. A policy or a day in doubt is null: the notice then keeps each policy waiting that it may concern. */
export function noticesOf({ id }: Pick<FileFacts, "id">, reading: Extraction): Notice[] {
  return reading.certificates.flatMap((certificate, part) =>
    certificate.notices.map((notice, at): Notice => {
      const sure = (key: "policyNumber" | "effective" | "noticeDate" | "coverage") => {
        const { state, value } = statedAt(certificate, `/notices/${at}/${key}`, notice[key]);
        return state === "read" ? value : null;
      };
      return {
        id: `${id}/${part}/${at}`,
        documentId: id,
        kind: notice.kind,
        policyNumber: sure("policyNumber"),
        coverage: notice.coverage && sure("coverage") ? kindOf(notice.coverage, notice.coverageText) : null,
        effective: sure("effective"),
        noticeDate: sure("noticeDate"),
        part,
        ...(notice.periodFrom && { periodFrom: notice.periodFrom }),
        ...(notice.periodTo && { periodTo: notice.periodTo }),
      };
    }),
  );
}

const fileParts = ({ id, fileName, addedAt, acceptedInsured, isInsuredRejected, holderAnswer, holderDoubt, questions }: FileFacts) => ({
  ...(isInsuredRejected && { isInsuredRejected }),
  ...(holderDoubt && { holderDoubt }),
  ...{ id, fileName, addedAt, holderAnswer, questions: [...questions] },
  acceptedInsured: [...acceptedInsured],
});

const emptyPaper = (file: ReturnType<typeof fileParts>, part: number): JudgedDocument => ({
  ...file,
  part,
  paper: "other",
  expectsCoverage: false,
  isUnread: false,
  certificateDate: null,
  insured: absent,
  holder: absent,
  description: absent,
  noticeDays: absent,
  coverages: [],
  endorsements: [],
  doubts: [],
});

/** A file that waits, is being read, or could not be read. */
export const unreadPaper = (facts: FileFacts, isBeingRead = false): JudgedDocument => ({
  ...emptyPaper(fileParts(facts), 0),
  isUnread: true,
  ...(isBeingRead && { isBeingRead }),
});
