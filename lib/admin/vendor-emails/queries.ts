import type { z } from "zod";
import {
  type anyVendorQuery,
  type PickedVendorsDto,
  pickerDefaults,
  type SentEmailsDto,
  type sentEmailsQuery,
} from "@/lib/admin/vendor-emails/schema";
import { asPlatform } from "@/lib/infra/db";
import { AppError } from "@/lib/infra/errors";
import { paginatePart, partOf } from "@/lib/infra/pagination";
import { findMatching } from "@/lib/infra/search";
import { coded } from "@/lib/infra/sentences-rules";
import { storedInWords } from "@/lib/infra/sentences-schema";
import { getFrom } from "@/lib/mail/queries";
import { type CompanyScope, type LiveSession, type PlatformScope, platformScope } from "@/lib/tenancy/scope";
import { getSettings } from "@/lib/tenancy/settings/queries";
import { listVendors } from "@/lib/vendors/queries";
import type { VendorListDto } from "@/lib/vendors/schema";

type AnyVendorQuery = z.output<typeof anyVendorQuery>;

/**
 * The company's vendors or, for a platform admin who asks for them, those of all companies. A call without any parameter is how a
 * platform admin's program asks.
 */
export async function listVendorsFor(
  session: LiveSession,
  scope: CompanyScope,
  query: AnyVendorQuery,
): Promise<VendorListDto | PickedVendorsDto> {
  const platform = platformScope(session);
  if (query.companies === "all" && !platform) throw new AppError("forbidden", coded("server.admin.platformAdminsOnly"));
  if (!platform || !query.companies) return listVendors(scope, query);
  return listAllVendors(platform, query.companies === "default" ? { ...query, ...pickerDefaults } : query);
}

/** Vendors of all companies by name; `search` looks into name and contact email. Sample vendors get no email and are left out. */
async function listAllVendors(
  _scope: PlatformScope,
  query: Pick<AnyVendorQuery, "search" | "page" | "limit" | "cursor">,
): Promise<PickedVendorsDto> {
  const { search } = query;
  const where = {
    isSample: false,
    company: { status: "ACTIVE" as const },
    ...(search && { id: { in: await findMatching(asPlatform(), "vendor", search) } }),
  };
  const { after, window } = partOf(query, [{ name: "asc" as const }, { id: "asc" as const }]);
  const select = { id: true, name: true, email: true, company: { select: { id: true, name: true } } };
  const rows = await asPlatform().vendor.findMany({ where: { ...where, ...after }, select, ...window });
  return {
    vendors: rows.map(({ email, ...vendor }) => ({ ...vendor, contact_email: email })),
    pagination: paginatePart(query, await asPlatform().vendor.count({ where }), rows),
  };
}

/** One page of the emails that platform admins sent to vendors, the newest first. */
export async function listSentEmails(_scope: PlatformScope, query: z.output<typeof sentEmailsQuery>): Promise<SentEmailsDto> {
  const from = await getFrom();
  const where = { kind: "VENDOR_MESSAGE" as const };
  const named = { select: { id: true, name: true } };
  const { after, window } = partOf(query, [{ createdAt: "desc" as const }, { id: "desc" as const }]);
  const include = { vendor: { select: { id: true, name: true, company: named } } };
  const rows = await asPlatform().mail.findMany({ where: { ...where, ...after }, include, ...window });
  return {
    emails: rows.flatMap(({ id, vendor, recipient, subject, status, error, createdAt, sentAt }) =>
      vendor
        ? [
            {
              ...{ id, recipient, subject, status, note: storedInWords(error), vendor, company: vendor.company },
              createdAt: createdAt.toISOString(),
              sentAt: sentAt?.toISOString() ?? null,
            },
          ]
        : [],
    ),
    pagination: paginatePart(query, await asPlatform().mail.count({ where }), rows),
    addresses: { from: typeof from === "string" ? from : from.address, documents: (await getSettings()).email.documentsAddress },
  };
}
