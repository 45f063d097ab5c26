import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyHeaders } from "@fastify/busboy";
import { receive } from "@/lib/inbound/receiving/commands";
import { confirmationOf, hasPassword, isSignedByCall, readCall } from "@/lib/inbound/receiving/webhooks-rules";
import type { Provider } from "@/lib/inbound/receiving/webhooks-schema";
import { maximumMessageBytes } from "@/lib/inbound/values";
import { now } from "@/lib/infra/clock";
import { AppError, notFound } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import { getInbound } from "@/lib/tenancy/settings/inbound-queries";

export type RawCall = { authorization: string | null; contentType: string; read: () => Promise<Buffer> };

/**
 * Takes a message from a mail service. A caller with neither the password nor a valid signature is refused; without the password before a
 * byte of the body is read. A call that comes twice is taken once; another message under its key is refused.
 */
export async function takeCall(provider: Provider, { read, ...head }: RawCall): Promise<{ received: boolean }> {
  const secret = (await getInbound())?.webhookSecret;
  if (!secret) throw notFound(coded("server.inbound.message"));
  if (!isSignedByCall(provider) && !hasPassword(head, secret)) throw unsigned();
  const body = await read();
  const confirmation = confirmationOf(provider, body);
  if (confirmation) return confirm(confirmation);
  const form = isForm(head.contentType) ? await formOf(body, head.contentType) : {};
  const arrival = readCall(provider, { ...head, body, form }, secret, now());
  if (arrival === "unsigned") throw unsigned();
  if (!arrival) throw new AppError("invalid", coded("server.inbound.messageMissing"));
  const { raw, from, recipients, key, stated } = arrival;
  const { isNew } = await receive(raw, "webhook", {
    from,
    recipients,
    ...(key && { key: `${provider}:${key}` }),
    ...(stated && { stated }),
  });
  return { received: isNew };
}

/** Confirms that the calls are wanted. Where that fails, the call fails too, and the service asks again. */
async function confirm(address: string): Promise<{ received: boolean }> {
  const answer = await fetch(address, { redirect: "error", signal: AbortSignal.timeout(10_000) }).catch(() => null);
  await answer?.body?.cancel();
  if (!answer?.ok) throw new AppError("unavailable", coded("server.inbound.notConfirmed"));
  return { received: false };
}

const unsigned = () => new AppError("unauthenticated", coded("server.inbound.signatureInvalid"));

const isForm = (contentType: string) => /^(?:multipart\/form-data|application\/x-www-form-urlencoded)/i.test(contentType);

/** The texts of a form, byte for byte: a message in it has parts in several encodings. */
async function formOf(body: Buffer, contentType: string): Promise<Record<string, string>> {
  if (!contentType.toLowerCase().startsWith("multipart/")) {
    const fields = new URLSearchParams(body.toString("latin1"));
    return Object.fromEntries([...fields].map(([name, value]) => [name, Buffer.from(value, "utf8").toString("latin1")]));
  }
  const form: Record<string, string> = {};
  const parser = Busboy({
    headers: { "content-type": contentType } as BusboyHeaders,
    defCharset: "latin1",
    limits: { fields: 100, fieldSize: maximumMessageBytes, files: 20, fileSize: 1 },
  });
  parser.on("field", (name, value) => {
    form[name] = value;
  });
  parser.on("file", (_name, stream) => stream.resume());
  await pipeline(Readable.from([body]), parser).catch(() => undefined);
  return form;
}
