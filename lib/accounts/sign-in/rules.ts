import { coded } from "@/lib/infra/sentences-rules";
import { withoutHidden } from "@/lib/infra/text-rules";

/** How an email address is stored and compared. */
export function normalizeAddress(text: string): string {
  return withoutHidden(text).normalize("NFC").trim().toLowerCase();
}

/** A placeholder for an account whose address now belongs to another account. It receives no email. */
export const placeholderAddress = (userId: string) => `${userId}@address-needed.invalid`;

/** The address to show for an account, and to sign in with. */
export const addressOf = ({ email, formerEmail }: { email: string; formerEmail: string | null }) => formerEmail ?? email;

export const accountExists = () => coded("accounts.accountExists");

/** Sign-ups with an address that has an account, from one network, in an hour. Enough for people, few for lists of addresses. */
export const knownSignUps = { max: 20, windowSeconds: 3600 };
/** Sign-ups with one address in an hour. */
export const signUpsOfAddress = { max: 10, windowSeconds: 3600 };

export type Strength = "weak" | "fair" | "strong";

const usual =
  /^(?:p[a@]ssw[o0]rd|passwort|qwert[yz]|asdf|abcd?e?f?|letmein|welcome|admin|iloveyou|monkey|dragon|football|baseball|sunshine|1234|0000|1111)/i;

/**
 * How hard a password is to guess, as a hint while it is typed: by its length, its kinds of characters and how many different
 * ones it has. What guessing programs try first, and what holds the person's own words, is weak.
 */
export function passwordStrength(password: string, ownWords: readonly string[] = []): Strength {
  const lower = password.toLowerCase();
  const own = ownWords.flatMap((text) => text.toLowerCase().split(/[^a-z0-9]+/)).filter((word) => word.length > 3);
  const different = new Set(lower).size;
  if (password.length < 8 || different < 5) return "weak";
  if (password.length < 16 && (usual.test(password) || own.some((word) => lower.includes(word)))) return "weak";
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password)).length;
  const points = password.length + 2 * kinds + Math.min(different, 10);
  return points >= 32 ? "strong" : points >= 20 ? "fair" : "weak";
}
