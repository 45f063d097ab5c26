import { addDays } from "@/lib/infra/dates/rules";

const hex = (text: string) => Buffer.from(text, "latin1").toString("hex").toUpperCase();
const usDate = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;

/**
 * A drawn certificate with its real days. The PDF has its texts as plain hexadecimal strings, and a day has the length of another,
 * so that every offset in the file stays right.
 */
export function dated(template: Buffer, expiration: string, today: string): Buffer {
  const effective = addDays(expiration, -365);
  const written = addDays(effective, 3) > today ? today : addDays(effective, 3);
  const days: [drawn: string, real: string][] = [
    ["12/31/2099", usDate(expiration)],
    ["12/31/2098", usDate(effective)],
    ["01/03/2099", usDate(written)],
    ["20991231", expiration.replaceAll("-", "")],
  ];
  let text = template.toString("latin1");
  for (const [drawn, real] of days) text = text.replaceAll(hex(drawn), hex(real));
  return Buffer.from(text, "latin1");
}
