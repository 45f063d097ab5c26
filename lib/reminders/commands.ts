import { type Mail, type MailKind, Prisma } from "@/generated/prisma/client";
import { createPersonLink } from "@/lib/accounts/links/commands";
import { lockVendor, rollForward } from "@/lib/compliance/judging/refreshing-commands";
import { lapseExceptions } from "@/lib/exceptions/lapsing-commands";
import { dueExceptions } from "@/lib/exceptions/lapsing-queries";
import { localDate, now } from "@/lib/infra/clock";
import { addDays } from "@/lib/infra/dates-rules";
import { asPlatform, inCompany, type Tx } from "@/lib/infra/db";
import { AppError } from "@/lib/infra/errors";
import { enqueue } from "@/lib/infra/queue";
import { coded, type Sentence } from "@/lib/infra/sentences-rules";
import { zoneClock, zoneTimes } from "@/lib/infra/zone-times-queries";
import { lockMail, queueMail, settle } from "@/lib/mail/commands";
import { mayMailByItself, whyHeld } from "@/lib/mail/kinds-queries";
import { countReminder, limitReached, noteWaiting } from "@/lib/mail/limits/commands";
import type { Whose } from "@/lib/mail/limits/rules";
import { findPerson, type Person } from "@/lib/mail/recipients/rules";
import { writeToVendor } from "@/lib/mail/templates/queries";
import { requestCompletedOperations } from "@/lib/reminders/completed-operations-commands";
import { lapsedContracts } from "@/lib/reminders/completed-operations-queries";
import { dueVendors, loadVendorState, localHour, settingsFor, stateFor, stillTrue } from "@/lib/reminders/due-queries";
import { remindCompanyJob } from "@/lib/reminders/jobs";
import { remindOfPapers } from "@/lib/reminders/papers-commands";
import { duePapers } from "@/lib/reminders/papers-queries";
import { type Due, dueOn, isTime, type Silence } from "@/lib/reminders/rules";
import { reminderSteps } from "@/lib/reminders/values";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import { hasPlan, whySilent } from "@/lib/tenancy/plan-queries";
import { type CompanyScope, today } from "@/lib/tenancy/scope";

/**
 * Finds the companies for which the hour has brought something: a badge to change, an exception that ends, and in the company's
 * morning a reminder to send. It asks the data, so a sweep that was missed or ran twice changes nothing. Returns how many companies
 * were enqueued.
 */
export async function sweepCompanies(): Promise<number> {
  const walls = await zoneTimes();
  const clock = { changes: Prisma.sql`day.changes`, offsets: Prisma.sql`day.offsets` };
  const companies = await asPlatform().$queryRaw<{ id: string }[]>`
    with day as (
      select id, reminders_since, wall.changes, wall.offsets, wall.day as today, wall.hour >= reminder_hour as is_time
      from company join ${walls} on wall.zone = company.time_zone where status = 'ACTIVE')
    select id from day where exists (select 1 from vendor v where v.company_id = day.id and v.status_due_on <= day.today)
      or exists (${dueExceptions(Prisma.sql`day.id`, Prisma.sql`day.today`)})
      or (is_time and reminders_since is not null and (exists (${dueVendors(Prisma.sql`day.id`, Prisma.sql`day.today`, clock)})
        or exists (${lapsedContracts(Prisma.sql`day.id`, Prisma.sql`day.today`)})
        or exists (${duePapers(Prisma.sql`day.id`, Prisma.sql`day.today`)})))`;
  for (const { id } of companies) {
    await asPlatform().$transaction((tx) => enqueue(tx, remindCompanyJob, { companyId: id }, { companyId: id }));
  }
  return companies.length;
}

/** Writes the reminders that are due in one company, one message a contact, from its morning on. Returns the number of messages. */
export async function remindCompany(scope: CompanyScope): Promise<number> {
  await rollForward(scope);
  await lapseExceptions(scope);
  // After a trial without a plan, badges stay true, but nothing is sent in the company's name.
  if (!(await hasPlan(scope))) return 0;
  // What is due stays due: it is sent with the first sweep after an admin has started reminders and someone has confirmed an address.
  if (!(await inCompany(scope, (tx) => mayMailByItself(tx, scope)))) return 0;
  const { reminderHour: hour } = await inCompany(scope, (tx) => tx.company.findUniqueOrThrow({ where: { id: scope.companyId } }));
  if (!isTime({ hour }, localHour(scope))) return 0;
  const day = today(scope);
  const due = dueVendors(Prisma.sql`${scope.companyId}::uuid`, Prisma.sql`${day}::date`, zoneClock(scope.timeZone));
  const vendors = await inCompany(
    scope,
    (tx) => tx.$queryRaw<{ vendorId: string }[]>`
        select vendor_id as "vendorId" from (${due}) p group by vendor_id order by min(urgent), vendor_id`,
  );
  let messages = 0;
  for (const [index, { vendorId }] of vendors.entries()) {
    const { sent, isWaiting } = await inCompany(scope, (tx) => remindVendor(tx, scope, vendorId, day));
    messages += sent;
    if (isWaiting) {
      await tellWaiting(scope, vendors.length - index);
      break;
    }
  }
  return messages + (await requestCompletedOperations(scope)) + (await remindOfPapers(scope));
}

/** What is above the day's limit stays due, the most urgent was sent first. The activity log says so once a day. */
function tellWaiting(scope: CompanyScope, waiting: number): Promise<void> {
  return inCompany(scope, async (tx) => {
    if (!(await noteWaiting(tx, scope, waiting))) return;
    await recordEvent(tx, scope, { action: "reminders.waiting", subjectType: "company", subjectId: scope.companyId, details: { waiting } });
  });
}

/** How many contacts of a vendor were reminded, and whether the day's limit keeps others waiting. */
type Reminded = { sent: number; isWaiting: boolean };

/** Ledger rows and messages in one transaction: each contact is told once, whichever worker comes first, and never only half. */
async function remindVendor(tx: Tx, scope: CompanyScope, vendorId: string, day: string): Promise<Reminded> {
  const { companyId } = scope;
  const reminded = { sent: 0, isWaiting: false };
  if (!(await lockVendor(tx, scope, vendorId))) return reminded;
  const vendor = await tx.vendor.findUnique({ where: { companyId_id: { companyId, id: vendorId } }, include: { company: true } });
  if (!vendor) return reminded;
  const state = await loadVendorState(tx, scope, vendor);
  for (const recipient of state.recipients) {
    const due = dueOn(settingsFor(vendor.company, vendor), stateFor(state, recipient), day);
    if (due.length === 0) continue;
    if (!(await countReminder(tx, scope))) return { ...reminded, isWaiting: true };
    await remindPerson(tx, scope, vendorId, recipient, due);
    reminded.sent += 1;
  }
  return reminded;
}

async function remindPerson(tx: Tx, scope: CompanyScope, vendorId: string, to: Person, due: readonly Due[]): Promise<void> {
  const { companyId } = scope;
  const isReminder = due.every(({ stage }) => stage > 0);
  const kind = isReminder ? ("EXPIRATION_REMINDER" as const) : ("FOLLOW_UP" as const);
  const email = await writeToVendor(tx, scope, { kind: isReminder ? "reminder" : "followup", vendorId, to, hasLink: true });
  const { subject, body, language, recipient, buttonLabel } = email;
  const portalLinkId = await createPersonLink(tx, scope, vendorId, to);
  const mailId = await queueMail(tx, scope, { kind, vendorId, recipient, subject, body, language, buttonLabel, portalLinkId });
  await tx.reminder.createMany({
    data: due.map(({ key, stage, isLast }) => ({
      ...{ companyId, vendorId, policyKey: key, stage, isLast },
      ...{ recipient: recipient.toLowerCase(), mailId, createdAt: now() },
    })),
  });
}

/** Kinds of emails that the ledger counts. */
const counted: readonly MailKind[] = ["EXPIRATION_REMINDER", "FOLLOW_UP"];

/** Whether an email to a vendor is rewritten with the facts of the day rather than sent unchanged. */
export const isReminderToVendor = ({ kind, vendorId }: Pick<Mail, "kind" | "vendorId">): boolean =>
  vendorId !== null && counted.includes(kind);

/**
 * Checks before a reminder is sent whether it is still true: its day, its recipient and each of its policies. If not, it is skipped and
 * taken out of the ledger, and what is due now is sent in a new message. So after an outage a vendor gets one message with the days that
 * are left, and none where the policy was renewed. Returns whether it was skipped.
 */
export function replaceStaleReminder(scope: CompanyScope, mailId: string): Promise<boolean> {
  return inCompany(scope, async (tx) => {
    const { companyId } = scope;
    const mail = await lockMail(tx, scope, mailId);
    if (mail?.status !== "QUEUED" || !mail.vendorId || !isReminderToVendor(mail)) return false;
    const day = today(scope);
    const where = { companyId_id: { companyId, id: mail.vendorId } };
    const vendor = await tx.vendor.findUniqueOrThrow({ where, include: { company: true } });
    const lines = await stillTrue(tx, scope, mailId, vendor, day);
    const state = await loadVendorState(tx, scope, vendor);
    const isOfToday = localDate(scope.timeZone, mail.createdAt) === day;
    const isSame = findPerson(state.recipients, mail.recipient) !== undefined;
    const silence = (await whyHeld(tx, scope, mail)) ?? (await whySilent(tx, scope)) ?? silenceInWords(state.silence);
    const isTrue = lines.filter(Boolean).length;
    if (!silence && isOfToday && isSame && isTrue === lines.length && isTrue > 0) return false;
    // Nothing replaces what waited for a contact that was removed.
    const settings = settingsFor(vendor.company, vendor);
    const isReplaced = isSame || state.recipients.some((one) => dueOn(settings, stateFor(state, one), day).length > 0);
    const reason = isTrue > 0 && isReplaced ? replaced : noLongerNeeded;
    await settle(tx, mail, "SKIPPED", silence ?? reason);
    await tx.reminder.deleteMany({ where: { companyId, mailId } });
    if (isTrue > 0) await enqueue(tx, remindCompanyJob, { companyId }, { companyId, singletonKey: companyId, singletonSeconds: 60 });
    return true;
  });
}

/** Why a vendor gets no reminder. That it is inactive is what "no longer needed" says. */
function silenceInWords(silence: Silence | null): Sentence | null {
  if (silence === "inactive" || silence === "sample") return noLongerNeeded;
  if (silence === "bounced") return coded("server.reminders.emailsToThisAddressBounce");
  if (silence === "unsubscribed") return coded("server.reminders.theVendorUnsubscribed");
  return silence && coded("server.reminders.aDocumentWaits");
}

/**
 * Rewrites an unsent reminder with the days that are left. The caller holds the old one's lock. Throws `rate_limited` above the day's
 * limit, and `conflict` where nothing is left to remind of.
 */
export async function remindAgain(tx: Tx, scope: CompanyScope, mail: Mail, whose?: Whose): Promise<void> {
  const { companyId } = scope;
  const vendorId = mail.vendorId ?? "";
  const day = today(scope);
  const vendor = await tx.vendor.findUniqueOrThrow({ where: { companyId_id: { companyId, id: vendorId } } });
  const isTrue = (await stillTrue(tx, scope, mail.id, vendor, day)).some(Boolean);
  await settle(tx, mail, "SKIPPED", replaced);
  await tx.reminder.deleteMany({ where: { companyId, mailId: mail.id } });
  const { sent, isWaiting } = await remindVendor(tx, scope, vendorId, day);
  if (isWaiting) throw await limitReached(tx, scope, "reminders", whose);
  if (sent > 0) return;
  const { silence, lines } = await loadVendorState(tx, scope, vendor);
  const isNewer = isTrue || lines.some(({ expiration }) => expiration > day && expiration <= addDays(day, reminderSteps[0]));
  const gone = coded("server.reminders.thisReminderIsNoLonger");
  const words = silence === "inactive" ? gone : silenceInWords(silence);
  throw new AppError("conflict", words ?? (isNewer ? coded("server.reminders.aNewerReminderReplacedThis") : gone));
}

const replaced = coded("server.reminders.aNewerReminderReplacedIt");
const noLongerNeeded = coded("server.reminders.itWasNoLongerNeeded");
