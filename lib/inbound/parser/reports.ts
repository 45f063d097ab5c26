import type { ParsedReport } from "@/lib/inbound/parser/schema";
import { storable } from "@/lib/inbound/parser/words";

/** The blocks of a message/delivery-status part: one about the message, then one for each recipient. */
function blocksOf(text: string): Map<string, string>[] {
  return text
    .slice(0, 100_000)
    .split(/\r?\n\r?\n/)
    .slice(0, 200)
    .map((block) => {
      const fields = new Map<string, string>();
      for (const line of block.replace(/\r?\n[ \t]/g, " ").split(/\r?\n/)) {
        const colon = line.indexOf(":");
        if (colon > 0) fields.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
      }
      return fields;
    });
}

/** "rfc822; office@vendor.example" without its first part. */
const typedValue = (field: string | undefined) => storable((field ?? "").replace(/^[^;]{0,40};/, "").trim(), 400);

/** What a delivery report says of each recipient, and which message of ours came back. */
export function readReport(status: string, returned: string): ParsedReport {
  const recipients = blocksOf(status).flatMap((fields) => {
    const address = typedValue(fields.get("final-recipient") ?? fields.get("original-recipient")).toLowerCase();
    const action = (fields.get("action") ?? "").toLowerCase().slice(0, 20);
    return address && action
      ? [{ address, action, status: storable(fields.get("status") ?? "", 20), diagnostic: typedValue(fields.get("diagnostic-code")) }]
      : [];
  });
  return { recipients, messageIds: [...new Set(returned.slice(0, 200_000).match(/<[^<>\s]{3,200}@[^<>\s]{1,200}>/g) ?? [])].slice(0, 50) };
}
