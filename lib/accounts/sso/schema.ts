import { z } from "zod";
import { registerInput, signupForm } from "@/lib/accounts/sign-in/schema";
import { longestPath } from "@/lib/infra/return-path-rules";

/** Short names of the operator's providers, as they appear in URLs. */
export const providerIds = ["google", "entra", "oidc"] as const;
export type ProviderId = (typeof providerIds)[number];

/** An operator's provider by its name, or a firm's by its id. */
export const providerParam = z.object({ provider: z.union([z.enum(providerIds), z.uuid()]) });

/** A provider that is configured, as its button shows it. */
export type ProviderDto = { id: string; name: string };

/** A domain, for which the sign-in page asks how its people sign in. */
export const domainQuery = z.object({
  domain: z
    .string()
    .max(253)
    .meta({ description: "What is after the @ of an address", examples: ["builders.example"] }),
});
export const signOnDto = z.object({
  provider: z
    .object({ id: z.string().meta({ description: "The provider's id" }), name: z.string().meta({ description: "What people call it" }) })
    .nullable()
    .meta({ description: "The firm's provider; null: its people sign in as everyone else does" }),
  isRequired: z.boolean().meta({ description: "Whether passwords do not count at the domain" }),
});
export type SignOnDto = z.infer<typeof signOnDto>;

/** The plan that was chosen on the way to a sign-up, and the screen that was asked for on the way to a sign-in. */
export const startInput = registerInput.pick({ wish: true }).extend({
  to: z.string().max(longestPath).optional(),
  isTest: z.boolean().optional().meta({ description: "Tries a firm's provider without signing anyone in" }),
});
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
export const refusals = [
  ...(["cancelled", "failed", "unverified", "unconfirmed", "other-account", "suspended"] as const),
  ...(["off", "domain", "elsewhere", "platform", "uninvited", "full", "firm"] as const),
];
export type Refusal = (typeof refusals)[number];

/** What came of trying a firm's provider. */
export const trials = ["passed", "cancelled", "failed", "unverified", "domain"] as const;
export type Trial = (typeof trials)[number];
