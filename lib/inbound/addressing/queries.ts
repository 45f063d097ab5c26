import { nameAt } from "@/lib/inbound/addressing/rules";
import { asPlatform } from "@/lib/infra/db";
import { isTokenOf, vendorOfToken } from "@/lib/mail/reply-to/rules";
import type { InboundAddress } from "@/lib/settings/inbound/rules";

type Vendor = { id: string; companyId: string };

/** To whom a message is addressed in one company: vendors' own addresses, or the company's. */
export type Target = { companyId: string; vendorIds: string[] };

/** The companies and vendors whose addresses a message was sent to. A token that was not made here names nobody. */
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
    const vendor = vendorId
      ? await asPlatform().vendor.findFirst({ where: { id: vendorId }, select: { id: true, companyId: true } })
      : null;
    if (vendor && isTokenOf(name, vendor.companyId, vendor.id)) targetOf(vendor.companyId).vendorIds.push(vendor.id);
  }
  const companies = await asPlatform().company.findMany({ where: { inboundName: { in: names } }, select: { id: true } });
  for (const { id } of companies) targetOf(id);
  return [...targets.values()].map(({ companyId, vendorIds }) => ({ companyId, vendorIds: [...new Set(vendorIds)] }));
}

/** Vendors whose contact writes from an address; in one company, or in all. */
export function findBySender(sender: string, companyId?: string): Promise<Vendor[]> {
  if (!sender) return Promise.resolve([]);
  return asPlatform().$queryRaw<Vendor[]>`
    select id, company_id as "companyId" from vendor
    where lower(email) = ${sender} and (${companyId ?? null}::uuid is null or company_id = ${companyId ?? null}::uuid)
    order by company_id, id limit 50`;
}

/** The vendor of the thread that a message answers, where its sender is the vendor's contact or whom we wrote to. */
export async function findByThread(threadIds: readonly string[], sender: string, companyId?: string): Promise<Vendor | null> {
  const mails = await asPlatform().mail.findMany({
    where: { messageId: { in: [...threadIds] }, vendorId: { not: null }, ...(companyId && { companyId }) },
    select: { companyId: true, recipient: true, vendor: { select: { id: true, email: true } } },
    orderBy: { createdAt: "desc" },
    take: 50,
  });
  const fitting = mails.flatMap(({ companyId: of, recipient, vendor }) =>
    vendor && sender && [recipient, vendor.email].some((one) => one.toLowerCase() === sender) ? [{ id: vendor.id, companyId: of }] : [],
  );
  const [first] = fitting;
  return first && fitting.every(({ id }) => id === first.id) ? first : null;
}

/** The email of ours that a delivery report is about. */
export async function findReturned(
  messageIds: readonly string[],
): Promise<{ id: string; companyId: string; vendorId: string | null } | null> {
  const select = { id: true, companyId: true, vendorId: true };
  return messageIds.length === 0 ? null : asPlatform().mail.findFirst({ where: { messageId: { in: [...messageIds] } }, select });
}
