import { type Mail, Prisma } from "@/generated/prisma/client";
import { recordEvent } from "@/lib/audit/commands";
import { lapseExceptions } from "@/lib/exceptions/lapsing/commands";
import { dueExceptions } from "@/lib/exceptions/lapsing/queries";
import { fromIsoDate, localDate, now, toIsoDate } from "@/lib/infra/clock";
import { addDays, daysBetween } from "@/lib/infra/dates/rules";
import { asPlatform, inCompany, type Tx } from "@/lib/infra/db";
import { AppError } from "@/lib/infra/errors";
import { enqueue } from "@/lib/infra/queue";
import { inLanguage } from "@/lib/infra/server-texts";
import { inStoredLanguage } from "@/lib/infra/stored-texts";
import { lockMail, queueMail, settle } from "@/lib/mail/commands";
import { gapText } from "@/lib/mail/gaps/rules";
import { countReminder, limitReached, noteWaiting } from "@/lib/mail/limits/commands";
import { mayMailVendors } from "@/lib/mail/limits/queries";
import type { Whose } from "@/lib/mail/limits/rules";
import { expirationReminderText } from "@/lib/mail/rules";
import { coverageNames } from "@/lib/policies/rules";
import { requestCompletedOperations } from "@/lib/reminders/completed-operations/commands";
import { lapsedContracts } from "@/lib/reminders/completed-operations/queries";
import { remindCompanyJob } from "@/lib/reminders/jobs";
import { dueStage, reminderStages } from "@/lib/reminders/rules";
import { hasPlan, whySilent } from "@/lib/tenancy/plan/queries";
import { type CompanyScope, today } from "@/lib/tenancy/scope";
import { lockVendor, rollForward } from "@/lib/verdicts/commands";
import { loadGap } from "@/lib/verdicts/requesting/queries";
import { say } from "@/messages/say";

/**
 * Finds the companies for which the day has brought something: a badge to change, a reminder to send, an exception that ends. It asks the data, so a
 * sweep that was missed or ran twice changes nothing. Returns how many companies
 * were enqueued.
 */
export async function sweepCompanies(): Promise<number> {
  const companies = await asPlatform().$queryRaw<{ id: string }[]>`
    with day as (select id, (${now()}::timestamptz at time zone time_zone)::date as today from company where status = 'ACTIVE')
    select id from day where exists (select 1 from vendor v where v.company_id = day.id and v.status_due_on <= day.today)
      or exists (${untold(Prisma.sql`day.id`, Prisma.sql`day.today`)}) or exists (${lapsedContracts(Prisma.sql`day.id`, Prisma.sql`day.today`)})
      or exists (${dueExceptions(Prisma.sql`day.id`, Prisma.sql`day.today`)})`;
  for (const { id } of companies) {
    await asPlatform().$transaction((tx) => enqueue(tx, remindCompanyJob, { companyId: id }, { companyId: id }));
  }
  return companies.length;
}

/** Writes the reminders that are due in one company, one message a vendor. Returns the number of messages. */
export async function remindCompany(scope: CompanyScope): Promise<number> {
  await rollForward(scope);
  await lapseExceptions(scope);
  // After a trial that led to no plan badges stay true, but nothing goes out in the company's name.
  if (!(await hasPlan(scope))) return 0;
  // What is due stays due: it goes out with the first sweep after somebody has confirmed.
  if (!(await inCompany(scope, (tx) => mayMailVendors(tx, scope)))) return 0;
  const day = today(scope);
  const due = untold(Prisma.sql`${scope.companyId}::uuid`, Prisma.sql`${day}::date`);
  const vendors = await inCompany(
    scope,
    (tx) => tx.$queryRaw<{ vendorId: string }[]>`
        select vendor_id as "vendorId" from (${due}) p group by vendor_id order by min(expiration_date), vendor_id`,
  );
  let messages = 0;
  for (const [index, { vendorId }] of vendors.entries()) {
    const outcome = await inCompany(scope, (tx) => remindVendor(tx, scope, vendorId, day));
    if (outcome === "sent") messages += 1;
    if (outcome === "waiting") {
      await tellWaiting(scope, vendors.length - index);
      break;
    }
  }
  return messages + (await requestCompletedOperations(scope));
}

/** What is above the day's limit stays due, the most urgent was sent first. The activity log says so once a day. */
function tellWaiting(scope: CompanyScope, waiting: number): Promise<void> {
  return inCompany(scope, async (tx) => {
    if (!(await noteWaiting(tx, scope, waiting))) return;
    await recordEvent(tx, scope, { action: "reminders.waiting", subjectType: "company", subjectId: scope.companyId, details: { waiting } });
  });
}

/**
 * Current policies of active vendors whose stage of `day` is not in the ledger yet; company and day are SQL. One statement finds that
 * nothing is due, where a transaction for each vendor took minutes.
 */
const untold = (company: Prisma.Sql, day: Prisma.Sql) => Prisma.sql`
  select p.vendor_id, p.expiration_date from policy p
  join vendor v on v.company_id = p.company_id and v.id = p.vendor_id and v.status = 'ACTIVE' and not v.is_sample
  where p.company_id = ${company} and p.is_current and p.expiration_date > ${day} and p.expiration_date <= ${day} + ${reminderStages[0]}::int
    and not exists (
      select 1 from reminder r
      where r.company_id = p.company_id and r.vendor_id = p.vendor_id and r.policy_key = p.key and r.recipient = lower(v.email)
        and r.stage = (select min(stage) from unnest(${[...reminderStages]}::int[]) stage where stage >= p.expiration_date - ${day}))`;

const dueWhere = (scope: CompanyScope, day: string) => ({
  companyId: scope.companyId,
  isCurrent: true,
  expirationDate: { gt: fromIsoDate(day), lte: fromIsoDate(addDays(day, reminderStages[0])) },
  vendor: { status: "ACTIVE" as const, isSample: false },
});

/** Ledger rows and message in one transaction: told once, whichever worker comes first, and never only half. */
async function remindVendor(tx: Tx, scope: CompanyScope, vendorId: string, day: string): Promise<"sent" | "none" | "waiting"> {
  if (!(await lockVendor(tx, scope, vendorId))) return "none";
  const vendor = await tx.vendor.findUnique({
    where: { companyId_id: { companyId: scope.companyId, id: vendorId } },
    include: { company: { select: { name: true } } },
  });
  if (vendor?.status !== "ACTIVE") return "none";
  const recipient = vendor.email.toLowerCase();
  const policies = await tx.policy.findMany({ where: { ...dueWhere(scope, day), vendorId }, orderBy: { position: "asc" } });
  const told = await tx.reminder.findMany({ where: { companyId: scope.companyId, vendorId, recipient } });
  const isTold = new Set(told.map((row) => `${row.policyKey}|${row.stage}`));
  const due = new Map<string, { key: string; stage: number; policy: (typeof policies)[number]; expiration: string }>();
  for (const policy of policies) {
    const expiration = toIsoDate(policy.expirationDate);
    const stage = expiration ? dueStage(expiration, day) : null;
    if (expiration && stage && !isTold.has(`${policy.key}|${stage}`)) due.set(policy.key, { key: policy.key, stage, policy, expiration });
  }
  if (due.size === 0) return "none";
  if (!(await countReminder(tx, scope))) return "waiting";
  const gap = await loadGap(tx, scope, vendorId);
  const text = inLanguage(null, () => {
    const lines = [...due.values()].map(({ policy, expiration }) => ({
      coverage: policy.coverageText ?? coverageNames[policy.coverage],
      policyNumber: policy.policyNumber,
      expirationDate: expiration,
      daysRemaining: daysBetween(day, expiration),
    }));
    return expirationReminderText(vendor, vendor.company.name, lines, gapText(gap));
  });
  const mailId = await queueMail(tx, scope, { kind: "EXPIRATION_REMINDER", vendorId, recipient: vendor.email, ...text });
  await tx.reminder.createMany({
    data: [...due.values()].map(({ key, stage }) => ({ companyId: scope.companyId, vendorId, policyKey: key, stage, recipient, mailId })),
  });
  return "sent";
}

/**
 * Looks before a reminder is sent whether it still says what is true: its day, its recipient and each of its policies. One that
 * does not is skipped and taken out of the ledger, and what is due now goes out in a new message. So after an outage a vendor
 * gets one message with the days that are left, and none where the policy was renewed. Returns whether it was skipped.
 */
export function replaceStaleReminder(scope: CompanyScope, mailId: string): Promise<boolean> {
  return inCompany(scope, async (tx) => {
    const { companyId } = scope;
    const mail = await lockMail(tx, scope, mailId);
    // Without a vendor it is a notice to a member.
    if (mail?.kind !== "EXPIRATION_REMINDER" || mail.status !== "QUEUED" || !mail.vendorId) return false;
    const { vendorId } = mail;
    const day = today(scope);
    const told = await tx.reminder.findMany({ where: { companyId, mailId }, select: { policyKey: true } });
    const vendor = await tx.vendor.findUnique({ where: { companyId_id: { companyId, id: vendorId } }, select: { email: true } });
    const policies = await tx.policy.findMany({ where: { ...dueWhere(scope, day), vendorId }, select: { key: true } });
    const due = new Set(policies.map(({ key }) => key));
    const stillTrue = told.filter(({ policyKey }) => due.has(policyKey)).length;
    const isOfToday = localDate(scope.timeZone, mail.createdAt) === day;
    const isSame = vendor?.email.toLowerCase() === mail.recipient.toLowerCase();
    const silence = await inStoredLanguage(() => whySilent(tx, scope));
    if (!silence && isOfToday && isSame && stillTrue === told.length && told.length > 0) return false;
    const reason = stillTrue === 0 ? noLongerNeeded() : replaced();
    await settle(tx, mail, "SKIPPED", silence ?? reason);
    await tx.reminder.deleteMany({ where: { companyId, mailId } });
    if (stillTrue > 0) await enqueue(tx, remindCompanyJob, { companyId }, { companyId, singletonKey: companyId, singletonSeconds: 60 });
    return true;
  });
}

/**
 * Writes a reminder that was not sent anew, with the days that are left. The caller holds the old one's lock. Throws `rate_limited`
 * above the day's limit, and `conflict` where nothing is left to remind of.
 */
export async function remindAgain(tx: Tx, scope: CompanyScope, mail: Mail, whose?: Whose): Promise<void> {
  const { companyId } = scope;
  const vendorId = mail.vendorId ?? "";
  const day = today(scope);
  await settle(tx, mail, "SKIPPED", replaced());
  await tx.reminder.deleteMany({ where: { companyId, mailId: mail.id } });
  const outcome = await remindVendor(tx, scope, vendorId, day);
  if (outcome === "waiting") throw await limitReached(tx, scope, "reminders", whose);
  if (outcome === "sent") return;
  const due = await tx.policy.count({ where: { ...dueWhere(scope, day), vendorId } });
  const gone = say("server.reminders.thisReminderIsNoLonger");
  throw new AppError("conflict", due > 0 ? say("server.reminders.aNewerReminderReplacedThis") : gone);
}

const replaced = () => inStoredLanguage(() => say("server.reminders.aNewerReminderReplacedIt"));
const noLongerNeeded = () => inStoredLanguage(() => say("server.reminders.itWasNoLongerNeeded"));
