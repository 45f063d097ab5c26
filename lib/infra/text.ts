/*
 * One rule for every name that is shown: marks that turn the direction of writing make "exe.pdf" of "fdp.exe", and marks that
 * nobody sees make two of one name.
 */

/** Soft hyphen, zero-width spaces and joiners, direction marks, overrides and isolates, invisible operators, tags. */
const hidden = /[\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;
/** All but NUL, which is refused rather than dropped (lib/http/input). */
const controls = /[^\P{Cc}\0]/gu;
/** Scripts in which a joiner between two letters changes how they are written. */
const joining = /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Kannada}]/u;

/** The text without marks that nobody sees; a joiner stays between letters that it joins. */
export function withoutHidden(text: string): string {
  return text.replace(hidden, (mark, at: number) => {
    const joins = mark === "\u200c" || mark === "\u200d";
    return joins && joining.test(text[at - 1] ?? "") && joining.test(text[at + 1] ?? "") ? mark : "";
  });
}

/** The text on one line, without control characters and hidden marks; "" when nothing visible is left. */
export function asOneLine(text: string): string {
  const line = withoutHidden(text.replace(/[\u2028\u2029]/g, " "))
    .replace(/\s+/g, " ")
    .replace(controls, "")
    .trim();
  return /[^\s\p{Cf}\u2800]/u.test(line) ? line : "";
}
