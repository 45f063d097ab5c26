import { localDate } from "@/lib/infra/clock";
import { inCompany, type Tx } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import { versionOf } from "@/lib/infra/versions-rules";
import { hasNoAnswerInSql } from "@/lib/reminders/answers-rules";
import { loadVendorState, settingsFor, stateFor } from "@/lib/reminders/due-queries";
import { findNextPaper } from "@/lib/reminders/papers-queries";
import { type NextReminder, nextReminder } from "@/lib/reminders/rules";
import { editableVendorReminders } from "@/lib/reminders/vendors/dto";
import type { VendorRemindersDto } from "@/lib/reminders/vendors/schema";
import { type CompanyScope, today } from "@/lib/tenancy/scope";

/** A vendor's own reminders, when the next one is sent, and whether it has answered. */
export function getVendorReminders(scope: CompanyScope, vendorId: string): Promise<VendorRemindersDto> {
  return inCompany(scope, (tx) => readVendorReminders(tx, scope, vendorId));
}

export async function readVendorReminders(tx: Tx, scope: CompanyScope, vendorId: string): Promise<VendorRemindersDto> {
  const { companyId } = scope;
  const vendor = await tx.vendor.findUnique({ where: { companyId_id: { companyId, id: vendorId } }, include: { company: true } });
  if (!vendor) throw notFound(coded("common.vendor"));
  const settings = settingsFor(vendor.company, vendor);
  const state = await loadVendorState(tx, scope, vendor);
  const own = editableVendorReminders(vendor);
  return {
    ...own,
    companySteps: vendor.company.reminderSteps,
    next: soonest(state.recipients.map((one) => nextReminder(settings, stateFor(state, one), today(scope)))),
    paper: vendor.company.remindersSince ? await findNextPaper(tx, scope, vendorId) : null,
    silence: state.silence === null || state.silence === "paused" ? (vendor.company.remindersSince ? state.silence : "off") : state.silence,
    noAnswerSince: await noAnswerSince(tx, scope, vendorId),
    version: versionOf(own),
  };
}

/** The first of the contacts' next emails. */
const soonest = (all: readonly NextReminder[]): NextReminder =>
  all.reduce((first, next) => (first && (!next || first.on <= next.on) ? first : next), null);

async function noAnswerSince(tx: Tx, { companyId, timeZone }: CompanyScope, vendorId: string): Promise<string | null> {
  const found = await tx.$queryRawUnsafe<unknown[]>(
    `select 1 from vendor where company_id = $1::uuid and id = $2::uuid and ${hasNoAnswerInSql}`,
    companyId,
    vendorId,
  );
  if (found.length === 0) return null;
  const last = await tx.reminder.findFirst({ where: { companyId, vendorId }, orderBy: { createdAt: "desc" }, select: { createdAt: true } });
  return last && localDate(timeZone, last.createdAt);
}
