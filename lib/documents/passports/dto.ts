import type { Document } from "@/generated/prisma/client";
import { fingerprintOf } from "@/lib/documents/passports/rules";
import { type CheckedPassport, checkedPassport, type PassportDto } from "@/lib/documents/passports/schema";
import { problemTexts } from "@/lib/documents/passports/values";
import { coded, type Sentence } from "@/lib/infra/sentences-rules";
import { say } from "@/messages/say";

/** What was found of a document as a passport; null if it is not a passport. */
export const passportOf = (row: { passport: unknown }): CheckedPassport | null => checkedPassport.safeParse(row.passport).data ?? null;

const dayOf = ({ withdrawnOn = "" }: CheckedPassport) => ({ day: { day: withdrawnOn } });

const doubts = {
  changed: "passports.wasChanged",
  newer: "passports.isNewer",
} as const;

/**
 * Why a person must look at a passport; none: it is as it was signed, a person filed what it carries, or it is a print of one, which proves
 * nothing that a person could decide on.
 */
export function passportDoubts(row: Pick<Document, "passport">): Sentence[] {
  const passport = passportOf(row);
  if (!passport || passport.isFiled || passport.state === "valid" || passport.state === "page_only") return [];
  if (passport.state === "withdrawn") return [coded("passports.wasWithdrawnOn", dayOf(passport))];
  return [coded(doubts[passport.state])];
}

const forSenders = {
  changed: "server.passports.yoursWasChanged",
  page_only: "server.passports.yoursIsPageOnly",
  newer: "passports.isNewer",
} as const;

/** Why a passport cannot be used, for its sender; null: it can. */
export function passportFault(row: Pick<Document, "passport">): Sentence | null {
  const passport = passportOf(row);
  if (!passport || passport.state === "valid" || passport.isFiled) return null;
  if (passport.state === "withdrawn") return coded("server.passports.yoursIsWithdrawn", dayOf(passport));
  return coded(forSenders[passport.state]);
}

/**
 * `own`: this installation's key, `accepted`: those that a person of the company accepted, `withdrawnAt`: when the passport was withdrawn,
 * which only the installation that made it knows.
 */
export type KnownOf = { own: string | null; accepted: readonly string[]; withdrawnAt: Date | null };

export function toPassportDto(row: Pick<Document, "passport">, { own, accepted, withdrawnAt }: KnownOf): PassportDto | null {
  const passport = passportOf(row);
  if (!passport) return null;
  const { state, problems, isFiled, manifest } = passport;
  const standing = (key: string) => (key === own ? "own" : accepted.includes(key) ? "accepted" : "unknown");
  return {
    ...{ state, isFiled },
    problems: problems.map(({ kind, name = "" }) => say(problemTexts[kind], { name })),
    signed: manifest && {
      ...{ installation: manifest.installation.name, address: manifest.installation.address },
      ...{ company: manifest.company, vendor: manifest.vendor, signedAt: manifest.signedAt, id: manifest.id },
      ...{ checked: manifest.checked, files: manifest.files.length },
      ...{ fingerprint: fingerprintOf(manifest.key.publicKey), key: standing(manifest.key.publicKey) },
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
    },
  };
}
