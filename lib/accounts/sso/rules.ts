import { normalizeAddress } from "@/lib/accounts/sign-in/rules";
import { type ProviderId, providerIds, type Refusal } from "@/lib/accounts/sso/schema";
import { coded, type Sentence } from "@/lib/infra/sentences-rules";

/** Seconds that a sign-up by provider may take until the company's name is given. */
export const signUpSeconds = 30 * 60;

/** Whether a stored sign-in is by a provider that the operator has set up, rather than a firm's own. */
export const isOperatorsProvider = (id: string): boolean => providerIds.some((one) => one === id);

/** The claims of an ID token that count. */
export type Claims = Readonly<Record<string, unknown>>;

export type Person = { subject: string; email: string; firstName: string; lastName: string };

const text = (value: unknown) => (typeof value === "string" ? value.trim() : "");

/**
 * Whom an ID token names, or null where the provider does not vouch for the address. Microsoft Entra lets an organisation put
 * any address on an account, so there the token must say that the address's domain is the organisation's (`xms_edov`).
 */
export function personOf(provider: ProviderId, claims: Claims): Person | null {
  const vouched = provider === "entra" ? [true, 1, "1", "true"].includes(claims.xms_edov as never) : claims.email_verified === true;
  const email = normalizeAddress(text(claims.email));
  const subject = text(claims.sub);
  if (!vouched || !subject || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) || email.length > 254) return null;
  const [first = "", ...others] = text(claims.name).split(/\s+/);
  return {
    subject: `${text(claims.iss)}|${subject}`,
    email,
    firstName: (text(claims.given_name) || first).slice(0, 80),
    lastName: (text(claims.family_name) || others.join(" ")).slice(0, 80),
  };
}

/** Why the sign-in failed, with the names of the provider and of the firm whose it is. */
export const refusalTexts: Record<Refusal, (name: string, company: string) => Sentence> = {
  cancelled: (name) => coded("accounts.providerCanceled", { name }),
  failed: (name) => coded("accounts.providerFailed", { name }),
  unverified: (name) => coded("accounts.providerUnverified", { name }),
  unconfirmed: (name) => coded("accounts.accountUnconfirmed", { name }),
  "other-account": (name) => coded("accounts.accountOfOther", { name }),
  suspended: () => coded("accounts.accountSuspended"),
  off: (name) => coded("accounts.providerIsOff", { name }),
  domain: (name, company) => coded("accounts.providerNamesOtherDomain", { name, company }),
  elsewhere: (_, company) => coded("accounts.addressIsElsewhere", { company }),
  platform: () => coded("accounts.platformAdminsSignInOtherwise"),
  uninvited: (_, company) => coded("accounts.invitationNeeded", { company }),
  full: (_, company) => coded("accounts.companyFull", { company }),
  firm: () => coded("accounts.useYourFirmsProvider"),
};
