import type { Holder } from "@/lib/compliance/papers/proofs-schema";
import type { ComplianceStatus } from "@/lib/compliance/statuses/schema";
import { worstFirst } from "@/lib/compliance/verdicts/order-rules";
import { coded } from "@/lib/infra/sentences-rules";

/** A project's days of work, as ISO dates. */
type Work = { startsOn?: string | null; endsOn?: string | null };

/** Said at the field `endsOn`. */
export const daysProblem = () => coded("projects.lastDayMustNotBe");

/** Whether the last day comes after the first or is the same; either may be left out. */
export function daysFit({ startsOn, endsOn }: Work): boolean {
  return !startsOn || !endsOn || startsOn <= endsOn;
}

/** Certificate holders of a text: each begins with its name, its address follows, and a blank line ends it. */
export function holdersOf(text: string): Holder[] {
  const blocks = text.split(/\n[^\S\n]*\n/).map((block) => block.split("\n").flatMap((line) => line.trim() || []));
  return blocks.flatMap(([name, ...address]) => (name ? [{ name, address: address.join("\n") || null }] : []));
}

/** The text of holders, as `holdersOf` reads it. */
export const holdersInText = (holders: readonly Holder[]): string =>
  holders.map(({ name, address }) => (address ? `${name}\n${address}` : name)).join("\n\n");

/** The facts of a project that decide how its vendors' coverage is seen. */
export type Job = { status: string; endsOn: string | null };

/**
 * Whether a vendor's coverage ends while the project's work continues. A policy ends at 12:01 a.m. of its expiration date, so one that
 * expires on the last day does not cover that day. Completed work, or work without a last day, has no answer.
 */
export function coverEndsEarly(earliestExpiration: string | null, { status, endsOn }: Job): boolean {
  return status === "ACTIVE" && endsOn !== null && earliestExpiration !== null && earliestExpiration <= endsOn;
}

/** Vendors of one project that have the same status and the same earliest expiration. */
export type AlikeVendors = { status: ComplianceStatus; expiration: string | null; many: number };

export type Standing = {
  vendors: number;
  /** How many vendors have which status, the worst first: a project looks no better than the worst of them. */
  standing: { status: ComplianceStatus; count: number }[];
  /** Vendors whose coverage ends before the work does. */
  endingEarly: number;
};

/** The status of a project's vendors. */
export function standingOf(alike: readonly AlikeVendors[], job: Job): Standing {
  const count = (some: readonly AlikeVendors[]) => some.reduce((sum, { many }) => sum + many, 0);
  return {
    vendors: count(alike),
    standing: worstFirst.flatMap((status) => {
      const ofIt = count(alike.filter((one) => one.status === status));
      return ofIt > 0 ? [{ status, count: ofIt }] : [];
    }),
    endingEarly: count(alike.filter(({ expiration }) => coverEndsEarly(expiration, job))),
  };
}
