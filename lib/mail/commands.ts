import { randomUUID } from "node:crypto";
import { type Mail, type MailKind, type MailStatus, Prisma, type User } from "@/generated/prisma/client";
import { appNameMark } from "@/lib/infra/app-name";
import { now } from "@/lib/infra/clock";
import { seal } from "@/lib/infra/crypto";
import { asPlatform, inCompany, type Tx } from "@/lib/infra/db";
import { AppError } from "@/lib/infra/errors";
import { newMessageId, sendMail } from "@/lib/infra/mailer";
import { enqueue } from "@/lib/infra/queue";
import type { Sentence } from "@/lib/infra/sentences-rules";
import { coded } from "@/lib/infra/sentences-rules";
import { asOneLine } from "@/lib/infra/text-rules";
import { announce } from "@/lib/integrations/changes/commands";
import { sendMailJob } from "@/lib/mail/jobs";
import { whyHeld } from "@/lib/mail/kinds-queries";
import { readerOf } from "@/lib/mail/kinds-rules";
import { letterOf } from "@/lib/mail/look-queries";
import { forgetAccessToken } from "@/lib/mail/oauth/commands";
import { getSender } from "@/lib/mail/queries";
import { failureOf, type MailText, outOfDate, retryDays, retryDelaySeconds, type SendingFailure } from "@/lib/mail/rules";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { getSettings } from "@/lib/tenancy/settings/queries";

export type NewMail = {
  kind: MailKind;
  vendorId?: string;
  /**
   * The link, invitation, vendor, account or company that it is about. Decides later whether it is still sent
   * (lib/mail/notices/sending-queries).
   */
  aboutId?: string;
  /** What an email to platform admins is about (lib/mail/platform-notices): each gets it once. */
  occasion?: string;
  /** When the link or the figures in it are out of date. */
  validUntil?: Date;
  recipient: string;
  subject: string;
  body: string;
  /** The link to the vendor's page that replaces each `portalLinkMark` in the body (lib/mail). */
  portalLinkId?: string;
  /** What the email's button to that page says. */
  buttonLabel?: string;
  /** Code of the language that it is written in. */
  language?: string;
  /** The Message-ID of the message that it answers, and those of the thread, separated by blanks. */
  inReplyTo?: string;
  references?: string;
  /** The body carries a secret link: it is encrypted at rest and dropped once sent. */
  secret?: boolean;
};

/** The words with the product's present name in them. */
export async function withProductName({ subject, body }: MailText): Promise<MailText> {
  const { appName } = (await getSettings()).general;
  const named = (text: string) => text.replaceAll(appNameMark, () => appName);
  return { subject: named(subject), body: named(body) };
}

/**
 * Writes a message into the outbox and enqueues its sending, in the caller's transaction. Returns its id. Throws `conflict` for automatic
 * email to a vendor before the company has started it: callers check before (lib/mail).
 */
export async function queueMail(tx: Tx, scope: CompanyScope, mail: NewMail): Promise<string> {
  const id = randomUUID();
  const held = await whyHeld(tx, scope, mail);
  if (held) throw new AppError("conflict", held);
  if (/[\s<>,;]/.test(mail.recipient)) throw new AppError("invalid", coded("server.mail.theAddressIsNotValid"));
  const { secret = false, ...rest } = mail;
  const { subject, body } = await withProductName(mail);
  await tx.mail.create({
    data: {
      id,
      companyId: scope.companyId,
      ...rest,
      subject: asOneLine(subject),
      ...(readerOf(mail) !== "member" && scope.actor.id && { writerId: scope.actor.id }),
      body: secret ? seal("mail", body) : body,
      sealed: secret,
      messageId: newMessageId(id),
      createdAt: now(),
      retryUntil: retryUntil(),
    },
  });
  await enqueue(tx, sendMailJob, { companyId: scope.companyId, mailId: id }, { companyId: scope.companyId });
  return id;
}

/**
 * Emails a member what happened to their account, or is going to. Not before their address is confirmed: until then it may be someone
 * else's, who would think that their own account is meant.
 */
export async function queueNotice(
  tx: Tx,
  scope: CompanyScope,
  { email, emailVerifiedAt }: User,
  notice: MailText & Partial<Pick<NewMail, "kind" | "aboutId">>,
): Promise<void> {
  if (emailVerifiedAt) await queueMail(tx, scope, { kind: "SECURITY_NOTICE", recipient: email, ...notice });
}

/** A worker's right to send one message, until it lapses. */
export type Claim = { mail: Mail; until: Date };

/**
 * Takes a message that waits for this worker alone; null: it does not wait, or another worker has it. A worker that died keeps it
 * until its claim lapses, and a job that comes before that is put off until then.
 */
export function claimMail(scope: CompanyScope, mailId: string): Promise<Claim | null> {
  const { companyId } = scope;
  return inCompany(scope, async (tx) => {
    const mail = await lockMail(tx, scope, mailId);
    if (mail?.status !== "QUEUED") return null;
    if (mail.sendingUntil && mail.sendingUntil > now()) {
      const startAfter = new Date(mail.sendingUntil.getTime() + 1000);
      await enqueue(
        tx,
        sendMailJob,
        { companyId, mailId },
        { companyId, startAfter, singletonKey: `claimed ${mailId}`, singletonSeconds: 60 },
      );
      return null;
    }
    const until = new Date(now().getTime() + claimSeconds * 1000);
    await tx.mail.update({ where: { id: mailId }, data: { sendingUntil: until } });
    return { mail, until };
  });
}

/**
 * Tries to send one waiting message. No transaction is open while the mail server answers. Between the server's acceptance and our mark
 * lies the only window in which a crash makes a second copy, and that copy has the same Message-ID.
 */
export async function deliverMail(scope: CompanyScope, mailId: string, claimed?: Claim): Promise<MailStatus | null> {
  const claim = claimed ?? (await claimMail(scope, mailId));
  if (!claim) return null;
  const { mail } = claim;
  if (mail.validUntil && mail.validUntil <= now()) {
    const reason = outOfDate(mail);
    return inCompany(scope, (tx) => settle(tx, mail, "SKIPPED", reason));
  }
  if (await isTestCompany(scope)) return inCompany(scope, (tx) => settle(tx, mail, "SKIPPED", coded("server.mail.notSentTestCompany")));
  let answer: string;
  try {
    answer = await sendMail(await getSender(), await letterOf(scope, mail));
  } catch (error) {
    const failure = failureOf(error);
    if ((error as { code?: unknown }).code === "EAUTH") await forgetAccessToken("outgoing");
    return inCompany(scope, (tx) => noteFailure(tx, scope, claim, failure));
  }
  return inCompany(scope, (tx) => noteSent(tx, scope, mail, answer));
}

/** A firm's programs try out everything in its test company: no email leaves it. Each email of the outbox passes here. */
const isTestCompany = async (scope: CompanyScope): Promise<boolean> =>
  (await inCompany(scope, (tx) => tx.company.count({ where: { id: scope.companyId, testOfId: { not: null } } }))) > 0;

/** The server has it, so it is sent, whatever has become of the claim since. */
async function noteSent(tx: Tx, scope: CompanyScope, { id }: Mail, smtpAnswer: string): Promise<MailStatus | null> {
  const mail = await lockMail(tx, scope, id);
  if (mail?.status !== "QUEUED") return mail?.status ?? null;
  await tx.mail.update({ where: { id }, data: { smtpAnswer } });
  const isReminder = mail.kind === "EXPIRATION_REMINDER" || mail.kind === "FOLLOW_UP";
  if (isReminder) await announce(tx, scope, "reminder.sent", { emailId: id, vendorId: mail.vendorId });
  return settle(tx, mail, "SENT", null);
}

/** The row of a message, which no other worker touches meanwhile. */
export async function lockMail(tx: Tx, { companyId }: CompanyScope, id: string): Promise<Mail | null> {
  await tx.$executeRaw`select 1 from mail where company_id = ${companyId}::uuid and id = ${id}::uuid for update`;
  return tx.mail.findUnique({ where: { companyId_id: { companyId, id } } });
}

/** Ends a message; a secret link is kept only while it may still be sent. */
export async function settle(tx: Tx, mail: Mail, status: MailStatus, error: Sentence | null): Promise<MailStatus> {
  const times = { ...(status === "SENT" && { sentAt: now() }), ...(status === "FAILED" && { failedAt: now() }) };
  const emptied = mail.sealed && status !== "FAILED" ? { body: "" } : {};
  await tx.mail.update({
    where: { id: mail.id },
    data: { status, error: error ?? Prisma.DbNull, nextTryAt: null, sendingUntil: null, ...times, ...emptied },
  });
  return status;
}

/** A refusal for good ends the message; otherwise the next try follows, later each time, for four days. */
async function noteFailure(
  tx: Tx,
  scope: CompanyScope,
  { mail: { id }, until }: Claim,
  failure: SendingFailure,
): Promise<MailStatus | null> {
  const { isFinal, reason, answer } = failure;
  const mail = await lockMail(tx, scope, id);
  // After a claim that lapsed, another worker's try counts.
  if (mail?.status !== "QUEUED" || mail.sendingUntil?.getTime() !== until.getTime()) return mail?.status ?? null;
  const attempts = mail.attempts + 1;
  const tried = { attempts, smtpAnswer: answer };
  const nextTryAt = new Date(now().getTime() + retryDelaySeconds(attempts) * 1000);
  if (isFinal || nextTryAt > mail.retryUntil) {
    await tx.mail.update({ where: { id }, data: tried });
    return settle(tx, mail, "FAILED", reason);
  }
  await tx.mail.update({ where: { id }, data: { ...tried, nextTryAt, error: reason, sendingUntil: null } });
  await enqueue(tx, sendMailJob, { companyId: scope.companyId, mailId: id }, { companyId: scope.companyId, startAfter: nextTryAt });
  return "QUEUED";
}

/** Has messages tried again whose job was lost; the sweep calls it. A second job of a message is harmless. Returns how many. */
export async function requeueMails(): Promise<number> {
  const before = new Date(now().getTime() - lostAfterMinutes * 60_000);
  const overdue = { status: "QUEUED" as const, OR: [{ nextTryAt: { lt: before } }, { nextTryAt: null, createdAt: { lt: before } }] };
  const waiting = await asPlatform().mail.findMany({ where: overdue, select: { id: true, companyId: true }, take: 5000 });
  await asPlatform().$transaction(async (tx) => {
    for (const { id, companyId } of waiting) {
      await enqueue(tx, sendMailJob, { companyId, mailId: id }, { companyId, singletonKey: id, singletonSeconds: 3000 });
    }
  });
  return waiting.length;
}

/** Queues a message that was not sent once more, with four days of tries. The caller holds its lock and has counted it. */
export async function requeue(tx: Tx, scope: CompanyScope, { id: mailId }: Mail): Promise<void> {
  const fresh = {
    status: "QUEUED" as const,
    error: Prisma.DbNull,
    attempts: 0,
    nextTryAt: null,
    failedAt: null,
    sendingUntil: null,
    retryUntil: retryUntil(),
  };
  await tx.mail.update({ where: { id: mailId }, data: fresh });
  await enqueue(tx, sendMailJob, { companyId: scope.companyId, mailId }, { companyId: scope.companyId });
}

const lostAfterMinutes = 10;
/** Longer than one message may take (lib/infra/mailer), with room for a slow database. */
const claimSeconds = 90;
const retryUntil = () => new Date(now().getTime() + retryDays * 24 * 3600 * 1000);
