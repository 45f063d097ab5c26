import { Fragment } from "react";

/** A text in parts, those that were typed apart from the others. */
export function partsOf(text: string, typed: string): { text: string; found: boolean }[] {
  const words = typed.split(/\s+/).filter(Boolean);
  if (words.length === 0) return [{ text, found: false }];
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  // Split by a group: every second part is what fitted.
  const parts = text.split(new RegExp(`(${escaped.join("|")})`, "gi"));
  return parts.map((part, index) => ({ text: part, found: index % 2 === 1 })).filter((part) => part.text !== "");
}

const digitsOf = (text: string) => text.replace(/\D/g, "");

/** Whether a text contains the query. Phone numbers are compared by their digits. */
export function holdsTyped(text: string, typed: string): boolean {
  const digits = digitsOf(typed).replace(/^1(?=\d{10}$)/, "");
  if (digits.length >= 4 && !/[a-z]/i.test(typed) && digitsOf(text).includes(digits)) return true;
  return text.toLowerCase().includes(typed.toLowerCase());
}

/** A text with what was typed marked in it. */
export function Marked({ text, typed }: { text: string; typed: string }) {
  return partsOf(text, typed).map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have nothing but their place
    if (!part.found) return <Fragment key={index}>{part.text}</Fragment>;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have nothing but their place
      <mark key={index} className="rounded-xs bg-yellow-tint text-inherit">
        {part.text}
      </mark>
    );
  });
}
