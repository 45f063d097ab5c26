import { z } from "zod";
import { registerInput } from "@/lib/auth/schema";
import { proofInput } from "@/lib/factors/schema";

/**
 * What people may change of themselves. Another `email` takes the password and, where it is on, a code; it becomes theirs once
 * it is confirmed by the link that is mailed to it.
 */
export const personPatch = registerInput
  .pick({ firstName: true, lastName: true, email: true, phone: true })
  .partial()
  .extend(proofInput.shape);
export type PersonPatch = z.input<typeof personPatch>;

/** The form shows all of a person but what proves who it is. */
export const personForm = personPatch.required({ firstName: true, lastName: true, email: true });

/** The form of an account that needs a new address. */
export const newAddressForm = personPatch.pick({ email: true, password: true, code: true }).required({ email: true });

export const personDto = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  /** An address that waits for its confirmation. */
  newEmail: z.string().nullable(),
  /** What another address takes, see `proofInput`. */
  proof: z.object({ password: z.boolean(), code: z.boolean() }),
});
export type PersonDto = z.infer<typeof personDto>;

export const newEmailInput = z.object({ token: z.string("Invalid confirmation link").min(1, "Invalid confirmation link").max(200) });

/** What somebody wants to be told by mail. `emailAlerts` off: nothing of it, whatever the others say. */
export const notificationsDto = z.object({
  emailAlerts: z.boolean(),
  expirationReminders: z.boolean(),
  weeklyReports: z.boolean(),
  newVendorAlerts: z.boolean(),
  systemUpdates: z.boolean(),
});
export type NotificationsDto = z.infer<typeof notificationsDto>;
export const notificationsPatch = notificationsDto.partial();
