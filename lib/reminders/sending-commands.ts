import type { Mail, MailKind } from "@/generated/prisma/client";
import { lockVendor } from "@/lib/compliance/judging/refreshing-commands";
import { inCompany, type Tx } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import { claimMail, deliverMail, lockMail, requeue, settle } from "@/lib/mail/commands";
import { countInvitation } from "@/lib/mail/limits/commands";
import type { Whose } from "@/lib/mail/limits/rules";
import { reasonToSkip } from "@/lib/mail/notices/sending-queries";
import { wasNotDelivered } from "@/lib/mail/rules";
import { isReminderToVendor, remindAgain, replaceStaleReminder } from "@/lib/reminders/commands";
import type { CompanyScope } from "@/lib/tenancy/scope";

/** Tries one message that waits, if what it says is still true. */
export async function sendIfStillTrue(scope: CompanyScope, mailId: string): Promise<void> {
  const claim = await claimMail(scope, mailId);
  if (!claim) return;
  if (await replaceStaleReminder(scope, mailId)) return;
  if (await skipIfPointless(scope, mailId)) return;
  await deliverMail(scope, mailId, claim);
}

function skipIfPointless(scope: CompanyScope, mailId: string): Promise<boolean> {
  return inCompany(scope, async (tx) => {
    const mail = await lockMail(tx, scope, mailId);
    if (mail?.status !== "QUEUED") return false;
    const reason = await reasonToSkip(tx, scope, mail);
    if (!reason) return false;
    await settle(tx, mail, "SKIPPED", reason);
    return true;
  });
}

/** Kinds that the limit of invitations counts. */
const countedAsInvitations: readonly MailKind[] = ["VENDOR_INVITATION", "TEAM_INVITATION", "COMPANY_MESSAGE"];

/**
 * Sends a message that failed or was skipped again, at a person's request; a reminder is rewritten. It counts toward the day's limits.
 * Throws `conflict` with the reason when it is no longer true, and `rate_limited` above the limit.
 */
export async function sendAgain(tx: Tx, scope: CompanyScope, mailId: string, whose?: Whose): Promise<Mail> {
  const { companyId } = scope;
  const found = await tx.mail.findUnique({ where: { companyId_id: { companyId, id: mailId } }, select: { vendorId: true } });
  // In the order in which reminders are written: the vendor first.
  if (found?.vendorId) await lockVendor(tx, scope, found.vendorId);
  const mail = await lockMail(tx, scope, mailId);
  if (!mail) throw notFound(coded("common.email"));
  if (!wasNotDelivered(mail.status)) {
    throw new AppError(
      "conflict",
      mail.status === "SENT" ? coded("server.reminders.thisEmailHasBeenSent") : coded("server.reminders.thisEmailIsAlreadyWaiting"),
    );
  }
  const reason = (await reasonToSkip(tx, scope, mail)) ?? (mail.body ? null : coded("server.reminders.itsTextIsNoLonger"));
  if (reason) throw new AppError("conflict", coded("server.reminders.thisEmailWasNotSent", { reason }));
  if (isReminderToVendor(mail)) {
    await remindAgain(tx, scope, mail, whose);
  } else {
    if (countedAsInvitations.includes(mail.kind)) await countInvitation(tx, scope, whose);
    await requeue(tx, scope, mail);
  }
  return mail;
}
