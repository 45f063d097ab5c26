import type { ParsedReport } from "@/lib/inbound/parser/schema";
import { type Bounced, kindOfBounce } from "@/lib/mail/bounces-rules";

/**
 * What a delivery report says of an address that we wrote to; null where it reports no failure of it. Whoever knows the address could
 * write such a report, so that it counts for this address only.
 */
export function bounceOf({ recipients }: ParsedReport, address: string): Bounced | null {
  const about = recipients.find((one) => one.address === address.toLowerCase() && (one.action === "failed" || one.action === "delayed"));
  if (!about) return null;
  const kind = about.action === "delayed" ? "delayed" : kindOfBounce(about.status, about.diagnostic);
  return { address: about.address, kind, reason: [about.status, about.diagnostic].filter(Boolean).join(" ").slice(0, 500) };
}
