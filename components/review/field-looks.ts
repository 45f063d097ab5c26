import { CircleCheck, CircleX, type LucideIcon, Minus, ScanEye, TriangleAlert, UserCheck } from "lucide-react";
import { formatDate, formatMoney } from "@/components/ui/format";
import type { ReadValue } from "@/lib/documents/readings/schema";
import { choicesOf, type Field, type FieldState } from "@/lib/documents/review/rules";
import { say } from "@/messages/say";

type Look = { icon: LucideIcon; words: string; text: string; edge: string; fill: string };

/** Green, yellow, red, and a quiet one for what is not on the form; each with an icon and words of its own. */
export const fieldLooks: Record<FieldState, Look> = {
  read: {
    icon: CircleCheck,
    get words() {
      return say("review.readClearly");
    },
    text: "text-good",
    edge: "border-good-solid",
    fill: "bg-good-solid/10",
  },
  confirmed: {
    icon: UserCheck,
    get words() {
      return say("review.lookConfirmed");
    },
    text: "text-good",
    edge: "border-good-solid",
    fill: "bg-good-solid/10",
  },
  doubtful: {
    icon: TriangleAlert,
    get words() {
      return say("review.pleaseCheck");
    },
    text: "text-yellow",
    edge: "border-yellow-solid",
    fill: "bg-yellow-solid/20",
  },
  unreadable: {
    icon: ScanEye,
    get words() {
      return say("review.unreadable");
    },
    text: "text-red",
    edge: "border-red-solid",
    fill: "bg-red-solid/15",
  },
  contradictory: {
    icon: CircleX,
    get words() {
      return say("review.contradictory");
    },
    text: "text-red",
    edge: "border-red-solid",
    fill: "bg-red-solid/15",
  },
  missing: {
    icon: Minus,
    get words() {
      return say("review.notStated");
    },
    text: "text-ink-3",
    edge: "border-grey-solid",
    fill: "bg-grey-solid/10",
  },
};

const neededLook: Look = {
  icon: TriangleAlert,
  text: "text-yellow",
  edge: "border-yellow-solid",
  fill: "bg-yellow-solid/20",
  get words() {
    return say("review.pleaseEnter");
  },
};
export const lookOf = ({ state, needed }: { state: FieldState; needed: boolean }) => (needed ? neededLook : fieldLooks[state]);

/** A value as it is shown; null for none. */
export function writtenValue({ pointer, kind }: Pick<Field, "pointer" | "kind">, value: ReadValue): string | null {
  if (value === null) return null;
  if (Array.isArray(value)) return value.join(", ") || null;
  if (typeof value === "number") return formatMoney(value);
  if (kind === "date" && typeof value === "string") return formatDate(value);
  const chosen = choicesOf(pointer)?.find((choice) => choice.value === value);
  return chosen ? say(chosen.label) : String(value);
}

/** A value as one would type it. */
export function typedValue({ kind, value, state, evidence }: Pick<Field, "kind" | "value" | "state" | "evidence">): string {
  if (value === null) return state === "unreadable" ? (evidence?.text ?? "") : "";
  if (Array.isArray(value)) return value.join(", ");
  if (typeof value === "number") return value.toLocaleString("en-US");
  const [, year, month, day] = kind === "date" ? (/^(\d{4})-(\d\d)-(\d\d)$/.exec(String(value)) ?? []) : [];
  return year ? `${month}/${day}/${year}` : String(value);
}
