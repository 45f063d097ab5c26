import type { PortalLink } from "@/generated/prisma/client";
import { loadAgenciesOf } from "@/lib/accounts/links/agencies-queries";
import { toLinkDto } from "@/lib/accounts/links/dto";
import { type DeadLink, type FoundLink, whyDead } from "@/lib/accounts/links/rules";
import type { PortalLinkListDto } from "@/lib/accounts/links/schema";
import { agencyKey } from "@/lib/compliance/policies/agencies-rules";
import { now } from "@/lib/infra/clock";
import { tokenHash } from "@/lib/infra/crypto";
import { inCompany, readAsAuth, type Tx } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import type { CompanyScope, LiveLink } from "@/lib/tenancy/scope";

const tokenShape = /^[\w-]{43}$/;

/** $2: now. The contact is the member who made the link while they are there, else the company's oldest admin. */
const linkByHash = `
  select l.id, l.company_id as "companyId", l.kind::text as kind, l.vendor_id as "vendorId", l.recipient, l.agency,
    l.expires_at as "expiresAt", l.revoked_at as "revokedAt", l.files, l.files_limit as "filesLimit",
    c.name as company, c.phone as "companyPhone", c.time_zone as "timeZone",
    c.status <> 'ACTIVE' or (c.plan_since is null and c.trial_ends_at <= $2) as "isSilent",
    u.first_name || ' ' || u.last_name as "contactName", u.email as "contactEmail"
  from portal_link l join company c on c.id = l.company_id
  left join lateral (
    select first_name, last_name, email from "user" m
    where m.company_id = l.company_id and m.status = 'ACTIVE' and m.deleted_at is null and m.email_verified_at is not null
      and (m.id = l.created_by_id or m.role = 'ADMIN')
    order by m.id is not distinct from l.created_by_id desc, m.created_at limit 1) u on true
  where l.hash = $1`;

/** What a token opens: a link that works, or whom to ask about one that does not. null: there is no such link. Reads only. */
export async function findLink(token: string): Promise<{ link: LiveLink; dead: null } | { link: null; dead: DeadLink } | null> {
  if (!tokenShape.test(token)) return null;
  const [row] = await readAsAuth({ text: linkByHash, values: [tokenHash(token), now()] });
  if (!row) return null;
  const found = row as unknown as FoundLink;
  const why = whyDead(found, now());
  const { company, contactName, contactEmail, companyPhone: phone } = found;
  return why ? { link: null, dead: { why, company, contactName, contactEmail, phone } } : { link: found, dead: null };
}

/** The links that open something of a vendor, the newest first: its own, and those of its agencies. Throws `not_found`. */
export async function listLinks(scope: CompanyScope, vendorId: string): Promise<PortalLinkListDto> {
  const { companyId } = scope;
  const rows = await inCompany(scope, async (tx) => {
    if ((await tx.vendor.count({ where: { companyId, id: vendorId } })) === 0) throw notFound(coded("common.vendor"));
    return loadLinks(tx, scope, vendorId);
  });
  return { links: rows.map((row) => toLinkDto(row, now())) };
}

const shownLinks = 50;

/** The rows of the same. */
export async function loadLinks(tx: Tx, scope: CompanyScope, vendorId: string): Promise<PortalLink[]> {
  const { companyId } = scope;
  const agencies = new Set((await loadAgenciesOf(tx, scope, vendorId)).map(({ name }) => agencyKey(name)));
  const rows = await tx.portalLink.findMany({
    where: { companyId, OR: [{ vendorId }, { kind: "AGENCY" }] },
    orderBy: { createdAt: "desc" },
    take: 500,
  });
  return rows.filter(({ agency }) => agency === null || agencies.has(agencyKey(agency))).slice(0, shownLinks);
}
