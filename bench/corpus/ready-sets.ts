import { PDFDocument, PDFName, PDFString, PDFTextField } from "@cantoo/pdf-lib";
import type { TruePolicy, Truth } from "@/bench/corpus/truth";
import { type FileFacts, noticesOf, papersOf } from "@/lib/compliance/coverages/rules";
import { readySets } from "@/lib/compliance/requirements/ready-sets-values";
import type { SetVersion } from "@/lib/compliance/requirements/schema";
import { findFalseGreens } from "@/lib/compliance/verdicts/false-greens-rules";
import { emptyPolicy, lettersOf } from "@/lib/extraction/rules";
import type { Extraction, ReadCertificate, ReadPolicy } from "@/lib/extraction/schema";
import { addDays } from "@/lib/infra/dates-rules";

/*
 * False greens end to end: a drawn file is read, checked by the engine under every ready set, and compared with the verdict on the drawn
 * values. On an edited file every pass is a false green, since its values are uncertain.
 */

const sets: SetVersion[] = Object.entries(readySets).map(([id, { requirements, gates }]) => ({
  name: id,
  requirements,
  gates,
  id,
  version: 1,
}));

export type SetGreens = { set: string; judged: number; passed: number; falseGreens: string[] };

const facts: FileFacts = {
  ...{ id: "drawn", fileName: "drawn.pdf", addedAt: "2027-01-05T10:00:00Z", isOther: false, typedExpiration: null },
  ...{ acceptedInsured: [], holderAnswer: null, doubts: [], questions: [] },
};

/** What a truth does not know is taken from the reading, so that it is not scored. */
function truePolicy(truth: TruePolicy, read: ReadPolicy | undefined, open: ReadonlySet<string>): ReadPolicy {
  const known = Object.fromEntries(Object.entries(truth).filter(([key, value]) => value !== undefined && !open.has(key)));
  return { ...emptyPolicy(truth.type, truth.typeText ?? null), ...read, ...known } as ReadPolicy;
}

function matchOf(truth: TruePolicy, at: number, read: ReadCertificate | undefined): ReadPolicy | undefined {
  const own = read?.policies.filter(({ type }) => type === truth.type) ?? [];
  const number = lettersOf(truth.policyNumber ?? "");
  return own.find(({ policyNumber }) => lettersOf(policyNumber ?? "") === number) ?? own[0] ?? read?.policies[at];
}

/** A drawn certificate as it would be read without any mistake. Its endorsements are those of the reading. */
function trueCertificate(truth: Truth, read: ReadCertificate | undefined): ReadCertificate {
  const openOf = (at: number) =>
    new Set(truth.open.flatMap((pointer) => (pointer.startsWith(`/policies/${at}/`) ? [pointer.split("/")[3] ?? ""] : [])));
  return {
    page: truth.page ?? 1,
    formType: truth.formType ?? read?.formType ?? "ACORD_25_LOOKALIKE",
    formEdition: null,
    certificateDate: truth.certificateDate ?? null,
    certificateNumber: null,
    producer: { name: null, address: null, contact: null, phone: null, email: null },
    insured: { name: truth.insured?.name ?? null, address: null },
    certificateHolder: truth.certificateHolder ?? null,
    insurers: read?.insurers ?? [],
    policies: truth.policies.map((policy, at) => truePolicy(policy, matchOf(policy, at, read), openOf(at))),
    descriptionOfOperations: truth.descriptionOfOperations ?? null,
    endorsements: read?.endorsements ?? [],
    notices: [],
    evidence: {},
    unreadable: [],
    reasons: {},
  };
}

/** A day on which all policies of a certificate run, else one on which its last one has begun. */
function dayWithin({ policies }: Truth): string {
  const begins = policies.flatMap(({ effectiveDate }) => effectiveDate ?? []).sort();
  return addDays(begins.at(-1) ?? "2026-07-01", 30);
}

/** Judges a reading and its truth by every ready set, for the insured and the holder of each certificate that was drawn. */
export function judgeByReadySets(read: Extraction, truths: readonly Truth[], isEdited: boolean): SetGreens[] {
  const own = read.certificates.filter(({ policies }) => policies.length > 0);
  const drawn = truths.map((truth, at) => trueCertificate(truth, own.find(({ page }) => page === truth.page) ?? own[at]));
  return sets.map((set) => {
    const sum: SetGreens = { set: set.id, judged: 0, passed: 0, falseGreens: [] };
    for (const truth of truths) {
      const vendor = { name: truth.insured?.name ?? "Nobody", acceptedNames: [] };
      const holders = [{ name: truth.certificateHolder?.split(", ")[0] || "Nobody", address: null }];
      const papers = { documents: papersOf(facts, read), vendor, notices: noticesOf(facts, read) };
      const truly = { documents: papersOf(facts, { ...read, certificates: isEdited ? [] : drawn }), vendor, notices: [] };
      const found = findFalseGreens([{ name: "drawn", papers, truth: truly }], [set], [dayWithin(truth)], {
        ...{ holders, exceptions: [], decisions: [], ratings: [], contract: null },
      });
      sum.judged += found.judged;
      sum.passed += found.passed;
      sum.falseGreens.push(...found.falseGreens.map(({ requirement, date, why }) => `${set.id} ${requirement} on ${date}: ${why}`));
    }
    return sum;
  });
}

/** The same form with amounts stored in its fields that it does not show; null: it has no such field. */
export async function withOtherStored(bytes: Uint8Array): Promise<Uint8Array | null> {
  const file = await PDFDocument.load(bytes);
  const amounts = file
    .getForm()
    .getFields()
    .filter((field) => field instanceof PDFTextField && /^\W*\d{1,3}(?:,\d{3})+(?:\.00)?$/.test(field.getText() ?? ""));
  for (const field of amounts) field.acroField.dict.set(PDFName.of("V"), PDFString.of("9,500,000"));
  return amounts.length > 0 ? file.save({ updateFieldAppearances: false }) : null;
}
