import { inWords } from "@/lib/compliance/records/dto";
import { storedSentence } from "@/lib/compliance/records/schema";
import { stateOn } from "@/lib/exceptions/rules";
import type { ExceptionDto } from "@/lib/exceptions/schema";

/** An exception as SQL gives it, its days as text and its people by name. */
export type ExceptionRow = Omit<ExceptionDto, "vendor" | "project" | "required" | "state" | "requestedAt" | "decidedAt" | "least"> & {
  vendorId: string;
  vendorName: string;
  projectId: string | null;
  projectName: string | null;
  sentence: unknown;
  state: string;
  least: string | number | null;
  requestedAt: Date;
  decidedAt: Date | null;
};

export function toExceptionDto(row: ExceptionRow, today: string): ExceptionDto {
  const { vendorId, vendorName, projectId, projectName, sentence, requestedAt, decidedAt, least, ...rest } = row;
  const said = storedSentence.safeParse(sentence).data;
  return {
    ...rest,
    vendor: { id: vendorId, name: vendorName },
    project: projectId && projectName ? { id: projectId, name: projectName } : null,
    required: said ? inWords(said) : row.requirement,
    state: stateOn(row, today),
    least: least === null ? null : Number(least),
    requestedAt: requestedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}
