import { z } from "zod";
import { registerInput, signupForm } from "@/lib/accounts/sign-in/schema";
import { longestPath } from "@/lib/infra/return-path-rules";

/** Short names of the providers, as they appear in URLs. */
export const providerIds = ["google", "entra", "oidc"] as const;
export type ProviderId = (typeof providerIds)[number];

export const providerParam = z.object({ provider: z.enum(providerIds) });

/** A provider that is configured, as its button shows it. */
export type ProviderDto = { id: ProviderId; name: string };

/** The plan that was chosen on the way to a sign-up, and the screen that was asked for on the way to a sign-in. */
export const startInput = registerInput.pick({ wish: true }).extend({ to: z.string().max(longestPath).optional() });
export type StartInput = z.infer<typeof startInput>;

/** Where the browser goes to sign in. */
export const startDto = z.object({ url: z.string() });
export type StartDto = z.infer<typeof startDto>;

/** What a provider could not say: the address is known from it, and there is no password. */
export const providerSignUpInput = registerInput.omit({ email: true, password: true });
export type ProviderSignUpInput = z.input<typeof providerSignUpInput>;

/** Its form asks for the size and the consent, as the other signup does. */
export const providerSignUpForm = providerSignUpInput.extend({
  companySize: signupForm.shape.companySize,
  agreeToTerms: signupForm.shape.agreeToTerms,
});

/** Whom the provider named, to fill the sign-up form with. */
export type ProviderPerson = { providerName: string; email: string; firstName: string; lastName: string };

/** Why a provider's answer was not enough to sign in with; the page of the sign-in says it in words. */
export const refusals = ["cancelled", "failed", "unverified", "unconfirmed", "other-account", "suspended"] as const;
export type Refusal = (typeof refusals)[number];
