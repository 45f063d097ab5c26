import { Prisma } from "@/generated/prisma/client";
import { createPersonLink } from "@/lib/accounts/links/commands";
import { lockVendor } from "@/lib/compliance/judging/refreshing-commands";
import { now } from "@/lib/infra/clock";
import { inCompany, type Tx } from "@/lib/infra/db";
import { inLanguage } from "@/lib/infra/server-texts";
import { queueMail } from "@/lib/mail/commands";
import { countReminder } from "@/lib/mail/limits/commands";
import { paperReminderText } from "@/lib/mail/papers-rules";
import { findRecipients } from "@/lib/mail/recipients/queries";
import { isAbout } from "@/lib/mail/recipients/rules";
import { greetedAs, vendorLanguage } from "@/lib/mail/templates/queries";
import { type DuePaper, duePapers, paperKeys } from "@/lib/reminders/papers-queries";
import { type CompanyScope, today } from "@/lib/tenancy/scope";

const dueIn = (scope: CompanyScope) => duePapers(Prisma.sql`${scope.companyId}::uuid`, Prisma.sql`${today(scope)}::date`);

/**
 * Emails vendors about papers of the company's kinds on the days of each kind, one message a vendor. It neither waits for reminders of
 * insurance nor holds them. Returns the number of messages.
 */
export async function remindOfPapers(scope: CompanyScope): Promise<number> {
  const due = dueIn(scope);
  const vendors = await inCompany(
    scope,
    (tx) => tx.$queryRaw<{ vendorId: string }[]>`select "vendorId" from (${due}) due group by "vendorId" order by min(days), "vendorId"`,
  );
  let messages = 0;
  for (const { vendorId } of vendors) {
    const outcome = await inCompany(scope, (tx) => remindOne(tx, scope, vendorId));
    if (outcome === "waiting") break;
    if (outcome === "sent") messages += 1;
  }
  return messages;
}

/** Ledger rows and message in one transaction, under the vendor's lock: told once, whichever worker comes first. */
async function remindOne(tx: Tx, scope: CompanyScope, vendorId: string): Promise<"sent" | "none" | "waiting"> {
  const { companyId } = scope;
  if (!(await lockVendor(tx, scope, vendorId))) return "none";
  const papers = await tx.$queryRaw<
    DuePaper[]
  >`select * from (${dueIn(scope)}) due where "vendorId" = ${vendorId}::uuid order by days, kind`;
  if (papers.length === 0) return "none";
  const kinds = papers.map(({ kindId }) => kindId);
  const people = await findRecipients(tx, scope, vendorId, "reminders", kinds);
  if (people.length === 0) return "none";
  if (!(await countReminder(tx, scope))) return "waiting";
  const where = { companyId_id: { companyId, id: vendorId } };
  const { company, ...vendor } = await tx.vendor.findUniqueOrThrow({ where, include: { company: { select: { name: true } } } });
  for (const [at, person] of people.entries()) {
    const recipient = person.email;
    const theirs = papers.filter(({ kindId }) => isAbout(person, kindId));
    if (at > 0 && !(await countReminder(tx, scope))) break;
    const language = vendorLanguage(vendor);
    const text = inLanguage(language, () => paperReminderText({ ...vendor, contactName: greetedAs(person, vendor) }, company.name, theirs));
    const portalLinkId = await createPersonLink(tx, scope, vendorId, person);
    const mailId = await queueMail(tx, scope, { kind: "DOCUMENT_REMINDER", vendorId, recipient, language, portalLinkId, ...text });
    await tx.reminder.createMany({
      data: theirs.map(({ documentId, step }) => ({
        ...{ companyId, vendorId, policyKey: paperKeys + documentId, stage: step, isLast: false },
        ...{ recipient: recipient.toLowerCase(), mailId, createdAt: now() },
      })),
    });
  }
  return "sent";
}
