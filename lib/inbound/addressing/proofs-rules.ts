import type { AuthenticateResult } from "mailauth";
import { getDomain } from "tldts";
import type { MessageProof, Statement } from "@/lib/inbound/addressing/proofs-schema";
import { addressesIn, type Headers, senderOf } from "@/lib/inbound/addressing/rules";
import { domainOf } from "@/lib/infra/email-domains-rules";

/** Whether two domains belong to one owner, as DMARC's relaxed alignment has it. */
function isAligned(domain: string, from: string): boolean {
  const [one, other] = [domain, from].map((name) => getDomain(name.toLowerCase(), { allowPrivateDomains: true }));
  return Boolean(one) && one === other;
}

/** The one address that a message is from; null where its From can be read in two ways. */
export function soleSender(headers: Headers): string | null {
  const fields = headers.all("from");
  const sender = senderOf(headers);
  return fields.length === 1 && sender && new Set(addressesIn(fields[0] ?? "")).size === 1 ? sender : null;
}

/** Headers by which a message can make us look many keys up. */
const mostSignatures = 15;
export const hasTooMany = (headers: Headers): boolean =>
  ["dkim-signature", "arc-seal", "arc-message-signature"].reduce((sum, name) => sum + headers.all(name).length, 0) > mostSignatures;

/** What our own checks found: aligned passes, and a chain of servers (ARC) only where the last of them is one that we trust. */
export function proofOf(result: AuthenticateResult, headers: Headers, from: string, trusted: readonly string[]): MessageProof {
  const { dkim, spf, dmarc } = result;
  const nobody: MessageProof = { from, by: null, isDisowned: false };
  const seen = (dkim.headerFrom ?? []).map((one) => one.toLowerCase());
  // Two programs that read two senders out of one line must not be played against each other.
  if (seen.length !== 1 || seen[0] !== from) return nobody;
  const domain = domainOf(from);
  const verdict = dmarc ? dmarc.status.result : "temperror";
  if (isProvedByChain(result, headers, from, trusted)) return { ...nobody, by: "arc" };
  if (verdict !== "pass" && verdict !== "none") {
    const policy = dmarc ? dmarc.policy : "none";
    return { ...nobody, isDisowned: verdict === "fail" && (policy === "reject" || policy === "quarantine") };
  }
  // Under a limited signature, anyone can add text and files.
  const signed = dkim.results.some(
    ({ status, signingDomain }) =>
      status.result === "pass" && !status.underSized && !status.testing && isAligned(signingDomain ?? "", domain),
  );
  if (signed) return { ...nobody, by: "dkim" };
  const isSentByOwn = spf && spf.status.result === "pass" && typeof spf.domain === "string" && isAligned(spf.domain, domain);
  return isSentByOwn ? { ...nobody, by: "spf" } : nobody;
}

/** Whether the last server of a chain that holds is one that we trust, and saw the sender's domain pass. */
function isProvedByChain({ arc }: AuthenticateResult, headers: Headers, from: string, trusted: readonly string[]): boolean {
  const chain = arc || null;
  if (chain?.status.result !== "pass") return false;
  const sealer = chain.chain?.at(-1)?.["arc-seal"]?.parsed?.d?.value;
  const signer = chain.signature ? chain.signature.signingDomain : undefined;
  const isTrusted = [sealer, signer].every((name) => typeof name === "string" && trusted.includes(name.toLowerCase()));
  const line = headers.all("arc-authentication-results").find((one) => one.replace(/\s/g, "").startsWith(`i=${chain.i};`));
  return isTrusted && line !== undefined && stated(line, from)?.by === "server";
}

const part = /(?:^|\s)(?:header\.(from|d|i)|smtp\.(mailfrom))\s{0,5}=\s{0,5}"?([^\s;"]{1,320})/gi;

/** What one server wrote about a message, without its name before the first semicolon (RFC 8601). */
function stated(text: string, from: string): MessageProof | null {
  const domain = domainOf(from);
  const found = text
    .slice(0, 10_000)
    .replace(/\([^()]{0,1000}\)/g, " ")
    .split(";")
    .slice(0, 60)
    .flatMap((one) => {
      const [, method = "", result = ""] = /^\s{0,20}(spf|dkim|dmarc)\s{0,5}=\s{0,5}([a-z]{1,20})\b/i.exec(one) ?? [];
      const domains = [...one.matchAll(part)].map(([, name, other, value = ""]) => ({
        name: (name ?? other ?? "").toLowerCase(),
        domain: domainOf(value),
      }));
      return method ? [{ method: method.toLowerCase(), result: result.toLowerCase(), domains }] : [];
    });
  if (found.length === 0) return null;
  const dmarc = found.find(({ method }) => method === "dmarc");
  const has = (method: string, names: readonly string[], fits: (domain: string) => boolean) =>
    found.some(
      (one) =>
        one.method === method && one.result === "pass" && one.domains.some(({ name, domain: of }) => names.includes(name) && fits(of)),
    );
  if (dmarc?.result === "fail") return { from, by: null, isDisowned: true };
  const isPassed =
    has("dmarc", ["from"], (of) => of === domain) ||
    (dmarc === undefined || dmarc.result === "none" || dmarc.result === "bestguesspass"
      ? has("dkim", ["d", "i"], (of) => isAligned(of, domain)) || has("spf", ["mailfrom"], (of) => isAligned(of, domain))
      : false);
  return { from, by: isPassed ? "server" : null, isDisowned: false };
}

/** What the mailbox's server says of a message: the uppermost line of a server that the installation names. Others may be forged. */
export function proofByServer(headers: Headers, from: string, trusted: readonly string[]): MessageProof | null {
  for (const line of headers.all("authentication-results").slice(0, 20)) {
    const at = line.indexOf(";");
    const [name = ""] = line
      .slice(0, at)
      .replace(/\([^()]{0,1000}\)/g, " ")
      .trim()
      .split(/\s/);
    if (at > 0 && trusted.includes(name.toLowerCase())) return stated(line.slice(at + 1), from);
  }
  return null;
}

/** A mail service's statements in a call that we know to be its own. */
export function proofByService({ spf, dkim, dmarc }: Statement, from: string): MessageProof {
  const domain = domainOf(from);
  const isPassed = dmarc === "pass" || (dmarc === null && [spf ?? "", ...dkim].some((one) => isAligned(domainOf(one), domain)));
  return { from, by: isPassed ? "service" : null, isDisowned: dmarc === "fail" };
}
