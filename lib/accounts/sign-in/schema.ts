import { z } from "zod";
import { normalizeAddress } from "@/lib/accounts/sign-in/rules";
import { companySizes } from "@/lib/accounts/sign-in/values";
import { longestPath } from "@/lib/infra/return-path-rules";
import { codedIssue, issueOf } from "@/lib/infra/sentences-rules";
import { optionalLine, requiredName } from "@/lib/infra/text-schema";
import { planWish, standingDto } from "@/lib/tenancy/plan-schema";
import { policyInForce } from "@/lib/tenancy/settings/password-policy-rules";
import { policyProblem } from "@/lib/tenancy/settings/rules";
import { companyRoles } from "@/lib/tenancy/values";
import { languageCodes } from "@/messages/languages";

/** An address that is stored: exactly one mailbox, in lower case. */
const email = z
  .string()
  .overwrite(normalizeAddress)
  .max(254, codedIssue("accounts.pleaseEnterAValidEmail"))
  .pipe(z.email(codedIssue("accounts.pleaseEnterAValidEmail")));
/** How long it must be, and of what, is the platform's policy. `lengthEnd` ends the sentence about its length. */
const underPolicy = (lengthEnd = "") =>
  z
    .string()
    .max(200, codedIssue("accounts.passwordIsTooLong"))
    .refine((password) => policyProblem(password, policyInForce(), lengthEnd) === null, {
      error: ({ input }) => issueOf(policyProblem(String(input), policyInForce(), lengthEnd) ?? ""),
    });
const newPassword = underPolicy();

export const loginInput = z.object({
  email: z
    .string(codedIssue("accounts.invalidEmailAddress"))
    .overwrite(normalizeAddress)
    .max(254, codedIssue("accounts.invalidEmailAddress"))
    .pipe(z.email(codedIssue("accounts.invalidEmailAddress"))),
  password: z
    .string(codedIssue("accounts.passwordIsRequired"))
    .min(1, codedIssue("accounts.passwordIsRequired"))
    .max(200, codedIssue("accounts.passwordIsTooLong")),
  remember: z.boolean().default(false),
});
export type LoginInput = z.input<typeof loginInput>;

export const registerInput = z.object({
  firstName: requiredName(80, "accounts.firstName"),
  lastName: requiredName(80, "accounts.lastName"),
  email: z.string(codedIssue("common.emailIsRequired")).trim().min(1, codedIssue("common.emailIsRequired")).pipe(email),
  companyName: requiredName(160, "common.companyName"),
  companySize: z.enum(companySizes, codedIssue("accounts.pleaseSelectCompanySize")).nullish(),
  phone: optionalLine(40, "common.phone"),
  password: z.string(codedIssue("accounts.passwordIsRequired")).min(1, codedIssue("accounts.passwordIsRequired")).pipe(newPassword),
  /** Stored with the time and the version of the terms; the form asks for it, other callers may leave it out. */
  agreeToTerms: z.literal(true, codedIssue("accounts.youMustAgreeToThe")).optional(),
  /** The plan that was chosen on the way here. */
  wish: planWish.optional(),
  /** The browser's time zone. An unknown one must not block a sign-up. */
  timeZone: z.string().max(100).optional().catch(undefined),
});
export type RegisterInput = z.input<typeof registerInput>;

const repeatedPassword = z.object({ password: z.string(), confirmPassword: z.string().min(1) });

/** The signup form asks more than the call needs: the repeated password and the consent. */
export const signupForm = registerInput
  .extend({
    companySize: z.enum(companySizes, codedIssue("accounts.pleaseSelectCompanySize")),
    confirmPassword: z.string().min(1, codedIssue("accounts.pleaseConfirmYourPassword")),
    agreeToTerms: z.literal(true, codedIssue("accounts.youMustAgreeToThe")),
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ["confirmPassword"],
    error: codedIssue("accounts.passwordsDoNotMatch"),
    // Beside the other faults, unless the field is empty, which has its own message.
    when: ({ value }) => repeatedPassword.safeParse(value).success,
  });

export const forgotPasswordInput = z.object({
  email: z
    .string(codedIssue("accounts.pleaseEnterYourEmailAddress"))
    .trim()
    .min(1, codedIssue("accounts.pleaseEnterYourEmailAddress"))
    .pipe(email),
  /** The screen to open once the person has signed in with the new password. */
  to: z.string().max(longestPath, codedIssue("accounts.theAddressOfThePage")).optional(),
});
export type ForgotPasswordInput = z.input<typeof forgotPasswordInput>;

export const resetPasswordInput = z.object({
  token: z.string(codedIssue("accounts.invalidResetToken")).min(1, codedIssue("accounts.invalidResetToken")).max(200),
  password: z
    .string(codedIssue("accounts.passwordIsRequired"))
    .min(1, codedIssue("accounts.passwordIsRequired"))
    .pipe(underPolicy(" long")),
});
export type ResetPasswordInput = z.input<typeof resetPasswordInput>;

export const changePasswordInput = z.object({
  currentPassword: z
    .string(codedIssue("accounts.currentPasswordIsRequired"))
    .min(1, codedIssue("accounts.currentPasswordIsRequired"))
    .max(200, codedIssue("accounts.passwordIsTooLong")),
  newPassword: z
    .string(codedIssue("accounts.newPasswordIsRequired"))
    .min(1, codedIssue("accounts.newPasswordIsRequired"))
    .pipe(newPassword),
});
export type ChangePasswordInput = z.input<typeof changePasswordInput>;

/** The form of the Security tab asks for the new password twice. */
export const changePasswordForm = changePasswordInput
  .extend({ confirmPassword: z.string().min(1, codedIssue("accounts.pleaseConfirmYourPassword")) })
  .refine((form) => form.newPassword === form.confirmPassword, {
    path: ["confirmPassword"],
    error: codedIssue("accounts.passwordsDoNotMatch"),
    when: ({ value }) => z.object({ newPassword: z.string(), confirmPassword: z.string().min(1) }).safeParse(value).success,
  });

/** Clients without cookies send the refresh token; both spellings of the specification are taken. */
export const refreshInput = z.object({ refreshToken: z.string().max(200).optional(), refresh_token: z.string().max(200).optional() });

const confirmToken = z
  .string(codedIssue("accounts.invalidConfirmationLink"))
  .min(1, codedIssue("accounts.invalidConfirmationLink"))
  .max(200);
export const verifyEmailQuery = z.object({ token: confirmToken });
export const confirmQuery = verifyEmailQuery.extend({ type: z.literal("signup", "Invalid confirmation link") });

export const userDto = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  /** The platform's role; the role inside the company is `companyRole`. */
  role: z.enum(["admin", "user"]),
  companyRole: z.enum(companyRoles),
  emailVerified: z.boolean(),
  /** Another account has this address: the form asks for a new one first. */
  needsAddress: z.boolean(),
  /** Chosen for screens and emails; null: the platform's default. */
  language: z.enum(languageCodes).nullable(),
  /** Columns of lists that they hid ("vendors.documents") or added ("+vendors.added"). */
  listColumns: z.array(z.string()),
});
export type UserDto = z.infer<typeof userDto>;

export const sessionCompanyDto = z.object({
  isTest: z.boolean().meta({ description: "Whether it is the firm's test company, which sends no email" }),
  id: z.string(),
  name: z.string(),
  timeZone: z.string(),
  logoUrl: z.string().nullable(),
  standing: standingDto,
});

export const meDto = z.object({ user: userDto, company: sessionCompanyDto });
export type MeDto = z.infer<typeof meDto>;

export const authAnswer = meDto.extend({
  session: z.object({ access_token: z.string(), refresh_token: z.string(), token_type: z.literal("Bearer"), expires_in: z.number() }),
});
export type AuthAnswer = z.infer<typeof authAnswer>;

/** The password was right, and a code is required: POST /api/auth/second-factor takes both. */
export const challengeAnswer = z.object({ secondFactor: z.literal(true), challenge: z.string() });
export const loginAnswer = z.union([authAnswer, challengeAnswer]);
export type LoginAnswer = z.infer<typeof loginAnswer>;

export const passwordDto = z.object({
  /** False for those who only sign in through an identity provider. */
  hasPassword: z.boolean(),
  passwordChangedAt: z.string().nullable(),
});
