import type { z } from "zod";
import type { Mail } from "@/generated/prisma/client";
import { open } from "@/lib/infra/crypto";
import { inCompany } from "@/lib/infra/db";
import { env, isFixedByEnvironment } from "@/lib/infra/env";
import { notFound } from "@/lib/infra/errors";
import type { Sender } from "@/lib/infra/mailer";
import { paginatePart, partOf } from "@/lib/infra/pagination";
import { coded } from "@/lib/infra/sentences-rules";
import { storedInWords } from "@/lib/infra/sentences-schema";
import { accessToken } from "@/lib/mail/oauth/commands";
import { wasNotDelivered } from "@/lib/mail/rules";
import type { EmailDto, EmailListDto, emailsQuery } from "@/lib/mail/schema";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { getSettings } from "@/lib/tenancy/settings/queries";
import type { Settings } from "@/lib/tenancy/settings/schema";

/** From whom emails come. The environment decides where it says anything. */
export async function getFrom(): Promise<Sender["from"]> {
  const { email, general } = await getSettings();
  return isFixedByEnvironment("MAIL_FROM") ? env().MAIL_FROM : { name: general.appName, address: email.fromAddress };
}

/**
 * Which server takes the emails, how we sign in there, and from whom they come. The environment decides where it says anything. Throws
 * what the token endpoint said where no access token came.
 */
export async function getSender(): Promise<Sender> {
  const { email } = await getSettings();
  const { host, port, encryption, user, sealedPassword, signIn } = email;
  const pass = user && sealedPassword ? open("smtp-password", sealedPassword) : "";
  const token = await accessToken("outgoing");
  const byToken = token && { token };
  const byPassword = user && signIn === "password" && { auth: { user, pass } };
  const dkim = findDkim(email);
  return {
    server: isFixedByEnvironment("SMTP_URL") ? { url: env().SMTP_URL, ...byToken } : { host, port, encryption, ...byPassword, ...byToken },
    from: await getFrom(),
    ...(dkim && { dkim }),
  };
}

/** The key that signs outgoing messages; null: none is set. */
function findDkim({ dkimDomain, dkimSelector, sealedDkimKey }: Settings["email"]): Sender["dkim"] | null {
  const { DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY } = env();
  if (DKIM_DOMAIN && DKIM_SELECTOR && DKIM_PRIVATE_KEY) {
    return { domainName: DKIM_DOMAIN, keySelector: DKIM_SELECTOR, privateKey: DKIM_PRIVATE_KEY.replaceAll("\\n", "\n") };
  }
  if (!dkimDomain || !dkimSelector || !sealedDkimKey) return null;
  return { domainName: dkimDomain, keySelector: dkimSelector, privateKey: open("dkim-key", sealedDkimKey) };
}

/** One page of the emails to a vendor, the newest first, with what became of each. */
export function listVendorEmails(scope: CompanyScope, vendorId: string, query: z.output<typeof emailsQuery>): Promise<EmailListDto> {
  const where = { companyId: scope.companyId, vendorId };
  return inCompany(scope, async (tx) => {
    const vendor = await tx.vendor.findUnique({
      where: { companyId_id: { companyId: scope.companyId, id: vendorId } },
      select: { unsubscribedAt: true },
    });
    if (!vendor) throw notFound(coded("common.vendor"));
    const { after, window } = partOf(query, [{ createdAt: "desc" as const }, { id: "desc" as const }]);
    const include = { _count: { select: { reminders: true } } };
    const rows = await tx.mail.findMany({ where: { ...where, ...after }, include, ...window });
    const newest = await tx.mail.groupBy({ by: ["kind"], where, _max: { createdAt: true } });
    const newestOf = new Map(newest.map(({ kind, _max }) => [kind, _max.createdAt?.getTime()]));
    const isNewest = ({ kind, createdAt }: Mail) => newestOf.get(kind) === createdAt.getTime();
    // A failed reminder keeps its policies until a newer reminder includes them.
    const emails = rows.map(({ _count, ...mail }) =>
      toEmailDto(mail, isNewest(mail) || (mail.status === "FAILED" && _count.reminders > 0)),
    );
    const unsubscribedAt = vendor.unsubscribedAt?.toISOString() ?? null;
    return { emails, unsubscribedAt, pagination: paginatePart(query, await tx.mail.count({ where }), rows) };
  });
}

function toEmailDto(mail: Mail, isLatest: boolean): EmailDto {
  const { id, kind, subject, recipient, status, error } = mail;
  return {
    ...{ id, kind, subject, recipient, status, note: storedInWords(error) },
    createdAt: mail.createdAt.toISOString(),
    sentAt: mail.sentAt?.toISOString() ?? null,
    failedAt: mail.failedAt?.toISOString() ?? null,
    nextTryAt: mail.nextTryAt?.toISOString() ?? null,
    canSendAgain: isLatest && wasNotDelivered(status),
  };
}
