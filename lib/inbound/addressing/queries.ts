import type { SenderProof } from "@/lib/compliance/policies/senders-values";
import type { MessageProof } from "@/lib/inbound/addressing/proofs-schema";
import { nameAt } from "@/lib/inbound/addressing/rules";
import { asPlatform } from "@/lib/infra/db";
import { domainOf, isNamedAfter, isPublicMail } from "@/lib/infra/email-domains-rules";
import { firstPerson, toPerson } from "@/lib/mail/recipients/queries";
import { findPerson, isSameAddress } from "@/lib/mail/recipients/rules";
import { isTokenOf, mailOfBounceToken, vendorOfToken } from "@/lib/mail/reply-to-rules";
import { getInbound } from "@/lib/tenancy/settings/inbound-queries";
import type { InboundAddress } from "@/lib/tenancy/settings/inbound-rules";

type Vendor = { id: string; companyId: string };

/** To whom a message is addressed in one company: vendors' own addresses, or the company's. */
export type Target = { companyId: string; vendorIds: string[] };

/** The companies and vendors whose addresses a message was sent to. A token that was not made here names no one. */
export async function findTargets(recipients: readonly string[], address: InboundAddress | undefined): Promise<Target[]> {
  const names = [...new Set(address ? recipients.flatMap((one) => nameAt(one, address) ?? []) : [])].slice(0, 100);
  const targets = new Map<string, Target>();
  const targetOf = (companyId: string) => {
    const target = targets.get(companyId) ?? { companyId, vendorIds: [] };
    targets.set(companyId, target);
    return target;
  };
  for (const name of names) {
    const vendorId = vendorOfToken(name);
    const vendor = vendorId ? await findAddressed(vendorId) : null;
    if (vendorId && vendor && isTokenOf(name, vendor.companyId, vendorId)) targetOf(vendor.companyId).vendorIds.push(vendor.id);
  }
  const companies = await asPlatform().company.findMany({ where: { inboundName: { in: names } }, select: { id: true } });
  for (const { id } of companies) targetOf(id);
  return [...targets.values()].map(({ companyId, vendorIds }) => ({ companyId, vendorIds: [...new Set(vendorIds)] }));
}

/** The vendor of an address; of one that was merged, the vendor that it is part of now. */
async function findAddressed(id: string): Promise<Vendor | null> {
  const own = await asPlatform().vendor.findFirst({ where: { id }, select: { id: true, companyId: true } });
  if (own) return own;
  const merge = await asPlatform().vendorMerge.findFirst({
    where: { goneId: id, undoneAt: null },
    select: { vendorId: true, companyId: true },
  });
  return merge && { id: merge.vendorId, companyId: merge.companyId };
}

/** `isAgent`: it writes for the vendor as an agent, who may write for others too. */
type Sender = Vendor & { isAgent: boolean };

/** Vendors one of whose contacts writes from an address; in one company, or in all. */
export function findBySender(sender: string, companyId?: string): Promise<Sender[]> {
  if (!sender) return Promise.resolve([]);
  return asPlatform().$queryRaw<Sender[]>`
    select id, company_id as "companyId", bool_and(is_agent) as "isAgent" from (
      select id, company_id, false as is_agent from vendor where lower(email) = ${sender}
      union select vendor_id, company_id, role = 'agent' from vendor_contact where lower(email) = ${sender}
      union select vendor_id, company_id, false from vendor_merge where lower(other_email) = ${sender} and undone_at is null) known
    where ${companyId ?? null}::uuid is null or company_id = ${companyId ?? null}::uuid
    group by id, company_id order by company_id, id limit 50`;
}

/** The vendor of the thread that a message answers, where its sender is a contact of the vendor or whom we wrote to. */
export async function findByThread(threadIds: readonly string[], sender: string, companyId?: string): Promise<Vendor | null> {
  const mails = await asPlatform().mail.findMany({
    where: { messageId: { in: [...threadIds] }, vendorId: { not: null }, ...(companyId && { companyId }) },
    select: { companyId: true, recipient: true, vendor: { select: { id: true, email: true, contacts: { select: { email: true } } } } },
    orderBy: { createdAt: "desc" },
    take: 50,
  });
  const fitting = mails.flatMap(({ companyId: of, recipient, vendor }) =>
    vendor && sender && [recipient, vendor.email, ...vendor.contacts.map(({ email }) => email)].some((one) => isSameAddress(one, sender))
      ? [{ id: vendor.id, companyId: of }]
      : [],
  );
  const [first] = fitting;
  return first && fitting.every(({ id }) => id === first.id) ? first : null;
}

/** The ids of emails of ours whose own return addresses a message came to. */
export async function findReturnPaths(recipients: readonly string[]): Promise<string[]> {
  const address = (await getInbound())?.address;
  const names = address ? recipients.flatMap((one) => nameAt(one, address) ?? []) : [];
  return [...new Set(names.flatMap((name) => mailOfBounceToken(name) ?? []))].slice(0, 20);
}

/** The email of ours that a delivery report is about. */
export async function findReturned(
  messageIds: readonly string[],
  ids: readonly string[] = [],
): Promise<{ id: string; companyId: string; vendorId: string | null } | null> {
  if (messageIds.length + ids.length === 0) return null;
  const where = { OR: [{ id: { in: [...ids] } }, { messageId: { in: [...messageIds] } }] };
  return asPlatform().mail.findFirst({ where, select: { id: true, companyId: true, vendorId: true } });
}

/**
 * How it is proved that a sender may write for a vendor; null: it is not. Each contact of the vendor is believed where its domain is
 * proved, or, unless it is an agent, where it writes to the vendor's own address and the domain's owner does not disown the message. So is
 * whoever writes from a proved domain that is named after the vendor, that only this vendor's first contact has, and that not anyone can
 * have an address of, and an agency that the company has confirmed.
 */
export async function findProof(
  { id, companyId }: Vendor,
  { sender, proof }: { sender: string; proof: MessageProof },
  isByToken: boolean,
): Promise<SenderProof | null> {
  const where = { companyId_id: { companyId, id } };
  const vendor = await asPlatform().vendor.findUnique({ where, include: { contacts: true } });
  const contact = vendor?.email.toLowerCase() ?? "";
  const person = vendor && findPerson([firstPerson(vendor), ...vendor.contacts.map(toPerson)], sender);
  const by = proof.from === sender ? proof.by : null;
  if (sender && person && by) return by;
  if (sender && person && person.role !== "agent") return isByToken && proof.from === sender && !proof.isDisowned ? "address" : null;
  if (!by) return null;
  const domain = domainOf(sender);
  const isOfFirm = domain === domainOf(contact) && !isPublicMail(domain) && isNamedAfter(domain, vendor?.name ?? "");
  const isColleague = isOfFirm && !(await isSharedDomain(companyId, id, domain));
  return isColleague || (await isKnownAgent(companyId, id, sender)) ? by : null;
}

/** Whether contacts of other vendors have the domain too: then anyone may have an address there. */
async function isSharedDomain(companyId: string, vendorId: string, domain: string): Promise<boolean> {
  const email = { endsWith: `@${domain}`, mode: "insensitive" as const };
  if ((await asPlatform().vendor.count({ where: { companyId, id: { not: vendorId }, email } })) > 0) return true;
  return (await asPlatform().vendorContact.count({ where: { companyId, vendorId: { not: vendorId }, email } })) > 0;
}

/** Whether the company has confirmed the sender for an agency whose certificate counts for the vendor today. */
async function isKnownAgent(companyId: string, vendorId: string, sender: string): Promise<boolean> {
  const known = await asPlatform().agencySender.findMany({
    where: { companyId, value: { in: [sender, `@${domainOf(sender)}`] } },
    select: { agencyKey: true },
  });
  const keys = known.map(({ agencyKey }) => agencyKey);
  const written = { companyId, vendorId, isCurrent: true, document: { producerKeys: { hasSome: keys } } };
  return keys.length > 0 && (await asPlatform().policy.count({ where: written })) > 0;
}
