import type { Mail } from "@/generated/prisma/client";
import { inCompany, type Tx } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import type { EmailViewDto } from "@/lib/mail/log-schema";
import { previewOf } from "@/lib/mail/look-queries";
import type { CompanyScope } from "@/lib/tenancy/scope";

const mostOfThread = 50;

/** An email to a vendor with its text, its thread and the mail server's answer. */
export async function getVendorEmail(scope: CompanyScope, vendorId: string, id: string): Promise<EmailViewDto> {
  const { companyId } = scope;
  const mail = await inCompany(scope, (tx) => tx.mail.findFirst({ where: { companyId, vendorId, id } }));
  if (!mail) throw notFound(coded("common.email"));
  return viewOf(scope, mail);
}

export async function viewOf(scope: CompanyScope, mail: Mail): Promise<EmailViewDto> {
  const { id, subject, smtpAnswer, messageId, attempts, sealed } = mail;
  const text = sealed ? null : (await previewOf(scope, mail)).text;
  return { id, subject, text, smtpAnswer, messageId, attempts, thread: await inCompany(scope, (tx) => readThread(tx, scope, mail)) };
}

/** What answers what, on both sides, the oldest first. */
async function readThread(tx: Tx, { companyId }: CompanyScope, mail: Mail): Promise<EmailViewDto["thread"]> {
  const { id, messageId, inReplyTo, references } = mail;
  const ids = [...new Set([messageId, ...(inReplyTo ? [inReplyTo] : []), ...(references ?? "").split(/\s+/).filter(Boolean)])];
  // Programs write them with and without their brackets.
  const bare = ids.map((text) => text.replace(/^<|>$/g, ""));
  const all = [...ids, ...bare];
  const sent = await tx.mail.findMany({
    where: { companyId, id: { not: id }, OR: [{ messageId: { in: ids } }, { inReplyTo: { in: all } }] },
    select: { id: true, subject: true, createdAt: true, sentAt: true, status: true },
    take: mostOfThread,
  });
  const received = await tx.inboundDelivery.findMany({
    where: { companyId, OR: [{ mailId: { in: all } }, { threadIds: { hasSome: all } }] },
    select: { id: true, subject: true, receivedAt: true },
    take: mostOfThread,
  });
  const ours = sent.map(({ createdAt, sentAt, ...row }) => ({
    ...row,
    direction: "out" as const,
    at: (sentAt ?? createdAt).toISOString(),
  }));
  const theirs = received.map(({ receivedAt, ...row }) => ({
    ...row,
    direction: "in" as const,
    at: receivedAt.toISOString(),
    status: null,
  }));
  return [...ours, ...theirs].sort((a, b) => a.at.localeCompare(b.at));
}
