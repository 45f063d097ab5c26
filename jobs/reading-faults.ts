import { isStorageWhole } from "@/lib/documents/files/queries";
import { retrySeconds } from "@/lib/documents/turns/values";
import { codedDoubt } from "@/lib/extraction/doubts-rules";
import { isServersFault, ReadingError } from "@/lib/extraction/schema";
import { AppError, isSystemError } from "@/lib/infra/errors";
import { errorFacts, log } from "@/lib/infra/log";
import { coded, type Sentence } from "@/lib/infra/sentences-rules";

/** Why a file cannot be read, where that is due to the file; null: the server's fault, so that it is tried again. */
export async function faultOf(error: unknown, { documentId, tries }: { documentId: string; tries: number }): Promise<Sentence | null> {
  const isMissing = error instanceof AppError && error.code === "file_missing";
  // A whole storage may be hidden, and come back with all its files.
  const isLost = isMissing && (await isStorageWhole(documentId));
  const isOfFile = isLost || (error instanceof ReadingError && !isServersFault(error.code));
  if (isOfFile) return codedDoubt(error.message);
  const isUnavailable = isSystemError(error) || (error instanceof AppError && error.code === "unavailable");
  const isAway = isMissing || error instanceof ReadingError || isUnavailable;
  if (!isAway) log.error({ documentId, tries, ...errorFacts(error) }, "a reading ended with an error of ours");
  // A fault of ours that comes again with each try may need a person to enter the values.
  return !isAway && tries >= retrySeconds.length ? couldNotBeRead : null;
}

export const couldNotBeRead = coded("server.jobs.weCouldntReadThisDocument");
