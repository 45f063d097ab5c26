import type { Vendor } from "@/generated/prisma/client";
import type { Tx } from "@/lib/infra/db";
import { inLanguage } from "@/lib/infra/server-texts";
import { queueMail } from "@/lib/mail/commands";
import { mayMailVendors } from "@/lib/mail/limits/queries";
import { isPersonOf } from "@/lib/mail/recipients/queries";
import type { Person } from "@/lib/mail/recipients/rules";
import { mailWords } from "@/lib/mail/rules";
import type { CompanyScope } from "@/lib/tenancy/scope";

/**
 * Notifies a contact of a vendor at its former address that emails now go to another one, so that an unauthorized change is noticed. An
 * address that returned an email, that was never written to, or that is another contact's still gets nothing.
 */
export async function tellOldAddress(tx: Tx, scope: CompanyScope, vendor: Vendor, former: Person): Promise<void> {
  const { companyId } = scope;
  const { id: vendorId, isSample, language } = vendor;
  const { email: recipient, bouncedAt } = former;
  if (isSample || bouncedAt || !(await mayMailVendors(tx, scope)) || (await isPersonOf(tx, scope, vendorId, recipient))) return;
  const wrote = { companyId, vendorId, recipient: { equals: recipient, mode: "insensitive" as const }, status: "SENT" as const };
  if ((await tx.mail.count({ where: wrote })) === 0) return;
  const company = await tx.company.findUniqueOrThrow({ where: { id: companyId }, select: { name: true } });
  const about = { vendor: vendor.name, company: company.name };
  const text = inLanguage(language ?? "en", () => ({
    subject: mailWords("server.vendors.oldAddressSubject", about),
    body: mailWords("server.vendors.oldAddressBody", { ...about, contact: former.name || vendor.name }),
  }));
  await queueMail(tx, scope, { kind: "SECURITY_NOTICE", vendorId, recipient, language: language ?? "en", ...text });
}
