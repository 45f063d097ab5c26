import type { z } from "zod";
import type { Company, Mail, Vendor } from "@/generated/prisma/client";
import { actingIn } from "@/lib/admin/acting-commands";
import type { EmailLogDto, emailLogQuery, LoggedEmailDto } from "@/lib/admin/email-log/schema";
import { mac, sameText } from "@/lib/infra/crypto";
import { asPlatform } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { paginatePart, partOf } from "@/lib/infra/pagination";
import { findMatching } from "@/lib/infra/search";
import { coded } from "@/lib/infra/sentences-rules";
import { storedInWords } from "@/lib/infra/sentences-schema";
import { previewOf } from "@/lib/mail/look-queries";
import type { AdminScope, PlatformScope } from "@/lib/tenancy/scope";

/** Pages that can be gone through. */
const mostListed = 10_000;

type Named = { id: string; name: string };

export function toLoggedEmail(
  { id, kind, recipient, subject, status, error, createdAt, sentAt }: Mail,
  company: Named,
  vendor: Named | null,
): LoggedEmailDto {
  const times = { createdAt: createdAt.toISOString(), sentAt: sentAt?.toISOString() ?? null };
  return { ...{ id, company, vendor, kind, recipient, subject, status }, note: storedInWords(error), ...times };
}

/** One page of the emails of all companies, the newest first. */
export async function listEmailLog(_scope: PlatformScope, query: z.output<typeof emailLogQuery>): Promise<EmailLogDto> {
  const { search, status, kind, companyId } = query;
  const db = asPlatform();
  const found = async (table: "company" | "mail") => findMatching(db, table, search);
  const where = {
    ...(status && { status }),
    ...(kind && { kind }),
    ...(companyId && { companyId }),
    ...(search && { OR: [{ id: { in: await found("mail") } }, { companyId: { in: await found("company") } }] }),
  };
  const { after, window } = partOf(query, [{ createdAt: "desc" as const }, { id: "desc" as const }]);
  const include = { vendor: { select: { id: true, name: true } } };
  const rows = await db.mail.findMany({ where: { ...where, ...after }, include, ...window });
  const companies = await db.company.findMany({
    where: { id: { in: rows.map((row) => row.companyId) } },
    select: { id: true, name: true },
  });
  const byId = new Map(companies.map((company) => [company.id, company]));
  const emails = rows.flatMap(({ vendor, ...mail }) => {
    const company = byId.get(mail.companyId);
    return company ? [toLoggedEmail(mail, company, vendor)] : [];
  });
  const total = await db.mail.count({ where, take: mostListed });
  return { emails, pagination: paginatePart(query, total, rows) };
}

export async function findEmail(id: string): Promise<{ mail: Mail; company: Company; vendor: Pick<Vendor, "id" | "name"> | null }> {
  const found = await asPlatform().mail.findUnique({ where: { id }, include: { vendor: { select: { id: true, name: true } } } });
  const company = found && (await asPlatform().company.findUnique({ where: { id: found.companyId } }));
  if (!company) throw notFound(coded("common.email"));
  const { vendor, ...mail } = found;
  return { mail, company, vendor };
}

/** Only who has opened an email, which the company's log says, can have its preview. */
export const previewKey = ({ userId }: AdminScope, id: string) => mac("email-preview", `${userId} ${id}`);

/** The email as its recipient sees it, as HTML. */
export async function readPreview(scope: AdminScope, id: string, key: string): Promise<string> {
  if (!sameText(key, previewKey(scope, id))) throw notFound(coded("common.email"));
  const { mail, company } = await findEmail(id);
  return (await previewOf(actingIn(company), mail)).html;
}
