import { type Cause, type DeliveryState, type FileReason, silentReasons } from "@/lib/inbound/values";

export type Outcome = "waiting" | "taken" | "already" | "left_out";

/** What became of a file. */
export type FiledFile = { outcome: Outcome; reason: FileReason | null };

/** Where a message of a known vendor stands once its files were taken. */
export function standingOf(files: readonly FiledFile[], isAutomatic: boolean): { state: DeliveryState; cause: Cause | null } {
  const isFiled = files.some(({ outcome }) => outcome === "taken" || outcome === "already");
  if (files.some(({ reason }) => reason === "no_room" || reason === "too_many")) return { state: "waiting", cause: "not_all_taken" };
  if (isFiled) return { state: "filed", cause: null };
  if (isAutomatic) return { state: "waiting", cause: "automatic" };
  const isTold = files.some(({ reason }) => reason !== null && !silentReasons.includes(reason));
  return { state: "waiting", cause: isTold ? "nothing_taken" : "no_attachment" };
}

/** Why a message without a vendor waits. */
export function waitingCause(cause: string | null, isAutomatic: boolean, hasFiles: boolean): Cause {
  if (isAutomatic && !hasFiles) return "automatic";
  return (cause as Cause | null) ?? "unknown_sender";
}
