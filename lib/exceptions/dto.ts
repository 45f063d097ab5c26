import { isStillCovered } from "@/lib/compliance/checks/exceptions-rules";
import { needOf } from "@/lib/compliance/requirements/rules";
import { type Requirement, requirement } from "@/lib/compliance/requirements/schema";
import { render } from "@/lib/compliance/requirements/words-rules";
import { inWords } from "@/lib/compliance/verdicts/records-dto";
import { storedSentence } from "@/lib/compliance/verdicts/records-schema";
import { stateOn } from "@/lib/exceptions/rules";
import type { ExceptionDto } from "@/lib/exceptions/schema";
import { soonDays } from "@/lib/exceptions/values";
import { addDays } from "@/lib/infra/dates-rules";

/** An exception as SQL gives it, its days as text and its people by name. */
export type ExceptionRow = Omit<
  ExceptionDto,
  "vendor" | "project" | "required" | "state" | "endsSoon" | "isOutdated" | "requiredNow" | "isMine" | "requestedAt" | "decidedAt" | "least"
> & {
  requestedById: string | null;
  /** The requirement as it was asked about, and as it is in its set now; null: it is not in the set. */
  settings: unknown;
  settingsNow: unknown;
  vendorId: string;
  vendorName: string;
  projectId: string | null;
  projectName: string | null;
  contractNumber: string | null;
  sentence: unknown;
  state: string;
  least: string | number | null;
  requestedAt: Date;
  decidedAt: Date | null;
};

export function toExceptionDto(row: ExceptionRow, today: string, readerId: string | null): ExceptionDto {
  const { vendorId, vendorName, projectId, projectName, contractNumber, sentence, requestedAt, decidedAt, least, ...others } = row;
  const { settings, settingsNow, requestedById, ...rest } = others;
  const state = stateOn(row, today);
  const now = state === "approved" || state === "requested" ? stricterNow(settings, settingsNow) : null;
  return {
    ...rest,
    isOutdated: now !== null,
    requiredNow: now && render(needOf(now)),
    isMine: readerId !== null && requestedById === readerId,
    vendor: { id: vendorId, name: vendorName },
    project: projectId && projectName ? { id: projectId, name: projectName, contractNumber } : null,
    required: sentenceOf(sentence, row.requirement),
    state,
    endsSoon: state === "approved" && row.lastDay <= addDays(today, soonDays),
    least: least === null ? null : Number(least),
    requestedAt: requestedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}

/** The requirement as it is now, where it asks for more than before; null: it does not, or is not in its set any more. */
export function stricterNow(settings: unknown, settingsNow: unknown): Requirement | null {
  const now = requirement.safeParse(settingsNow).data;
  if (!now) return null;
  const before = requirement.safeParse(settings).data;
  return before && isStillCovered(before, now) ? null : now;
}

/** What is required, in the reader's language; the requirement's key where the sentence cannot be read. */
export function sentenceOf(stored: unknown, key: string): string {
  const said = storedSentence.safeParse(stored).data;
  return said ? inWords(said) : key;
}
