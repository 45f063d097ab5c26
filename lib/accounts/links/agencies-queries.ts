import { Prisma } from "@/generated/prisma/client";
import type { AgencyListDto } from "@/lib/accounts/links/agencies-schema";
import { agencyKey, agencyName, agencyTitle } from "@/lib/compliance/policies/agencies-rules";
import { senderOf } from "@/lib/compliance/policies/senders-rules";
import type { SenderDto } from "@/lib/compliance/policies/senders-schema";
import { extraction } from "@/lib/extraction/schema";
import { inCompany, type Tx } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import { findPeople } from "@/lib/mail/recipients/queries";
import { findPerson } from "@/lib/mail/recipients/rules";
import type { CompanyScope } from "@/lib/tenancy/scope";

/**
 * The company's active vendors that an agency writes for today: a certificate of that agency states a policy that counts. A vendor
 * that went to another agency is not among them once its new certificate is on file.
 */
export async function loadAgencyVendors(tx: Tx, { companyId }: CompanyScope, agency: string): Promise<{ id: string; name: string }[]> {
  return tx.$queryRaw<{ id: string; name: string }[]>`
    select v.id, v.name from vendor v
    where v.company_id = ${companyId}::uuid and v.status = 'ACTIVE' and exists (
      select 1 from policy p join document d on d.company_id = p.company_id and d.id = p.document_id
      where p.company_id = v.company_id and p.vendor_id = v.id and p.is_current and ${agencyKey(agency)} = any(d.producer_keys))
    order by lower(v.name), v.id`;
}

/** The policies of some vendors that count today, on certificates of an agency; those that expire first come first. */
export function loadAgencyPolicies(tx: Tx, { companyId }: CompanyScope, agency: string, vendorIds: readonly string[]) {
  return tx.policy.findMany({
    where: { companyId, vendorId: { in: [...vendorIds] }, isCurrent: true, document: { producerKeys: { has: agencyKey(agency) } } },
    orderBy: [{ expirationDate: { sort: "asc", nulls: "last" } }, { coverage: "asc" }],
  });
}

/** The agencies whose certificates count for a vendor today, each with all of the company's vendors that it writes for. */
export async function listAgencies(scope: CompanyScope, vendorId: string): Promise<AgencyListDto> {
  const { companyId } = scope;
  return inCompany(scope, async (tx) => {
    if ((await tx.vendor.count({ where: { companyId, id: vendorId } })) === 0) throw notFound(coded("common.vendor"));
    const agencies = await loadAgenciesOf(tx, scope, vendorId);
    const people = await findPeople(tx, scope, vendorId);
    const listed = [];
    for (const agency of agencies) {
      const confirmed = await loadConfirmed(tx, scope, agency.name);
      const isContact = agency.email !== null && findPerson(people, agency.email) !== undefined;
      listed.push({
        ...agency,
        title: agencyTitle(agency.name),
        isContact,
        confirmed,
        vendors: await loadAgencyVendors(tx, scope, agency.name),
      });
    }
    return { agencies: listed };
  });
}

/** An agency of a vendor's certificates. Whoever sent the file may have written the email: it is a proposal until a person confirms it. */
export type Agency = { name: string; email: string | null; source: { id: string; name: string; sender: SenderDto } | null };

/** The addresses and domains that the company has confirmed for an agency. */
export async function loadConfirmed(tx: Tx, { companyId }: CompanyScope, agency: string): Promise<{ id: string; value: string }[]> {
  const where = { companyId, agencyKey: agencyKey(agency) };
  return tx.agencySender.findMany({ where, select: { id: true, value: true }, orderBy: { createdAt: "asc" } });
}

/** The producers on the vendor's certificates that count, once each, with the email that is written there. */
export async function loadAgenciesOf(tx: Tx, { companyId }: CompanyScope, vendorId: string): Promise<Agency[]> {
  const documents = await tx.document.findMany({
    where: { companyId, vendorId, policies: { some: { isCurrent: true } } },
    orderBy: { createdAt: "desc" },
    include: { readings: { where: { error: { equals: Prisma.DbNull } }, orderBy: { revision: "desc" }, take: 1 } },
    take: 20,
  });
  const found = new Map<string, Agency>();
  for (const { readings, ...document } of documents) {
    const source = { id: document.id, name: document.fileName, sender: senderOf(document) };
    for (const { producer } of extraction.safeParse(readings[0]?.result).data?.certificates ?? []) {
      const name = agencyName(producer);
      if (!name) continue;
      const first = found.get(agencyKey(name));
      const told = first?.email
        ? { email: first.email, source: first.source }
        : { email: producer.email, source: producer.email ? source : null };
      found.set(agencyKey(name), { name: first?.name ?? name, ...told });
    }
  }
  return [...found.values()];
}
