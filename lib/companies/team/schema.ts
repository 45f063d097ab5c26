import { z } from "zod";
import { registerInput } from "@/lib/accounts/sign-in/schema";
import { versionDto, versionSeen } from "@/lib/infra/versions/schema";
import { companyRoles } from "@/lib/tenancy/values";

/** Somebody of the company. Times are ISO instants. */
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
  /** null: nobody knows any more. */
  invitedBy: z.string().nullable(),
  expiresAt: z.string(),
  expired: z.boolean(),
});
export type InvitationDto = z.infer<typeof invitationDto>;

export const teamDto = z.object({ members: z.array(memberDto), invitations: z.array(invitationDto) });
export type TeamDto = z.infer<typeof teamDto>;

const role = z.enum(companyRoles, "Please choose a role");

export const invitationInput = z.object({ email: registerInput.shape.email, role });
export type InvitationInput = z.input<typeof invitationInput>;

export const memberPatch = z.object({ role: role.optional(), active: z.boolean().optional(), ...versionSeen });
export type MemberPatch = z.input<typeof memberPatch>;

const token = z.string("Invalid invitation link").min(1, "Invalid invitation link").max(200);

/** Who takes a place in a team says who they are; the address is the invited one. */
export const acceptInput = registerInput.pick({ firstName: true, lastName: true, password: true }).extend({
  token,
  agreeToTerms: z.literal(true, "You must agree to the terms and conditions"),
});
export type AcceptInput = z.input<typeof acceptInput>;
