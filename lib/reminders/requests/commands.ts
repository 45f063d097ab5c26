import type { z } from "zod";
import { createPersonLink } from "@/lib/accounts/links/commands";
import { readToday } from "@/lib/compliance/judging/queries";
import { lockVendor } from "@/lib/compliance/judging/refreshing-commands";
import { now } from "@/lib/infra/clock";
import { inCompany } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import { eachRow } from "@/lib/infra/lists/rules";
import type { BatchDto } from "@/lib/infra/lists/schema";
import { coded } from "@/lib/infra/sentences-rules";
import { queueMail } from "@/lib/mail/commands";
import { countInvitation } from "@/lib/mail/limits/commands";
import { portalLinkMark } from "@/lib/mail/links-values";
import { refuseUnfit } from "@/lib/mail/templates/commands";
import { writeToVendor } from "@/lib/mail/templates/queries";
import type { TemplateText } from "@/lib/mail/templates/rules";
import { findRecipientsOf, whyNot } from "@/lib/reminders/requests/queries";
import type { vendorEmailsInput } from "@/lib/reminders/requests/schema";
import type { WrittenKind } from "@/lib/reminders/requests/values";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import type { CompanyScope } from "@/lib/tenancy/scope";

const mailKinds = { request: "VENDOR_INVITATION", custom: "COMPANY_MESSAGE" } as const;

// A second press of the button is no second email.
const pauseSeconds = 60;

/** Writes to those contacts of one vendor that get it. Throws `conflict` with the reason where it cannot be, and `rate_limited` above the day's limit. */
function writeOne(scope: CompanyScope, vendorId: string, kind: WrittenKind, text: TemplateText | undefined): Promise<void> {
  return inCompany(scope, async (tx) => {
    const { companyId } = scope;
    if (!(await lockVendor(tx, scope, vendorId))) throw notFound(coded("common.vendor"));
    const vendor = await tx.vendor.findUniqueOrThrow({ where: { companyId_id: { companyId, id: vendorId } } });
    const recipients = await findRecipientsOf(tx, scope, vendorId, kind);
    const refusal = await whyNot(tx, scope, vendor, recipients);
    if (refusal) throw new AppError("conflict", refusal);
    const mailKind = mailKinds[kind];
    const justNow = { gt: new Date(now().getTime() - pauseSeconds * 1000) };
    const repeated = { companyId, vendorId, kind: mailKind, createdAt: justNow, ...(text && { subject: text.subject }) };
    if ((await tx.mail.count({ where: repeated })) > 0) throw new AppError("conflict", coded("server.vendors.invitationRecent"));
    for (const to of recipients) {
      await countInvitation(tx, scope);
      const email = await writeToVendor(tx, scope, { kind, vendorId, text, to, hasLink: true });
      const { subject, body, language, recipient, buttonLabel } = email;
      const portalLinkId = body.includes(portalLinkMark) ? await createPersonLink(tx, scope, vendorId, to) : null;
      const link = portalLinkId ? { portalLinkId, buttonLabel } : {};
      await queueMail(tx, scope, { kind: mailKind, vendorId, recipient, subject, body, language, ...link });
    }
    const action = kind === "request" ? "vendor.invited" : "vendor.written_to";
    await recordEvent(tx, scope, { action, subjectType: "vendor", subjectId: vendorId });
  });
}

/** Writes to several vendors, each as if it were alone: in its language, with its own facts. Throws `invalid` for unfit words. */
export async function writeToVendors(scope: CompanyScope, { ids, kind, text }: z.output<typeof vendorEmailsInput>): Promise<BatchDto> {
  if (text) await inCompany(scope, (tx) => refuseUnfit(tx, scope, kind, text));
  // Missing items are listed as of today.
  await readToday(scope, async () => null);
  const namesOf = (some: readonly string[]) =>
    inCompany(scope, (tx) =>
      tx.vendor.findMany({ where: { companyId: scope.companyId, id: { in: [...some] } }, select: { id: true, name: true } }),
    );
  return eachRow(ids, (id) => writeOne(scope, id, kind, text), namesOf);
}
