import { coded } from "@/lib/infra/sentences-rules";
import type { PlainKey } from "@/messages/say";

/** As they are stored; the words for them are `industryNames`. */
export const industries = ["Construction", "Manufacturing", "Healthcare", "Technology", "Retail", "Other"] as const;
export const industryNames = {
  Construction: "companies.construction",
  Manufacturing: "companies.manufacturing",
  Healthcare: "companies.healthcare",
  Technology: "companies.technology",
  Retail: "companies.retail",
  Other: "companies.other",
} as const satisfies Record<string, PlainKey>;

export const maximumLogoBytes = 5 * 1024 * 1024;

export const ownFactorFirst = () => coded("companies.ownFactorFirst");

/** The coverages that most requirements are about, and all others. */
export const expiringKinds = ["GENERAL_LIABILITY", "AUTO_LIABILITY", "UMBRELLA_POLICY", "WORKERS_COMPENSATION", "OTHER"] as const;
export type ExpiringKind = (typeof expiringKinds)[number];
