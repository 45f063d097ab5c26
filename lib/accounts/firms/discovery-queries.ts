import { request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import { z } from "zod";
import { AppError } from "@/lib/infra/errors";
import { coded, type Sentence } from "@/lib/infra/sentences-rules";
import { isCallable, publicLookup } from "@/lib/integrations/webhooks/sending-commands";

const timeoutMillis = 10_000;
const mostBytes = 200_000;

const callable = z.url().refine(isCallable);
const discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url({ protocol: /^https?$/ }),
  token_endpoint: callable,
  jwks_uri: callable,
  userinfo_endpoint: callable.optional(),
});
export type Discovery = z.infer<typeof discovery>;

const refusal = (field: "issuer" | "clientId", sentence: Sentence, cause?: unknown) =>
  new AppError("invalid", sentence, { [field]: sentence }, { cause });

/** What a provider says of itself. No private address is called, and every server that it names is as public. Throws `invalid`. */
export async function discover(issuer: string): Promise<Discovery> {
  const address = `${issuer}/.well-known/openid-configuration`;
  if (!URL.canParse(address) || !isCallable(address)) throw refusal("issuer", coded("server.signOn.issuerNotPublic"));
  const { status, text } = await read(address).catch((cause) => {
    throw refusal("issuer", coded("server.signOn.issuerUnreachable", { address }), cause);
  });
  const found = status === 200 ? discovery.safeParse(asJson(text)) : null;
  if (!found?.success) throw refusal("issuer", coded("server.signOn.noDiscovery", { address, status }));
  if (found.data.issuer.replace(/\/$/, "") !== issuer) {
    throw refusal("issuer", coded("server.signOn.issuerIsOther", { issuer: found.data.issuer.slice(0, 300) }));
  }
  return found.data;
}

const refusedClient = z.object({ error: z.enum(["invalid_client", "unauthorized_client"]), error_description: z.string().optional() });

/**
 * Tries the client at the provider with a code that no sign-in gave. A provider checks the client first, so only its refusal of the client
 * counts. Throws `invalid`.
 */
export async function checkClient(
  { token_endpoint: address }: Discovery,
  { clientId, clientSecret, redirect }: { clientId: string; clientSecret: string; redirect: string },
): Promise<void> {
  const auth = `${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`;
  const form = new URLSearchParams({ grant_type: "authorization_code", code: "coverkeep-check", redirect_uri: redirect });
  // What cannot be asked now is found out by Try It.
  const answer = await read(address, { auth, form: form.toString() }).catch(() => null);
  const refused = refusedClient.safeParse(answer && answer.status < 500 ? asJson(answer.text) : null);
  if (!refused.success) return;
  const reason = (refused.data.error_description ?? refused.data.error).slice(0, 300);
  throw refusal("clientId", coded("server.signOn.clientRefused", { reason }));
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

type Asked = { auth: string; form: string };

function read(address: string, asked?: Asked): Promise<{ status: number; text: string }> {
  const send = address.startsWith("https:") ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const headers = {
      accept: "application/json",
      ...(asked && { "content-type": "application/x-www-form-urlencoded" }),
    };
    const request = send(address, {
      method: asked ? "POST" : "GET",
      ...(asked && { auth: asked.auth }),
      agent: false,
      lookup: publicLookup,
      headers,
    });
    const clock = setTimeout(() => request.destroy(new Error("no answer in time")), timeoutMillis);
    request.on("close", () => clearTimeout(clock));
    request.on("error", reject);
    request.on("response", (response) => {
      const pieces: Buffer[] = [];
      let size = 0;
      response.on("data", (piece: Buffer) => {
        pieces.push(piece);
        size += piece.length;
        if (size > mostBytes) request.destroy(new Error("too long"));
      });
      response.on("error", reject);
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(pieces).toString("utf8") }));
    });
    request.end(asked?.form);
  });
}
