import { z } from "zod";
import { proofInput } from "@/lib/accounts/sign-in/second-factor-schema";
import { codedIssue } from "@/lib/infra/sentences-rules";
import { requiredLine } from "@/lib/infra/text-schema";
import { versionDto, versionSeen } from "@/lib/infra/versions-schema";
import { companyRoles } from "@/lib/tenancy/values";

const version = { version: versionSeen.version.meta({ description: "The `version` that the change is based on" }) };
const shownVersion = { version: versionDto.version.meta({ description: "Send it with a change, so that no other change is lost" }) };
const role = z.enum(companyRoles, codedIssue("companies.pleaseChooseARole"));

const domainProblem = codedIssue("signOn.enterADomain");
/** "ann@builders.example" and "https://www.builders.example/about" name a domain as well. */
function domainIn(text: string): string {
  const typed = text.trim().toLowerCase();
  const [, host = typed.split("@").at(-1) ?? ""] = /^[a-z]+:\/\/(?:www\.)?([^/?#:]*)/.exec(typed) ?? [];
  return host.replace(/[/.]+$/, "");
}

export const domainInput = z.object({
  domain: z
    .string({ error: domainProblem })
    .max(2000, { error: domainProblem })
    .overwrite(domainIn)
    .regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/, { error: domainProblem })
    .max(253, { error: domainProblem })
    .meta({ description: "What is after the @ of your people's addresses", examples: ["builders.example"] }),
});
export type DomainInput = z.input<typeof domainInput>;

export const domainPatch = z.object({
  providerId: z.uuid().nullable().optional().meta({ description: "The provider of the domain's people; null: none" }),
  isRequired: z.boolean().optional().meta({ description: "true: everyone at the domain signs in through the provider" }),
  ...version,
});
export type DomainPatch = z.input<typeof domainPatch>;

const issuerProblem = codedIssue("signOn.enterAnIssuer");
const provider = {
  name: requiredLine(60, "common.name").meta({ description: "What the button says after “Continue with”", examples: ["Builders Okta"] }),
  issuer: z
    .url({ protocol: /^https?$/, error: issuerProblem })
    .max(300, { error: issuerProblem })
    .overwrite((text) => text.replace(/\/+$/, ""))
    .meta({ description: "The provider's address, as its own configuration names it", examples: ["https://builders.okta.example"] }),
  clientId: requiredLine(300, "signOn.clientId").meta({ description: "The id that the provider gave this app" }),
  clientSecret: requiredLine(500, "signOn.clientSecret").meta({
    description: "The secret that the provider gave this app; never shown again",
  }),
};
export const providerInput = z.object({ ...provider, ...proofInput.shape });
export type ProviderInput = z.input<typeof providerInput>;
export const providerPatch = z.object({
  name: provider.name.optional(),
  issuer: provider.issuer.optional(),
  clientId: provider.clientId.optional(),
  clientSecret: z
    .union([z.literal(""), provider.clientSecret])
    .optional()
    .meta({ description: "Another secret; empty: the present one stays" }),
  isOn: z.boolean().optional().meta({ description: "Whether people can sign in through it" }),
  ...version,
  ...proofInput.shape,
});
export type ProviderPatch = z.input<typeof providerPatch>;

export const policyPatch = z.object({
  role: role
    .nullable()
    .optional()
    .meta({ description: "The role of people who are new and come through a provider; null: they must be invited" }),
  keeperId: z.uuid().nullable().optional().meta({ description: "The admin who can always sign in with a password" }),
  endsKeys: z.boolean().optional().meta({ description: "true: API keys end when the directory deactivates who made them" }),
  ...version,
  ...proofInput.shape,
});
export type PolicyPatch = z.input<typeof policyPatch>;

export const groupPatch = z.object({
  role: role.nullable().optional().meta({ description: "The role of the group's people; null: none" }),
  ...version,
  ...proofInput.shape,
});
export type GroupPatch = z.input<typeof groupPatch>;

export const tokenInput = z.object(proofInput.shape);
export type TokenInput = z.input<typeof tokenInput>;

export const signOnDomainDto = z.object({
  id: z.string(),
  domain: z.string().meta({ description: "What is after the @ of your people's addresses", examples: ["builders.example"] }),
  record: z
    .object({
      name: z.string().meta({ description: "The record's name in the DNS" }),
      value: z.string().meta({ description: "What the record holds" }),
    })
    .meta({ description: "The TXT record that shows the domain is yours" }),
  verifiedAt: z.string().nullable().meta({ description: "When the record was first found; null: not yet" }),
  checkedAt: z.string().nullable().meta({ description: "When the record was last looked for" }),
  isFound: z.boolean().meta({ description: "Whether the last look found it" }),
  providerId: z.string().nullable().meta({ description: "The provider of the domain's people; null: none" }),
  isRequired: z.boolean().meta({ description: "Whether everyone at the domain signs in through the provider" }),
  ...shownVersion,
});
export type DomainDto = z.infer<typeof signOnDomainDto>;

export const signOnProviderDto = z.object({
  id: z.string(),
  name: z.string(),
  issuer: z.string(),
  clientId: z.string().meta({ description: "The id that the provider gave this app" }),
  isOn: z.boolean().meta({ description: "Whether people can sign in through it" }),
  redirectAddress: z.string().meta({ description: "The address to enter at the provider as its redirect URI" }),
  ...shownVersion,
});
export type SignOnProviderDto = z.infer<typeof signOnProviderDto>;

const directoryTokenDto = z.object({
  id: z.string(),
  prefix: z.string().meta({ description: "The token's first characters, to tell tokens apart" }),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable().meta({ description: "When the directory last used it, to the minute; null: never" }),
});
export type TokenDto = z.infer<typeof directoryTokenDto>;

export const directoryGroupDto = z.object({
  id: z.string(),
  name: z.string(),
  members: z.number(),
  role: z.enum(companyRoles).nullable(),
  ...shownVersion,
});
export type GroupDto = z.infer<typeof directoryGroupDto>;

export const signOnPolicyDto = z.object({
  role: z.enum(companyRoles).nullable(),
  keeperId: z.string().nullable().meta({ description: "The admin who can always sign in with a password; null: nobody" }),
  endsKeys: z.boolean().meta({ description: "Whether API keys end when the directory deactivates who made them" }),
  ...shownVersion,
});
export type PolicyDto = z.infer<typeof signOnPolicyDto>;

export const signOnSettingsDto = z.object({
  domains: z.array(signOnDomainDto).meta({ description: "The company's domains" }),
  providers: z.array(signOnProviderDto).meta({ description: "The company's identity providers, without their secrets" }),
  policy: signOnPolicyDto,
  admins: z
    .array(z.object({ id: z.string(), name: z.string(), hasPassword: z.boolean() }))
    .meta({ description: "Active admins, one of whom can be kept for emergencies" }),
  directory: z
    .object({
      address: z.string().meta({ description: "The address of the SCIM calls" }),
      tokens: z.array(directoryTokenDto).meta({ description: "The tokens that work" }),
      groups: z.array(directoryGroupDto),
      people: z.number().meta({ description: "How many people the directory keeps here" }),
    })
    .meta({ description: "What the company's directory needs, and what it keeps here" }),
});
export type SignOnSettingsDto = z.infer<typeof signOnSettingsDto>;

/** `secret` is shown only this once. */
export const newDirectoryTokenDto = z.object({ token: directoryTokenDto, secret: z.string() });
export type NewTokenDto = z.infer<typeof newDirectoryTokenDto>;
