import { randomUUID } from "node:crypto";
import { listLinks, loadLinks } from "@/lib/accounts/links/queries";
import { linkFull } from "@/lib/accounts/links/rules";
import type { PortalLinkListDto } from "@/lib/accounts/links/schema";
import { agencyLimits, linkDays, linkLimits } from "@/lib/accounts/links/values";
import { now } from "@/lib/infra/clock";
import { tokenHash } from "@/lib/infra/crypto";
import { inCompany, type Tx } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import { portalToken } from "@/lib/mail/links-rules";
import type { Person } from "@/lib/mail/recipients/rules";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import type { CompanyScope, PortalScope } from "@/lib/tenancy/scope";

/** What a link opens: a vendor's page, for the vendor or for its agent, or the page of an agency's vendors. */
export type NewPortalLink =
  | { kind: "VENDOR" | "AGENT"; vendorId: string; recipient: string }
  | { kind: "AGENCY"; agency: string; recipient: string; vendorId?: undefined };

const madeActions = { VENDOR: "portal.vendor_link_made", AGENT: "portal.agent_link_made", AGENCY: "portal.agency_link_made" } as const;

/**
 * Makes a link to the vendor's page, in the caller's transaction, and returns its id. Its address is `portalAddress` of
 * lib/mail: only the hash of its token is stored.
 */
export async function createPortalLink(tx: Tx, scope: CompanyScope, link: NewPortalLink): Promise<string> {
  const id = randomUUID();
  const limits = link.kind === "AGENCY" ? agencyLimits : linkLimits;
  await tx.portalLink.create({
    data: {
      ...{ id, companyId: scope.companyId, kind: link.kind, recipient: link.recipient },
      ...{ vendorId: link.vendorId ?? null, agency: link.kind === "AGENCY" ? link.agency : null },
      ...{ hash: tokenHash(portalToken(id)), createdById: scope.actor.id, createdAt: now() },
      expiresAt: new Date(now().getTime() + linkDays * 24 * 3600 * 1000),
      ...{ filesLimit: limits.files, bytesLimit: BigInt(limits.bytes) },
    },
  });
  const subject = link.vendorId ? { subjectType: "vendor", subjectId: link.vendorId } : { subjectType: "portal_link", subjectId: id };
  const details = { linkId: id, ...(link.kind === "AGENCY" && { agency: link.agency }) };
  await recordEvent(tx, scope, { action: madeActions[link.kind], ...subject, details });
  return id;
}

/** The same for a person of the vendor. An agent's link does not speak for the vendor: its contact data and its exceptions stay closed. */
export const createPersonLink = (tx: Tx, scope: CompanyScope, vendorId: string, { role, email }: Pick<Person, "role" | "email">) =>
  createPortalLink(tx, scope, { kind: role === "agent" ? "AGENT" : "VENDOR", vendorId, recipient: email });

/** Ends a link of a vendor at once. Safe to repeat. Throws `not_found`. */
export async function revokeLink(scope: CompanyScope, vendorId: string, linkId: string): Promise<PortalLinkListDto> {
  const { companyId } = scope;
  await inCompany(scope, async (tx) => {
    const link = (await loadLinks(tx, scope, vendorId)).find(({ id }) => id === linkId);
    if (!link) throw notFound(coded("server.portal.link"));
    if (link.revokedAt) return;
    await tx.portalLink.updateMany({ where: { companyId, id: linkId }, data: { revokedAt: now() } });
    await recordEvent(tx, scope, { action: "portal.link_revoked", subjectType: "vendor", subjectId: vendorId, details: { linkId } });
  });
  return listLinks(scope, vendorId);
}

/**
 * Counts a file against what a link may send, in one statement, so that files that come at once cannot pass its limits.
 * Throws `quota_reached`.
 */
export async function countFile({ company, link }: PortalScope, size: number): Promise<void> {
  const counted = await inCompany(
    company,
    (tx) => tx.$executeRaw`
      update portal_link set files = files + 1, bytes = bytes + ${size}, used_at = ${now()}
      where company_id = ${company.companyId}::uuid and id = ${link.id}::uuid and revoked_at is null
        and files < files_limit and bytes + ${size} <= bytes_limit`,
  );
  if (counted === 0) throw linkFull(link.company);
}

/**
 * Counts a file that was inside a PDF against what the PDF's link may send. Returns whether there was room. The link may have ended
 * since the PDF came through it.
 */
export async function countFileInside(scope: CompanyScope, linkId: string, size: number): Promise<boolean> {
  const counted = await inCompany(
    scope,
    (tx) => tx.$executeRaw`
      update portal_link set files = files + 1, bytes = bytes + ${size}
      where company_id = ${scope.companyId}::uuid and id = ${linkId}::uuid
        and files < files_limit and bytes + ${size} <= bytes_limit`,
  );
  return counted > 0;
}

/** Gives back what was counted for a file that was not taken. */
export async function uncountFile(scope: CompanyScope, linkId: string, size: number): Promise<void> {
  await inCompany(
    scope,
    (tx) => tx.$executeRaw`
      update portal_link set files = greatest(files - 1, 0), bytes = greatest(bytes - ${size}, 0)
      where company_id = ${scope.companyId}::uuid and id = ${linkId}::uuid`,
  );
}

/** Notes that something was sent through a link. */
export async function noteUse(tx: Tx, { company, link }: PortalScope): Promise<void> {
  await tx.portalLink.updateMany({ where: { companyId: company.companyId, id: link.id }, data: { usedAt: now() } });
}
