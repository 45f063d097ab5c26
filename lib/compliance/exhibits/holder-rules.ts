import type { Clause } from "@/lib/compliance/exhibits/clauses-rules";
import type { Paragraph } from "@/lib/compliance/exhibits/paragraphs-rules";
import { markerOf } from "@/lib/compliance/exhibits/paragraphs-rules";

/** Where an address begins behind a name. */
const addressBegins = /, (?=\d|P\.? ?O\.? |c\/o\b|Suite\b|One [A-Z])| (?=\d+ [A-Z])/;
const [shortestName, longestName] = [3, 120];

/** The name in a text that goes on with an address: what is before the street's number, a box or "c/o". */
function nameIn(text: string): string | null {
  const tidy = text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^(?:to|the) /i, "");
  const end = addressBegins.exec(tidy)?.index ?? tidy.length;
  const name = tidy.slice(0, end).replace(/[,;:]$/, "");
  // A sentence of its own ends in a period, a name in "Inc.".
  const plain = end === tidy.length && !/\b(?:inc|co|corp|ltd)\.$/i.test(name) ? name.replace(/\.$/, "") : name;
  if (plain.length < shortestName || plain.length > longestName || !/^\p{Lu}/u.test(plain)) return null;
  return /\b(?:shall|must|will|the|owner|contractor)\b/.test(plain) ? null : plain;
}

const label = /\bholder\b(?: ?\([^()]*\))?(?: (?:shall|should|must) (?:be|read)| is| to read)?(?: as follows)? ?[:|–-] ?(.+)$/i;
const delivered = /\b(?:to|with)\s+((?:the )?\p{Lu}[^;]*?)\s+as (?:the )?certificate holder/u;

/** The certificate holder that a clause names. */
export function holderIn({ text }: Pick<Clause, "text">): string | null {
  if (!/\bholders?\b/i.test(text)) return null;
  const [, after] = label.exec(text) ?? delivered.exec(text) ?? [];
  return after ? nameIn(after) : null;
}

/** Whether a paragraph is the title above a holder's name and address. */
export const isHolderTitle = ({ text }: Pick<Paragraph, "text">): boolean =>
  /^(?:the )?certificate holders?\s*(?:\([^)]*\))?:?$/i.test(text.slice(markerOf(text)?.length ?? 0).trim());

/** The name in the first line below such a title. */
export const holderBelow = ({ text }: Pick<Paragraph, "text">): string | null => nameIn(text);

/** Whether a line goes on with an address: a street, a box, or a city with its state and ZIP code. */
export const isAddressLine = (line: Pick<Paragraph, "text"> | undefined): boolean =>
  line !== undefined && line.text.length < longestLine && (beginsAddress.test(line.text) || endsAddress.test(line.text));

const longestLine = 80;
const [beginsAddress, endsAddress] = [/^\d+ |^P\.?\s?O\.?\s|^c\/o\b|^attn/i, /\b[A-Z]{2},? \d{5}(?:-\d{4})?$/];
