import { createHash, createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";

/*
 * Amazon's Signature Version 4, written from its description and not from the SDK, so that a test server can refuse what is signed
 * wrongly.
 */

export const testKeys = { accessKeyId: "TESTKEY", secretAccessKey: "test-secret" };

const sha256 = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest("hex");
const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
const escaped = (text: string) => encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);

type Signed = { scope: string; names: string[]; signature: string; time: string; payload: string };

/** What an address or the headers claim; null without a claim. */
function claimOf({ headers }: IncomingMessage, url: URL): Signed | null {
  const query = url.searchParams;
  if (query.has("X-Amz-Signature")) {
    return {
      scope: query.get("X-Amz-Credential") ?? "",
      names: (query.get("X-Amz-SignedHeaders") ?? "").split(";"),
      signature: query.get("X-Amz-Signature") ?? "",
      time: query.get("X-Amz-Date") ?? "",
      payload: "UNSIGNED-PAYLOAD",
    };
  }
  const found = /^AWS4-HMAC-SHA256 Credential=(\S+), ?SignedHeaders=(\S+), ?Signature=(\S+)$/.exec(headers.authorization ?? "");
  if (!found) return null;
  const [, scope = "", names = "", signature = ""] = found;
  return {
    scope,
    names: names.split(";"),
    signature,
    time: String(headers["x-amz-date"]),
    payload: String(headers["x-amz-content-sha256"]),
  };
}

/** Why a request is refused; null for one that is signed rightly. */
export function signatureFault(request: IncomingMessage, body: Buffer): "AccessDenied" | "SignatureDoesNotMatch" | "RequestExpired" | null {
  const url = new URL(request.url ?? "/", `http://${request.headers.host}`);
  const claim = claimOf(request, url);
  if (!claim) return "AccessDenied";
  const [key, day = "", region = "", service = "", end = ""] = claim.scope.split("/");
  if (key !== testKeys.accessKeyId || service !== "s3" || !claim.names.includes("host")) return "AccessDenied";
  if (claim.payload !== "UNSIGNED-PAYLOAD" && claim.payload !== sha256(body)) return "SignatureDoesNotMatch";
  const age = Date.now() - Date.parse(claim.time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));
  const lifetime = Number(url.searchParams.get("X-Amz-Expires") ?? 900) * 1000;
  if (!(Math.abs(age) <= lifetime)) return "RequestExpired";
  const query = [...url.searchParams]
    .filter(([name]) => name !== "X-Amz-Signature")
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .sort();
  const headers = claim.names.map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const path = url.pathname.split("/").map((part) => escaped(decodeURIComponent(part)));
  const canonical = [request.method, path.join("/"), query.join("&"), headers.join(""), claim.names.join(";"), claim.payload].join("\n");
  const toSign = ["AWS4-HMAC-SHA256", claim.time, [day, region, service, end].join("/"), sha256(canonical)].join("\n");
  const signingKey = [region, service, "aws4_request"].reduce<Buffer>(
    (before, part) => hmac(before, part),
    hmac(`AWS4${testKeys.secretAccessKey}`, day),
  );
  return hmac(signingKey, toSign).toString("hex") === claim.signature ? null : "SignatureDoesNotMatch";
}
