import { wholeLists } from "@/lib/documents/readings/rules";
import type { ReadValue } from "@/lib/documents/readings/schema";
import { choicesOf, type Field, type FieldKind, fieldKind, fullName } from "@/lib/documents/review/rules";
import { isPlaceholder, parseAmount, parseDate } from "@/lib/extraction/rules";
import type { ReadCertificate } from "@/lib/extraction/schema";
import { coded, type Sentence } from "@/lib/infra/sentences-rules";

/* What a person types as a value of a certificate. */

export type Typed = { value: ReadValue } | { problem: Sentence };

/** A typed text as a value; else a sentence that names the field. An empty text means that it is not on the form. */
export function readTyped({ name, kind }: Pick<Field, "name" | "kind">, typed: string): Typed {
  const text = typed.trim();
  if (kind === "whole") return { value: null };
  // Before any pattern looks at it: their time grows with the length.
  const most = longest[kind] ?? 200;
  if (text.length > most) return { problem: coded("documents.nameMustHaveAtMost", { name, most }) };
  if (text === "" || (kind !== "words" && isPlaceholder(text))) return { value: kind === "words" ? [] : null };
  if (kind === "words")
    return {
      value: text
        .split(/\s*[,\n]\s*/)
        .filter(Boolean)
        .map((word) => word.toUpperCase()),
    };
  if (kind === "date") {
    const date = parseDate(text);
    return date ? { value: date } : { problem: coded("documents.nameMustBeADate", { name }) };
  }
  if (kind === "amount" || kind === "dollars") {
    const amount = parseAmount(text);
    if (amount && "dollars" in amount) return { value: amount.dollars };
    if (amount && kind === "amount") return { value: amount.words };
    const words = kind === "amount" ? coded("documents.orAWordSuchAs") : "";
    return { problem: coded("documents.nameMustBeWholeDollars", { name, words }) };
  }
  return problemOf({ name, kind }, text) ?? { value: kind === "letter" ? text.toUpperCase() : text };
}

const longest: Partial<Record<FieldKind, number>> = { paragraph: 4000, words: 1000 };

function problemOf({ name, kind }: Pick<Field, "name" | "kind">, text: string): Typed | null {
  if (kind === "naic" && !/^\d{5}$/.test(text)) return { problem: coded("documents.nameMustHaveFiveDigits", { name }) };
  if (kind === "letter" && !/^[A-F]$/i.test(text)) return { problem: coded("documents.nameMustBeOneLetter", { name }) };
  return null;
}

const mostDollars = 999_999_999_999;

/** Whether a value that a call states fits its field; a sentence if it does not. `null` fits all but the coverage itself. */
export function valueProblem(certificate: ReadCertificate, pointer: string, value: ReadValue): Sentence | null {
  const kind = fieldKind(certificate, pointer);
  const name = fullName(certificate, pointer);
  if (!kind || (pointer.endsWith("/type") && value === null)) return coded("documents.nameCannotBeStated", { name });
  if (value === null) return null;
  if (kind === "choice")
    return choicesOf(pointer)?.some((choice) => choice.value === value) ? null : coded("documents.nameMustBeChosenFrom", { name });
  if (kind === "words") return Array.isArray(value) && value.join().length <= 1000 ? null : coded("documents.nameMustBeAList", { name });
  if (wholeLists.includes(pointer) || typeof value === "boolean" || Array.isArray(value))
    return coded("documents.nameHasAnotherKindOf", { name });
  if (kind === "dollars" || (kind === "amount" && typeof value === "number"))
    return areWholeDollars(value) ? null : coded("documents.nameMustBeWholeDollarsText", { name });
  const typed = readTyped({ name, kind }, String(value));
  if ("problem" in typed) return typed.problem;
  return typed.value === value ? null : coded("documents.nameMustBeWrittenAs", { name, stringify: JSON.stringify(typed.value) });
}

const areWholeDollars = (value: string | number) =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 0 && value <= mostDollars;
