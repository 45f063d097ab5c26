import type { z } from "zod";
import { listAgencies, loadAgenciesOf, loadAgencyPolicies, loadAgencyVendors, loadConfirmed } from "@/lib/accounts/links/agencies-queries";
import type { AgencyListDto, agencyLinkInput } from "@/lib/accounts/links/agencies-schema";
import { createPortalLink } from "@/lib/accounts/links/commands";
import { agencyKey, agencyTitle } from "@/lib/compliance/policies/agencies-rules";
import { coverageName, isCanceledOn } from "@/lib/compliance/policies/rules";
import { fromIsoDate, now, toIsoDate } from "@/lib/infra/clock";
import { inCompany, type Tx } from "@/lib/infra/db";
import { domainOf, isPublicMail } from "@/lib/infra/email-domains-rules";
import { AppError, notFound } from "@/lib/infra/errors";
import type { Done } from "@/lib/infra/messages-schema";
import { coded, type Sentence } from "@/lib/infra/sentences-rules";
import { inLanguage } from "@/lib/infra/server-texts";
import { queueMail } from "@/lib/mail/commands";
import { countInvitation } from "@/lib/mail/limits/commands";
import { mayMailVendors } from "@/lib/mail/limits/queries";
import { confirmFirst } from "@/lib/mail/limits/rules";
import { portalLinkMark } from "@/lib/mail/links-values";
import { mailWords } from "@/lib/mail/rules";
import { agencyText, type InsuredLine } from "@/lib/portal/answers/telling-rules";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import { type CompanyScope, today } from "@/lib/tenancy/scope";

/** An agency's insureds with what expires first of each, the soonest first. */
async function loadInsuredLines(tx: Tx, scope: CompanyScope, agency: string): Promise<InsuredLine[]> {
  const vendors = await loadAgencyVendors(tx, scope, agency);
  const policies = await loadAgencyPolicies(
    tx,
    scope,
    agency,
    vendors.map(({ id }) => id),
  );
  const day = fromIsoDate(today(scope));
  const counting = policies.filter((policy) => !isCanceledOn(day, policy));
  const lines = vendors.map(({ id, name: vendor }) => {
    const first = counting.find(({ vendorId }) => vendorId === id);
    const expiration = toIsoDate(first?.expirationDate ?? null);
    return { vendor, coverage: first ? coverageName(first) : "", expiration, isExpired: expiration !== null && expiration <= today(scope) };
  });
  return lines.toSorted((one, other) => (one.expiration ?? "9999").localeCompare(other.expiration ?? "9999"));
}

/** Emails an agency of the vendor a link to one page with all vendors of the company that it writes for. Throws `not_found`. */
export function inviteAgency(scope: CompanyScope, vendorId: string, input: z.output<typeof agencyLinkInput>): Promise<Done> {
  const { companyId } = scope;
  const { email } = input;
  return inCompany(scope, async (tx) => {
    const vendor = await tx.vendor.findUnique({ where: { companyId_id: { companyId, id: vendorId } }, include: { company: true } });
    if (!vendor) throw notFound(coded("common.vendor"));
    if (!(await mayMailVendors(tx, scope))) throw new AppError("conflict", confirmFirst());
    if (vendor.isSample) throw new AppError("conflict", coded("server.vendors.sampleVendor"));
    const agency = (await loadAgenciesOf(tx, scope, vendorId)).find(({ name }) => agencyKey(name) === agencyKey(input.agency))?.name;
    if (!agency) throw notFound(coded("server.portal.agency"));
    await requireConfirmed(tx, scope, agency, input);
    await countInvitation(tx, scope);
    const portalLinkId = await createPortalLink(tx, scope, { kind: "AGENCY", agency, recipient: email });
    const insureds = await loadInsuredLines(tx, scope, agency);
    const text = inLanguage(null, () =>
      agencyText({ agency: agencyTitle(agency), company: vendor.company.name, insureds, link: portalLinkMark }),
    );
    const buttonLabel = inLanguage(null, () => mailWords("server.portal.agencyButton", {}));
    await queueMail(tx, scope, { kind: "AGENT_REQUEST", recipient: email, portalLinkId, buttonLabel, ...text });
    return { message: coded("server.portal.emailed", { email }) };
  });
}

/**
 * The link shows all insureds of the agency, so it goes only to an address that a person has confirmed for it, or at a domain that was. What
 * a certificate says is a proposal: whoever sent the file may have written it. Throws `invalid`.
 */
async function requireConfirmed(
  tx: Tx,
  scope: CompanyScope,
  agency: string,
  { email, confirm }: z.output<typeof agencyLinkInput>,
): Promise<void> {
  const { companyId, actor } = scope;
  const address = email.toLowerCase();
  const domain = domainOf(address);
  const confirmed = (await loadConfirmed(tx, scope, agency)).map(({ value }) => value);
  const refuse = (message: Sentence) => new AppError("invalid", message, { email: message });
  if (confirm === "domain" && isPublicMail(domain)) throw refuse(coded("server.portal.agencyDomainPublic", { domain }));
  if (confirmed.includes(address) || confirmed.includes(`@${domain}`)) return;
  if (!confirm) throw refuse(coded("server.portal.agencyUnconfirmed", { agency: agencyTitle(agency) }));
  const value = confirm === "domain" ? `@${domain}` : address;
  const data = { companyId, agencyKey: agencyKey(agency), agency, value, confirmedById: actor.id };
  await tx.agencySender.createMany({ data: [data], skipDuplicates: true });
  const details = { agency, value };
  await recordEvent(tx, scope, { action: "agency.confirmed", subjectType: "company", subjectId: companyId, details });
}

/**
 * Withdraws a confirmed address or domain of an agency that writes for the vendor, and ends the links that went there: its emails are filed
 * by a person again. Throws `not_found`.
 */
export async function withdrawConfirmed(scope: CompanyScope, vendorId: string, confirmedId: string): Promise<AgencyListDto> {
  const { companyId } = scope;
  const where = { companyId_id: { companyId, id: confirmedId } };
  await inCompany(scope, async (tx) => {
    const row = await tx.agencySender.findUnique({ where });
    const ofVendor = (await loadAgenciesOf(tx, scope, vendorId)).map(({ name }) => agencyKey(name));
    if (!row || !ofVendor.includes(row.agencyKey)) throw notFound(coded("server.portal.agency"));
    await tx.agencySender.delete({ where });
    const left = (await loadConfirmed(tx, scope, row.agency)).map(({ value }) => value);
    const live = await tx.portalLink.findMany({
      where: { companyId, kind: "AGENCY", revokedAt: null },
      select: { id: true, agency: true, recipient: true },
    });
    const gone = live.filter(({ agency, recipient }) => {
      const address = recipient.toLowerCase();
      const isElsewhere = agencyKey(agency ?? "") !== row.agencyKey;
      return !isElsewhere && !left.includes(address) && !left.includes(`@${domainOf(address)}`);
    });
    await tx.portalLink.updateMany({ where: { companyId, id: { in: gone.map(({ id }) => id) } }, data: { revokedAt: now() } });
    const details = { agency: row.agency, value: row.value, links: gone.length };
    await recordEvent(tx, scope, { action: "agency.withdrawn", subjectType: "company", subjectId: companyId, details });
  });
  return listAgencies(scope, vendorId);
}
