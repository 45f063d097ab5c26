import { inWords } from "@/lib/compliance/records/dto";
import { storedSentence } from "@/lib/compliance/records/schema";
import { stateOn } from "@/lib/exceptions/rules";
import { type ExceptionDto, soonDays } from "@/lib/exceptions/schema";
import { addDays } from "@/lib/infra/dates/rules";

/** An exception as SQL gives it, its days as text and its people by name. */
export type ExceptionRow = Omit<
  ExceptionDto,
  "vendor" | "project" | "required" | "state" | "endsSoon" | "requestedAt" | "decidedAt" | "least"
> & {
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

export function toExceptionDto(row: ExceptionRow, today: string): ExceptionDto {
  const { vendorId, vendorName, projectId, projectName, contractNumber, sentence, requestedAt, decidedAt, least, ...rest } = row;
  return {
    ...rest,
    vendor: { id: vendorId, name: vendorName },
    project: projectId && projectName ? { id: projectId, name: projectName, contractNumber } : null,
    required: sentenceOf(sentence, row.requirement),
    state: stateOn(row, today),
    endsSoon: stateOn(row, today) === "approved" && row.lastDay <= addDays(today, soonDays),
    least: least === null ? null : Number(least),
    requestedAt: requestedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}

/** What is required, in the reader's language; the requirement's key where the sentence cannot be read. */
export function sentenceOf(stored: unknown, key: string): string {
  const said = storedSentence.safeParse(stored).data;
  return said ? inWords(said) : key;
}
