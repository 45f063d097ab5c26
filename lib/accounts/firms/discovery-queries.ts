import { request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import { z } from "zod";
import { AppError } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
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

const unreachable = (cause?: unknown) =>
  new AppError("invalid", coded("server.signOn.issuerUnreachable"), { issuer: coded("server.signOn.issuerUnreachable") }, { cause });

/** What a provider says of itself. No private address is called, and every server that it names is as public. Throws `invalid`. */
export async function discover(issuer: string): Promise<Discovery> {
  const address = `${issuer}/.well-known/openid-configuration`;
  if (!URL.canParse(address) || !isCallable(address)) throw unreachable();
  try {
    const found = discovery.parse(JSON.parse(await read(address)));
    if (found.issuer.replace(/\/$/, "") !== issuer) throw new Error("another issuer");
    return found;
  } catch (cause) {
    throw unreachable(cause);
  }
}

function read(address: string): Promise<string> {
  const send = address.startsWith("https:") ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const request = send(address, { agent: false, lookup: publicLookup, headers: { accept: "application/json" } });
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
      response.on("end", () =>
        response.statusCode === 200 ? resolve(Buffer.concat(pieces).toString("utf8")) : reject(new Error(`status ${response.statusCode}`)),
      );
    });
    request.end();
  });
}
