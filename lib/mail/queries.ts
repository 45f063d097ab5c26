import type { Mail } from "@/generated/prisma/client";
import type { CompanyScope } from "@/lib/auth/scope";
import { inCompany } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import type { EmailDto } from "@/lib/mail/schema";

const shown = 50;

/** The newest emails to a vendor, with what became of each. */
export function listVendorEmails(scope: CompanyScope, vendorId: string): Promise<{ emails: EmailDto[] }> {
  const { companyId } = scope;
  return inCompany(scope, async (tx) => {
    const vendor = await tx.vendor.findUnique({ where: { companyId_id: { companyId, id: vendorId } }, select: { id: true } });
    if (!vendor) throw notFound("Vendor");
    const rows = await tx.mail.findMany({ where: { companyId, vendorId }, orderBy: { createdAt: "desc" }, take: shown });
    return { emails: rows.map(toEmailDto) };
  });
}

function toEmailDto({ id, subject, recipient, status, error, createdAt, sentAt }: Mail): EmailDto {
  return { id, subject, recipient, status, note: error, createdAt: createdAt.toISOString(), sentAt: sentAt?.toISOString() ?? null };
}
