import { z } from "zod";
import type { ComplianceStatus } from "@/lib/compliance/statuses/schema";
import type { Sentence } from "@/lib/infra/sentences-rules";

/** A vendor as another system has it. Empty: it does not say. */
export const sourceVendor = z.object({
  externalId: z.string(),
  name: z.string(),
  email: z.string().default(""),
  contactName: z.string().default(""),
  phone: z.string().default(""),
  address: z.string().default(""),
  isActive: z.boolean().default(true),
  /** The id that the other system keeps for a vendor of a third one. */
  originId: z.string().default(""),
});
export type SourceVendor = z.output<typeof sourceVendor>;

/** One coverage of a vendor, as it is written to another system. Days are ISO dates. */
export type StandingCoverage = {
  line: string;
  title: string;
  insurer: string | null;
  number: string | null;
  effective: string | null;
  expires: string | null;
  limit: number | null;
};

/** What is written of a vendor to another system. */
export type Standing = {
  vendorId: string;
  name: string;
  source: SourceVendor;
  status: ComplianceStatus;
  isCompliant: boolean;
  mayBePaid: boolean;
  mayWork: boolean;
  /** Why payments are on hold. null: they are not. */
  hold: string | null;
  day: string;
  coverages: readonly StandingCoverage[];
};

/** A system that vendors are read from and standings are written to. Each connector implements this, and nothing else knows its API. */
export type Connector = {
  /** Who is signed in there. It changes nothing. Throws `ConnectorError`. */
  check(): Promise<{ name: string }>;
  /** What changed since a cursor of its own; all vendors without one. */
  readVendors(cursor: string | null): Promise<{ vendors: SourceVendor[]; cursor: string | null }>;
  /** Writes what stands there about a vendor, again and again with the same result. What it returns comes back as `before` next time. */
  writeStanding(standing: Standing, before: unknown): Promise<unknown>;
  /** Whether it wants all vendors as soon as one has changed, as a file does. */
  readonly writesAll: boolean;
  /** What was collected is written at once. */
  finish(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Why another system did not do what was asked. `temporary`: it may do so later. `signed_out`: a person has to sign in again. `settings`: a
 * person has to change something. `record`: it refuses this one record.
 */
export class ConnectorError extends Error {
  constructor(
    readonly kind: "temporary" | "signed_out" | "settings" | "record",
    readonly sentence: Sentence,
    readonly more: { retryAfter?: number; field?: string; cause?: unknown } = {},
  ) {
    super(kind, { cause: more.cause });
    this.name = "ConnectorError";
  }
}
