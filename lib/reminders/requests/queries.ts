import type { z } from "zod";
import type { Vendor } from "@/generated/prisma/client";
import { readToday } from "@/lib/compliance/judging/queries";
import { loadGap } from "@/lib/compliance/requests/requesting-queries";
import type { Tx } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { coded, type Sentence } from "@/lib/infra/sentences-rules";
import { papersAsked } from "@/lib/mail/gaps-rules";
import { mayMailVendors } from "@/lib/mail/limits/queries";
import { confirmFirst } from "@/lib/mail/limits/rules";
import { findRecipients } from "@/lib/mail/recipients/queries";
import type { Person } from "@/lib/mail/recipients/rules";
import { writeToVendor } from "@/lib/mail/templates/queries";
import type { Preview, previewQuery } from "@/lib/mail/templates/schema";
import { previewLink } from "@/lib/mail/templates/values";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { say } from "@/messages/say";

/** Why a member cannot write to a vendor, as a sentence; null: they can. */
export async function whyNot(tx: Tx, scope: CompanyScope, vendor: Vendor, recipients: readonly Person[]): Promise<Sentence | null> {
  if (!(await mayMailVendors(tx, scope))) return confirmFirst();
  if (vendor.isSample) return coded("server.vendors.sampleVendor");
  return recipients.length === 0 ? coded("server.reminders.emailsToThisAddressBounce") : null;
}

/** Who of a vendor gets what a member writes. A request goes to those who are emailed about anything that it asks for. */
export async function findRecipientsOf(
  tx: Tx,
  scope: CompanyScope,
  vendorId: string,
  kind: z.output<typeof previewQuery>["kind"],
): Promise<Person[]> {
  if (kind === "custom") return findRecipients(tx, scope, vendorId, "message");
  return findRecipients(tx, scope, vendorId, "requests", papersAsked(await loadGap(tx, scope, vendorId)));
}

/** An email as a vendor would get it, with the values of its placeholders. */
export function previewEmail(scope: CompanyScope, vendorId: string, { kind, language }: z.output<typeof previewQuery>): Promise<Preview> {
  return readToday(scope, async (tx) => {
    const vendor = await tx.vendor.findUnique({ where: { companyId_id: { companyId: scope.companyId, id: vendorId } } });
    if (!vendor) throw notFound(coded("common.vendor"));
    const verdict = kind === "verdict" ? { verdict: say("server.templates.sampleVerdict") } : {};
    const email = await writeToVendor(tx, scope, { kind, vendorId, language, hasLink: true, ...verdict });
    const { buttonLabel, template, values } = email;
    const recipients = await findRecipientsOf(tx, scope, vendorId, kind);
    return {
      ...{ recipient: email.recipient, recipients: recipients.map((one) => one.email), language: email.language, buttonLabel, template },
      values: { ...values, link: previewLink } as Record<string, string>,
      refusal: await whyNot(tx, scope, vendor, recipients),
    };
  });
}
