import { writtenDate } from "@/lib/infra/dates-rules";
import type { Standing } from "@/lib/transfer/connectors/adapters-schema";
import { say } from "@/messages/say";

const longestNote = 1900;

/** What is noted about a vendor where a system has one text for it. */
export function noteOf(standing: Standing): string {
  const { hold, coverages } = standing;
  const expirations = coverages.flatMap(({ title, expires }) =>
    expires ? [say("server.connections.coverageExpires", { coverage: title, date: writtenDate(expires) })] : [],
  );
  const words = [hold ? say("server.connections.noteHold", { reason: hold }) : say("server.connections.noteClear"), ...expirations];
  return words.join("\n").slice(0, longestNote);
}

/** What a standing says to another system, to tell whether anything is new. The day counts only where it ends a coverage. */
export function fingerprintOf({ day, source, ...standing }: Standing): string {
  const ended = standing.coverages.map(({ expires }) => expires !== null && expires <= day);
  return JSON.stringify([source.externalId, standing, ended]);
}

const mostReasons = 3;

/** Why a vendor is on hold, in one text. */
export const holdOf = (reasons: readonly { message: string }[]): string =>
  reasons
    .slice(0, mostReasons)
    .map(({ message }) => message)
    .join(" ") || say("server.connections.holdWithoutReason");
