import { addDays } from "@/lib/infra/dates-rules";

const hex = (text: string) => Buffer.from(text, "latin1").toString("hex").toUpperCase();
const usDate = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;

/** Placeholder in a drawn certificate for the company's name, as long as the longest name. */
export const drawnHolder = "@".repeat(160);

/** The name in the letters of a PDF's standard fonts, as wide as the drawn one: what is too much are spaces. */
function asHolder(name: string): string {
  const plain = (letter: string) => [...letter.normalize("NFKD")].filter((part) => part <= "\u00ff").join("") || "?";
  const letters = [...name].map((letter) => (letter <= "\u00ff" ? letter : plain(letter)));
  return letters.join("").slice(0, drawnHolder.length).padEnd(drawnHolder.length);
}

/**
 * A drawn certificate with its real days, made out to the company. The PDF has its texts as plain hexadecimal strings, and a day has the length of another,
 * so that every offset in the file stays right.
 */
export function dated(template: Buffer, { expiration, today, company }: { expiration: string; today: string; company: string }): Buffer {
  const effective = addDays(expiration, -365);
  const written = addDays(effective, 3) > today ? today : addDays(effective, 3);
  const days: [drawn: string, real: string][] = [
    ["12/31/2099", usDate(expiration)],
    ["12/31/2098", usDate(effective)],
    ["01/03/2099", usDate(written)],
    ["20991231", expiration.replaceAll("-", "")],
    [drawnHolder, asHolder(company)],
  ];
  let text = template.toString("latin1");
  for (const [drawn, real] of days) text = text.replaceAll(hex(drawn), hex(real));
  return Buffer.from(text, "latin1");
}
