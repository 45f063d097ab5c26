import { z } from "zod";

/** How the domain of an email's From was proved: its own servers, its signature, or whoever saw the message first. */
export const domainProofs = ["spf", "dkim", "arc", "server", "service"] as const;

/** What was found about who wrote an email. It says nothing of whether the company knows that sender. */
export const messageProof = z.object({
  /** The From address that was checked. */
  from: z.string(),
  /** null: nothing proves its domain. */
  by: z.enum(domainProofs).nullable(),
  /** Whether the domain's owner asks that an email which fails the checks is not believed, and this one failed them. */
  isDisowned: z.boolean(),
});
export type MessageProof = z.infer<typeof messageProof>;

/** A mail service's statements in an authenticated call: the domains that passed, and what it says of the domain's own policy. */
export const statement = z.object({
  spf: z.string().max(320).nullable(),
  dkim: z.array(z.string().max(320)).max(50),
  dmarc: z.enum(["pass", "fail"]).nullable(),
});
export type Statement = z.infer<typeof statement>;
