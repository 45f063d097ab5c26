import { randomUUID } from "node:crypto";
import type { MailKind, User } from "@/generated/prisma/client";
import type { CompanyScope } from "@/lib/auth/scope";
import { now } from "@/lib/infra/clock";
import { open, seal } from "@/lib/infra/crypto";
import { inCompany, type Tx } from "@/lib/infra/db";
import { newMessageId, sendMail } from "@/lib/infra/mailer";
import { enqueue } from "@/lib/infra/queue";
import { sendMailJob } from "@/lib/mail/jobs";
import type { MailText } from "@/lib/mail/rules";

export type NewMail = {
  kind: MailKind;
  vendorId?: string;
  recipient: string;
  subject: string;
  body: string;
  /** The body carries a secret link: it is encrypted at rest and dropped once sent. */
  secret?: boolean;
};

/** Writes a message into the outbox and enqueues its sending, in the caller's transaction. Returns its id. */
export async function queueMail(tx: Tx, scope: CompanyScope, mail: NewMail): Promise<string> {
  const id = randomUUID();
  const { secret = false, body, ...rest } = mail;
  await tx.mail.create({
    data: {
      id,
      companyId: scope.companyId,
      ...rest,
      body: secret ? seal("mail", body) : body,
      sealed: secret,
      messageId: newMessageId(id),
    },
  });
  await enqueue(tx, sendMailJob, { companyId: scope.companyId, mailId: id }, { companyId: scope.companyId });
  return id;
}

/**
 * Tells a member what happened to their account, or is going to. Not before their address is confirmed: until then it may be
 * somebody else's, who would think that their own account is meant.
 */
export async function queueNotice(
  tx: Tx,
  scope: CompanyScope,
  { email, emailVerifiedAt }: User,
  text: MailText,
  kind: MailKind = "SECURITY_NOTICE",
): Promise<void> {
  if (emailVerifiedAt) await queueMail(tx, scope, { kind, recipient: email, ...text });
}

/**
 * Sends one message unless it was sent. Between the server's acceptance and our mark lies the only window in which a crash
 * makes a second copy, and that copy has the same Message-ID. The row lock keeps two workers from sending at once.
 */
export function deliverMail(scope: CompanyScope, mailId: string): Promise<"sent" | "done"> {
  return inCompany(
    scope,
    async (tx) => {
      await tx.$executeRaw`select 1 from mail where company_id = ${scope.companyId}::uuid and id = ${mailId}::uuid for update`;
      const mail = await tx.mail.findUnique({ where: { companyId_id: { companyId: scope.companyId, id: mailId } } });
      if (!mail || mail.status === "SENT") return "done";
      const text = mail.sealed ? open("mail", mail.body) : mail.body;
      await sendMail({ to: mail.recipient, subject: mail.subject, text, messageId: mail.messageId });
      await tx.mail.update({
        where: { companyId_id: { companyId: scope.companyId, id: mailId } },
        data: { status: "SENT", sentAt: now(), error: null, ...(mail.sealed ? { body: "" } : {}) },
      });
      return "sent";
    },
    { timeout: 90_000 },
  );
}

/** Notes why a message could not be handed over; the queue tries it again. */
export function noteMailFailure(scope: CompanyScope, mailId: string, reason: string): Promise<void> {
  return inCompany(scope, async (tx) => {
    await tx.mail.updateMany({
      where: { companyId: scope.companyId, id: mailId, status: { not: "SENT" } },
      data: { status: "FAILED", error: reason.slice(0, 500) },
    });
  });
}
