import type { MarkDto, MarkReply } from "@/lib/documents/review/marks-schema";
import { type PlainKey, say } from "@/messages/say";

/** Names a mark on the screen. */
export const markKey = ({ certificate, mark }: Pick<MarkDto, "certificate" | "mark">): string => `${certificate}#${mark}`;

export const isOpen = ({ answered }: MarkDto): boolean => answered === null;

export const openMarks = (marks: readonly MarkDto[]): MarkDto[] => marks.filter(isOpen);

export const replyNames = {
  nothing: "review.markNothing",
  always: "review.markAlways",
  changes: "review.markChanges",
  invalid: "review.markInvalid",
} as const satisfies Record<MarkReply, PlainKey>;

/** What was answered, in a sentence. */
export const answerNames = {
  nothing: "review.markMeantNothing",
  changes: "review.markChangedValue",
  invalid: "review.markMadeInvalid",
} as const satisfies Record<Exclude<MarkReply, "always">, PlainKey>;

/** The words of a mark in quotes, or that it has none. */
export const markWords = ({ text }: Pick<MarkDto, "text">): string =>
  text === "" ? say("documents.markWithoutWords") : say("documents.markWords", { words: text });
