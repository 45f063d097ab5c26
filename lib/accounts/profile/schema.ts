import { z } from "zod";
import { registerInput } from "@/lib/accounts/sign-in/schema";
import { proofInput, withProof } from "@/lib/accounts/sign-in/second-factor-schema";
import { codedIssue } from "@/lib/infra/sentences-rules";
import { versionDto, versionSeen } from "@/lib/infra/versions-schema";
import { languageCodes } from "@/messages/languages";

/** The language of a person's screens and emails; "default": the platform's. */
export const ownLanguages = ["default", ...languageCodes] as const;
const language = z.enum(ownLanguages, codedIssue("platform.pleaseChooseALanguage"));

/**
 * What people may change of themselves. Another `email` takes the password and, where it is on, a code; it becomes theirs once
 * it is confirmed by the link that is mailed to it.
 */
const personChange = registerInput
  .pick({ firstName: true, lastName: true, email: true, phone: true })
  .extend({ language })
  .partial()
  .extend(proofInput.shape);
export const personPatch = personChange.extend(versionSeen);
export type PersonPatch = z.input<typeof personPatch>;

/** The form shows all of a person but what proves who it is. */
export const personForm = personChange.required({ firstName: true, lastName: true, email: true });

/** The form of an account that needs a new address. */
export const newAddressForm = personChange.pick({ email: true, password: true, code: true }).required({ email: true });

type Shown = Pick<PersonDto, "email" | "newEmail" | "proof">;

/** Whether an address is another one than the account has, or than waits for its confirmation. */
export const isOtherEmail = (typed: string, { email, newEmail }: Shown): boolean => ![email, newEmail].includes(typed.trim().toLowerCase());

/** The form of this person: with another email it asks for what the account has to show before anything is sent. */
export function personFormOf(person: Shown): typeof personForm {
  const proved = withProof(personForm.pick({ password: true, code: true }), person.proof);
  return personForm.superRefine((values, context) => {
    if (!isOtherEmail(values.email, person)) return;
    const { error } = proved.safeParse({ password: values.password, code: values.code });
    for (const { path, message } of error?.issues ?? []) context.addIssue({ code: "custom", path: [...path], message });
  });
}

export const personDto = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  language,
  /** An address that waits for its confirmation. */
  newEmail: z.string().nullable(),
  /** What another address takes, see `proofInput`. */
  proof: z.object({ password: z.boolean(), code: z.boolean() }),
  ...versionDto,
});
export type PersonDto = z.infer<typeof personDto>;

export const newEmailInput = z.object({
  token: z.string(codedIssue("accounts.invalidConfirmationLink")).min(1, codedIssue("accounts.invalidConfirmationLink")).max(200),
});

/** What a person wants to be emailed about. `emailAlerts` off: no emails, whatever the other settings are. */
const notifications = z.object({
  emailAlerts: z.boolean(),
  expirationReminders: z.boolean(),
  weeklyReports: z.boolean(),
  newVendorAlerts: z.boolean(),
  systemUpdates: z.boolean(),
});
export const notificationsDto = notifications.extend(versionDto);
export type NotificationsDto = z.infer<typeof notificationsDto>;
export const notificationFields = notifications.keyof().options;
export const notificationsPatch = notifications.partial().extend(versionSeen);
export type NotificationsPatch = z.input<typeof notificationsPatch>;
