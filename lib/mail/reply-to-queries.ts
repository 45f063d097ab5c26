import type { Mail } from "@/generated/prisma/client";
import type { Tx } from "@/lib/infra/db";
import { readerOf } from "@/lib/mail/kinds-rules";
import { findMailboxUser } from "@/lib/mail/oauth/queries";
import { bounceToken, replyToken } from "@/lib/mail/reply-to-rules";
import { getInbound } from "@/lib/tenancy/settings/inbound-queries";
import { companyAddress } from "@/lib/tenancy/settings/inbound-rules";

/**
 * Where the answer to an email goes: to the vendor's own address for incoming email, or to the company's where it is about several vendors.
 * Without that to a person of the company: its author, where the company knows them, else its oldest active admin. null: to the sender of
 * our emails. An answer to staff goes only there.
 */
export async function replyToOf(
  tx: Tx,
  mail: Pick<Mail, "companyId" | "vendorId" | "kind">,
  writerId?: string | null,
): Promise<string | null> {
  if (readerOf(mail) === "member") return null;
  const { companyId, vendorId } = mail;
  const inbound = await getInbound();
  const company = await tx.company.findUnique({ where: { id: companyId }, select: { inboundName: true } });
  if (inbound && !vendorId && company?.inboundName) return companyAddress(company.inboundName, inbound);
  if (inbound && vendorId) return `${inbound.address.local}+${replyToken(companyId, vendorId)}@${inbound.address.domain}`;
  const person = { companyId, status: "ACTIVE" as const, deletedAt: null, emailVerifiedAt: { not: null } };
  const writer = writerId ? await tx.user.findFirst({ where: { ...person, id: writerId }, select: { email: true } }) : null;
  const admin =
    writer ?? (await tx.user.findFirst({ where: { ...person, role: "ADMIN" }, select: { email: true }, orderBy: { createdAt: "asc" } }));
  return admin?.email ?? null;
}

/** Where the account signs in by OAuth2 that gets returned mail: such servers accept no other sender of the envelope. */
const hostedMailbox = () => findMailboxUser("outgoing");

/** The address that an email comes back to when it cannot be delivered, one for each email; null: to its sender. */
export async function returnPathOf(mailId: string): Promise<string | null> {
  const inbound = await getInbound();
  if (!inbound || (await hostedMailbox())) return null;
  return `${inbound.address.local}+${bounceToken(mailId)}@${inbound.address.domain}`;
}

/** Whether emails that come back reach us: at the address for incoming email, or in the mailbox that sends and is read. */
export async function canBouncesArrive(): Promise<boolean> {
  const inbound = await getInbound();
  const sending = await hostedMailbox();
  if (!inbound || sending === null) return inbound !== null;
  const { user, password } = inbound.mailbox ?? { user: "", password: "" };
  return (user.toLowerCase() || (password === null && (await findMailboxUser("incoming")))) === sending;
}
