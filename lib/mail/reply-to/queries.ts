import type { Mail } from "@/generated/prisma/client";
import type { Tx } from "@/lib/infra/db";
import { replyToken } from "@/lib/mail/reply-to/rules";
import { getInbound } from "@/lib/settings/inbound/queries";

/**
 * Where the answer to an email goes: to the vendor's own address for incoming email; without that to a person of the company: who wrote
 * it, where the company knows them, else its oldest active admin. null: to whoever sends our emails. An answer to staff goes nowhere
 * but there.
 */
export async function replyToOf(
  tx: Tx,
  { companyId, vendorId }: Pick<Mail, "companyId" | "vendorId">,
  writerId?: string | null,
): Promise<string | null> {
  if (!vendorId) return null;
  const inbound = await getInbound();
  if (inbound) return `${inbound.address.local}+${replyToken(companyId, vendorId)}@${inbound.address.domain}`;
  const person = { companyId, status: "ACTIVE" as const, deletedAt: null, emailVerifiedAt: { not: null } };
  const writer = writerId ? await tx.user.findFirst({ where: { ...person, id: writerId }, select: { email: true } }) : null;
  const admin =
    writer ?? (await tx.user.findFirst({ where: { ...person, role: "ADMIN" }, select: { email: true }, orderBy: { createdAt: "asc" } }));
  return admin?.email ?? null;
}
