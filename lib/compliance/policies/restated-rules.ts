import type { LimitKey, PolicyType } from "@/lib/extraction/schema";
import { limitKeys } from "@/lib/extraction/values";
import { type Coded, coded, type Sentence } from "@/lib/infra/sentences-rules";
import type { TextKey } from "@/messages/say";

const limitNames: Record<LimitKey, TextKey> = {
  eachOccurrence: "server.doubts.eachOccurrence",
  damageToRentedPremises: "server.doubts.damageToRentedPremises",
  medicalExpense: "server.doubts.medicalExpense",
  personalAdvInjury: "server.doubts.personalAdvInjury",
  generalAggregate: "server.doubts.generalAggregate",
  productsCompOpAggregate: "server.doubts.productsCompOpAggregate",
  combinedSingleLimit: "server.doubts.combinedSingleLimit",
  umbrellaEachOccurrence: "server.doubts.umbrellaEachOccurrence",
  umbrellaAggregate: "server.doubts.umbrellaAggregate",
  elEachAccident: "server.doubts.elEachAccident",
  elDiseaseEachEmployee: "server.doubts.elDiseaseEachEmployee",
  elDiseasePolicyLimit: "server.doubts.elDiseasePolicyLimit",
};

/** A coverage line of a document, as far as another document may state it again. Dates are ISO dates. */
export type StatedTerm = {
  document: string;
  fileName: string;
  /** Its place among all lines of its document. */
  position: number;
  /** The certificate's day, else that of the upload, then the time of the upload. */
  day: string;
  addedAt: string;
  coverage: PolicyType;
  policyNumber: string | null;
  effective: string | null;
  expiration: string | null;
  limits: Partial<Record<LimitKey, number | null>>;
};

/** A value that a newer certificate makes better than the one before it did; an edited file looks like that. */
export type Restatement = { document: string; position: number; value: LimitKey | "expirationDate"; reason: Coded };

const isLater = (one: StatedTerm, other: StatedTerm) =>
  one.document !== other.document && `${one.day} ${one.addedAt} ${one.document}` > `${other.day} ${other.addedAt} ${other.document}`;

/** The same policy in the same term. A renewal keeps the number and begins where the term before it ends. */
function isSameTerm(one: StatedTerm, other: StatedTerm): boolean {
  if (one.coverage !== other.coverage || one.policyNumber === null || one.policyNumber !== other.policyNumber) return false;
  if (one.effective && other.effective) return one.effective === other.effective;
  return one.expiration !== null && one.expiration === other.expiration;
}

/** What newer certificates of a policy state better than older ones, by policies of one vendor. */
export function restatements(terms: readonly StatedTerm[]): Restatement[] {
  return terms.flatMap((newer) => {
    const { document, position, policyNumber } = newer;
    const older = terms.filter((one) => isLater(newer, one) && isSameTerm(newer, one));
    const found: Restatement[] = [];
    const note = (value: Restatement["value"], reason: Coded) => found.push({ document, position, value, reason });
    const number = policyNumber ?? "";
    const longer = older.find(({ expiration }) => expiration !== null && newer.expiration !== null && expiration < newer.expiration);
    if (longer?.expiration && newer.expiration) {
      const days = { from: { day: longer.expiration }, effective: { day: newer.expiration } };
      note("expirationDate", coded("policies.restatesTerm", { number, fileName: longer.fileName, ...days }));
    }
    for (const key of limitKeys) {
      const now = newer.limits[key];
      const lower = older.find(({ limits }) => typeof limits[key] === "number" && typeof now === "number" && limits[key] < now);
      if (!lower || typeof now !== "number") continue;
      const amounts = { shown: { money: lower.limits[key] ?? 0 }, shown2: { money: now } };
      note(key, coded("policies.restatesLimit", { number, list: { code: limitNames[key] }, fileName: lower.fileName, ...amounts }));
    }
    return found;
  });
}

const codes: readonly TextKey[] = ["policies.restatesTerm", "policies.restatesLimit"];

/** Whether a stored reason of a document is one of these sentences: they are rewritten each time. */
export const isRestatement = (reason: Sentence): boolean => typeof reason === "object" && "code" in reason && codes.includes(reason.code);
