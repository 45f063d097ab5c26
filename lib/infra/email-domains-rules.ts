import providers from "email-providers/all.json" with { type: "json" };
import { getDomain, getDomainWithoutSuffix } from "tldts";

// Services of US vendors that the package does not list yet. No list is whole: `isNamedAfter` is what a colleague's domain needs besides.
const missing = ["fastmail.com", "spectrum.net", "suddenlink.net", "mediacombb.net", "xfinity.com", "midco.net", "ziply.com", "tuta.io"];
const shared = new Set([...providers, ...missing]);

export const domainOf = (address: string): string => address.slice(address.lastIndexOf("@") + 1).toLowerCase();

/** Whether anyone can have an address of a domain, as at gmail.com: then the domain says nothing of who writes. */
export const isPublicMail = (domain: string): boolean => shared.has(domain) || shared.has(getDomain(domain) ?? domain);

/** Parts of a firm's name that identify no firm, and that the names of mail services have too. */
const commonWords = /^(?:and|the|of|inc|llc|llp|corp|company|group|mail|email|post|net|web|online|internet|cable|wireless|telecom|fast)$/;

/**
 * Whether a domain is named after a firm: by one of the words of its name, or by their first letters. A service where anyone can have an
 * address is named after itself.
 */
export function isNamedAfter(domain: string, firm: string): boolean {
  const label = (getDomainWithoutSuffix(domain) ?? "").replace(/[^a-z0-9]/g, "");
  const words = firm
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f'’.]/g, "")
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1 || /\d/.test(word));
  const initials = words.map((word) => word.slice(0, 1)).join("");
  const isTelling = (word: string) => !commonWords.test(word) && (word.length >= 4 || (word.length === 3 && label.startsWith(word)));
  return words.some((word) => isTelling(word) && label.includes(word)) || (label.length >= 3 && initials.startsWith(label));
}
