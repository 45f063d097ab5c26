import type { z } from "zod";
import { recordByPlatform } from "@/lib/admin/acting-commands";
import { vendorMessageText } from "@/lib/admin/vendor-emails/rules";
import type { vendorEmailInput } from "@/lib/admin/vendor-emails/schema";
import { asPlatform, inCompany } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import type { Done } from "@/lib/infra/messages-schema";
import { coded } from "@/lib/infra/sentences-rules";
import { inLanguage } from "@/lib/infra/server-texts";
import { queueMail } from "@/lib/mail/commands";
import { findRecipients } from "@/lib/mail/recipients/queries";
import { type PlatformScope, systemScope } from "@/lib/tenancy/scope";
import { getSettings } from "@/lib/tenancy/settings/queries";

/**
 * Emails a vendor of any company. The email is one of that company's: its log and the vendor's page show it. Throws `invalid` when
 * the vendor has another address than the one that the sender saw, and `conflict` for sample vendors and suspended companies.
 */
export async function sendVendorEmail(
  platform: PlatformScope,
  { vendorId, recipientEmail, subject, message, emailType }: z.output<typeof vendorEmailInput>,
): Promise<Done & { id: string }> {
  const vendor = await asPlatform().vendor.findUnique({ where: { id: vendorId }, include: { company: true } });
  if (!vendor) throw notFound(coded("common.vendor"));
  if (vendor.isSample) throw new AppError("conflict", coded("server.admin.sampleVendor"));
  if (vendor.company.status !== "ACTIVE") throw new AppError("conflict", coded("server.admin.vendorCompanySuspended"));
  if (recipientEmail !== undefined && recipientEmail.toLowerCase() !== vendor.email.toLowerCase()) {
    const changed = coded("server.admin.vendorAddressChanged");
    throw new AppError("invalid", changed, { recipientEmail: changed });
  }
  const { documentsAddress } = (await getSettings()).email;
  const scope = systemScope(vendor.company);
  const text = inLanguage(null, () => vendorMessageText({ subject, message }, vendor.name, vendor.company.name, documentsAddress));
  const id = await inCompany(scope, async (tx) => {
    const recipients = await findRecipients(tx, scope, vendorId, "message");
    const [first = vendor.email, ...copies] = recipients.map(({ email }) => email);
    const mailId = await queueMail(tx, scope, { kind: "VENDOR_MESSAGE", vendorId, recipient: first, ...text });
    for (const recipient of copies) await queueMail(tx, scope, { kind: "VENDOR_MESSAGE", vendorId, recipient, ...text });
    const fact = { action: "vendor.emailed", subjectType: "vendor", subjectId: vendorId, details: { emailType } };
    await recordByPlatform(tx, scope, platform, fact);
    return mailId;
  });
  return { message: coded("server.admin.emailSent", { name: vendor.name }), id };
}
