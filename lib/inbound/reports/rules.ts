import type { ParsedReport } from "@/lib/inbound/parser/schema";

export type Bounce = { address: string; isHard: boolean; reason: string };

/**
 * What a delivery report says of an address that we wrote to; null where it reports no failure of it. A failure with a status of 5 is for
 * good. Whoever knows the address could write such a report, so that it counts for this address only.
 */
export function bounceOf({ recipients }: ParsedReport, address: string): Bounce | null {
  const about = recipients.find((one) => one.address === address.toLowerCase() && (one.action === "failed" || one.action === "delayed"));
  if (!about) return null;
  const isHard = about.action === "failed" && !about.status.startsWith("4");
  return { address: about.address, isHard, reason: [about.status, about.diagnostic].filter(Boolean).join(" ").slice(0, 500) };
}
