import { type Lane, quickBytes } from "@/lib/documents/turns/values";
import type { ParsedMessage } from "@/lib/inbound/parser/schema";
import { type Cause, type DeliveryState, type FileReason, silentReasons } from "@/lib/inbound/values";

export type Outcome = "waiting" | "taken" | "already" | "left_out";

/** What became of a file. */
export type FiledFile = { outcome: Outcome; reason: FileReason | null };

/** The status of a known vendor's message once its files were taken. */
export function standingOf(files: readonly FiledFile[], isAutomatic: boolean): { state: DeliveryState; cause: Cause | null } {
  const isFiled = files.some(({ outcome }) => outcome === "taken" || outcome === "already");
  if (files.some(({ reason }) => reason === "no_room" || reason === "too_many")) return { state: "waiting", cause: "not_all_taken" };
  if (isFiled) return { state: "filed", cause: null };
  if (isAutomatic) return { state: "waiting", cause: "automatic" };
  const isReported = files.some(({ reason }) => reason !== null && !silentReasons.includes(reason));
  return { state: "waiting", cause: isReported ? "nothing_taken" : "no_attachment" };
}

/** Why a message without a vendor waits. */
export function waitingCause(cause: string | null, isAutomatic: boolean, hasFiles: boolean): Cause {
  if (isAutomatic && !hasFiles) return "automatic";
  return (cause as Cause | null) ?? "unknown_sender";
}

/** Words of an email or a file's name that may mean the end of a policy. */
const endOfPolicy = /cancel|non-?\s?renew|terminat|rescind|rescission|\blaps|r[ée]sili/i;
/** Files of one email that are read before those that others send. */
const mostNotices = 5;

/**
 * In which lane each file of an email is read. Where the email speaks of a policy's end its first files do not wait for uploads, and the
 * first short file of any email does not either: a notice may say so in the file alone.
 */
export function lanesOf({ subject, text, files }: Pick<ParsedMessage, "subject" | "text" | "files">): Lane[] {
  const isAboutEnd = [subject, text, ...files.map(({ fileName }) => fileName)].some((one) => endOfPolicy.test(one));
  let usable = 0;
  return files.map(({ reason, fileName, fileSize }): Lane => {
    if (reason !== null) return "email";
    usable += 1;
    const isShort = fileSize <= quickBytes && /\.(?:pdf|docx?)$/i.test(fileName);
    return (isAboutEnd && usable <= mostNotices) || (usable === 1 && isShort) ? "notice" : "email";
  });
}
