import type { Vendor } from "@/generated/prisma/client";
import type { Tx } from "@/lib/infra/db";
import { inLanguage } from "@/lib/infra/server-texts";
import { queueMail } from "@/lib/mail/commands";
import { mayMailVendors } from "@/lib/mail/limits/queries";
import { mailWords } from "@/lib/mail/rules";
import type { CompanyScope } from "@/lib/tenancy/scope";

/**
 * Notifies a vendor's former contact that emails now go to another address, so that an unauthorized change is noticed. An address that
 * returned an email, or that was never written to, gets nothing.
 */
export async function tellOldAddress(tx: Tx, scope: CompanyScope, before: Vendor, newAddress: string): Promise<void> {
  const { companyId } = scope;
  const { id: vendorId, email: recipient, isSample, emailBouncedAt, language } = before;
  if (isSample || emailBouncedAt || recipient.toLowerCase() === newAddress.toLowerCase() || !(await mayMailVendors(tx, scope))) return;
  const wrote = { companyId, vendorId, recipient: { equals: recipient, mode: "insensitive" as const }, status: "SENT" as const };
  if ((await tx.mail.count({ where: wrote })) === 0) return;
  const company = await tx.company.findUniqueOrThrow({ where: { id: companyId }, select: { name: true } });
  const about = { vendor: before.name, company: company.name };
  const text = inLanguage(language ?? "en", () => ({
    subject: mailWords("server.vendors.oldAddressSubject", about),
    body: mailWords("server.vendors.oldAddressBody", { ...about, contact: before.contactName || before.name }),
  }));
  await queueMail(tx, scope, { kind: "SECURITY_NOTICE", vendorId, recipient, language: language ?? "en", ...text });
}
