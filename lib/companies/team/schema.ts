import { z } from "zod";
import { registerInput } from "@/lib/accounts/sign-in/schema";
import { addressesIn } from "@/lib/companies/team/rules";
import { codedIssue } from "@/lib/infra/sentences-rules";
import { said } from "@/lib/infra/sentences-schema";
import { versionDto, versionSeen } from "@/lib/infra/versions-schema";
import { companyRoles } from "@/lib/tenancy/values";

/** A member of the company. Times are ISO instants. */
export const memberDto = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(companyRoles),
  active: z.boolean(),
  /** The one who asks. */
  isYou: z.boolean(),
  joinedAt: z.string(),
  ...versionDto,
});
export type MemberDto = z.infer<typeof memberDto>;

export const invitationDto = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(companyRoles),
  /** null: no longer known. */
  invitedBy: z.string().nullable(),
  expiresAt: z.string(),
  expired: z.boolean(),
});
export type InvitationDto = z.infer<typeof invitationDto>;

export const teamDto = z.object({ members: z.array(memberDto), invitations: z.array(invitationDto) });
export type TeamDto = z.infer<typeof teamDto>;

const role = z.enum(companyRoles, codedIssue("companies.pleaseChooseARole"));

/** `changeRole` confirms that an address that is already invited gets another role. */
export const invitationInput = z.object({ email: registerInput.shape.email, role, changeRole: z.boolean().optional() });

/** Addresses in one call. */
export const invitationsAtOnce = 50;

export const invitationsInput = invitationInput.omit({ email: true }).extend({
  emails: z
    .array(z.string().max(1000))
    .min(1, codedIssue("common.emailIsRequired"))
    .max(invitationsAtOnce, codedIssue("companies.atMostInvitationsatonceAddressesAt", { invitationsAtOnce })),
});
export type InvitationsInput = z.input<typeof invitationsInput>;

/** The form has one text with all addresses; the call has a list. */
export const invitationsForm = invitationsInput.omit({ changeRole: true }).extend({
  emails: z
    .string()
    .max(20_000, codedIssue("companies.atMostInvitationsatonceAddressesAt", { invitationsAtOnce }))
    .transform(addressesIn)
    .pipe(invitationsInput.shape.emails),
});

/** What came of an address: `question` asks whether its invitation is to get the new role. */
export const invitationOutcomes = ["invited", "question", "refused"] as const;
export const invitationsDto = z.object({
  results: z.array(z.object({ email: z.string(), outcome: z.enum(invitationOutcomes), message: said })),
});
export type InvitationsDto = z.infer<typeof invitationsDto>;
/** The same before it is said. */
export type Invited = z.input<typeof invitationsDto>;

export const memberPatch = z.object({
  role: role.optional().meta({ description: "The member's new role. A key cannot make someone an admin" }),
  active: z.boolean().optional().meta({ description: "false takes the member's access at once, on all devices; true gives it back" }),
  revokeKeys: z.boolean().optional().meta({ description: "true revokes the API keys that the member made. Without it they go on" }),
  ...versionSeen,
});
export type MemberPatch = z.input<typeof memberPatch>;

const token = z.string(codedIssue("companies.invalidInvitationLink")).min(1, codedIssue("companies.invalidInvitationLink")).max(200);

/** Who takes a place in a team says who they are; the address is the invited one. */
export const acceptInput = registerInput.pick({ firstName: true, lastName: true, password: true }).extend({
  token,
  agreeToTerms: z.literal(true, codedIssue("companies.youMustAgreeToThe")),
  /** The invited address, so that a repeated call can sign in after a lost answer. */
  email: z.string().max(254).optional(),
});
export type AcceptInput = z.input<typeof acceptInput>;
