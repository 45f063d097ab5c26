import providers from "email-providers/all.json" with { type: "json" };
import { getDomain } from "tldts";

const shared = new Set(providers);

export const domainOf = (address: string): string => address.slice(address.lastIndexOf("@") + 1).toLowerCase();

/** Whether anyone can have an address of a domain, as at gmail.com: then the domain says nothing of who writes. */
export const isPublicMail = (domain: string): boolean => shared.has(domain) || shared.has(getDomain(domain) ?? domain);
