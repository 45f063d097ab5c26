import type { Mail } from "@/generated/prisma/client";
import { type Decided, kindRules, type Reader } from "@/lib/mail/kinds-values";

export type Addressed = Pick<Mail, "kind"> & { vendorId?: string | null };

function decidedOf({ kind, vendorId }: Addressed): Decided {
  const { aboutVendor, other } = kindRules[kind];
  return (vendorId ? aboutVendor : other) ?? { reader: vendorId ? "vendor" : "member", isByItself: true };
}

export const readerOf = (mail: Addressed): Reader => decidedOf(mail).reader;

/** Whether an email goes to someone outside of the company without a person having sent it. */
export function isAutomatic(mail: Addressed): boolean {
  const { reader, isByItself } = decidedOf(mail);
  return isByItself && reader !== "member";
}
