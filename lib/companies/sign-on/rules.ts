import { type Claims, type Person, personOf } from "@/lib/accounts/sso/rules";
import { domainOf } from "@/lib/infra/email-domains-rules";

/** Where the DNS record of a domain is, and what it holds. */
export const recordName = (domain: string) => `_coverkeep.${domain}`;
export const recordValue = (token: string) => `coverkeep-domain=${token}`;

const isEntra = (issuer: string) => new URL(issuer).hostname === "login.microsoftonline.com";

/** Whom the provider of a firm names: an address that it vouches for, in a domain that the firm has verified and given it. */
export function personOfFirm(
  { issuer, domains }: { issuer: string; domains: readonly string[] },
  claims: Claims,
): Person | { refused: "unverified" | "domain" } {
  const person = personOf(isEntra(issuer) ? "entra" : "oidc", claims);
  if (!person) return { refused: "unverified" };
  return domains.includes(domainOf(person.email)) ? person : { refused: "domain" };
}
