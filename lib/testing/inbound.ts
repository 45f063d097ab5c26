import { createServer } from "node:net";
import { vi } from "vitest";
import { routeMessage } from "@/lib/inbound/addressing/commands";
import { answerDelivery } from "@/lib/inbound/answering/commands";
import { fileDelivery } from "@/lib/inbound/filing/commands";
import { type Envelope, receive } from "@/lib/inbound/receiving/commands";
import { asPlatform, inCompany } from "@/lib/infra/db";
import * as dns from "@/lib/infra/dns";
import * as environment from "@/lib/infra/env";
import { replyToken } from "@/lib/mail/reply-to-rules";
import { systemScope } from "@/lib/tenancy/scope";
import type { TestCompany } from "@/lib/testing/factories";

export const inboundDomain = "in.example";

/** The server that sends for every domain of the tests, by their SPF records. */
export const ownPeer = { ip: "192.0.2.10", name: "mx.vendor.example" };
/** A server that may send for none of them. */
export const strangePeer = { ip: "203.0.113.66", name: "mx.stranger.example" };

const noRecord = () => Object.assign(new Error("queryTxt ENOTFOUND"), { code: "ENOTFOUND" });

/**
 * Has emails come in for docs@in.example, by the SMTP entry. No name server is asked: `records` has the TXT records by name, and every
 * other domain lets one server send for it.
 */
export function openInbound(records: Readonly<Record<string, string>> = {}, more: Partial<ReturnType<typeof environment.env>> = {}): void {
  const settings = { ...environment.env(), INBOUND_ADDRESS: `docs@${inboundDomain}`, INBOUND_SMTP_PORT: 2525, ...more };
  vi.spyOn(environment, "env").mockReturnValue(settings);
  vi.spyOn(dns, "findRecords").mockImplementation(async (name, kind) => {
    const known = records[name.toLowerCase()];
    if (kind === "TXT" && known !== undefined) return [[known]];
    if (kind === "TXT" && !name.startsWith("_") && !name.includes("._domainkey.")) return [[`v=spf1 ip4:${ownPeer.ip} -all`]];
    throw noRecord();
  });
}

export const addressOf = (company: TestCompany, vendorId: string) => `docs+${replyToken(company.id, vendorId)}@${inboundDomain}`;

/** Receives a message and does what the worker would do with it. Returns the stored message's id. */
export async function takeMessage(raw: Buffer, envelope: Partial<Envelope> = {}): Promise<string> {
  const { id } = await receive(raw, "smtp", { from: "office@vendor.example", recipients: [], peer: ownPeer, ...envelope });
  await routeMessage(id);
  await fileAll(id);
  return id;
}

/** Files a stored message in each company that it was given to. */
export async function fileAll(messageId: string): Promise<void> {
  const deliveries = await asPlatform().inboundDelivery.findMany({ where: { messageId }, include: { company: true } });
  for (const { company, id } of deliveries) await fileDelivery(systemScope(company), id);
}

/** The company's deliveries, the oldest first, with their files. */
export const deliveriesOf = ({ id: companyId, scope }: TestCompany) =>
  inCompany(scope, (tx) =>
    tx.inboundDelivery.findMany({
      where: { companyId },
      include: { attachments: { orderBy: { position: "asc" } } },
      orderBy: [{ receivedAt: "asc" }, { id: "asc" }],
    }),
  );

export const documentsOf = ({ id: companyId, scope }: TestCompany, vendorId?: string) =>
  inCompany(scope, (tx) => tx.document.findMany({ where: { companyId, ...(vendorId && { vendorId }) }, orderBy: { createdAt: "asc" } }));

/** Writes the answer to each delivery that is due, as if its files' waiting were over. */
export async function answerAll(company: TestCompany): Promise<void> {
  for (const { id } of await deliveriesOf(company)) await answerDelivery(company.scope, id, 99);
}

export const answersOf = ({ id: companyId, scope }: TestCompany) =>
  inCompany(scope, (tx) => tx.mail.findMany({ where: { companyId, kind: "INBOUND_ANSWER" }, orderBy: { createdAt: "asc" } }));

/** A port that nothing listens on. */
export const anyPort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
