import { z } from "zod";
import { versionDto, versionSeen } from "@/lib/infra/versions-schema";
import { stepsChosen } from "@/lib/reminders/settings/schema";

/** What differs for one vendor from its company's reminders. */
const vendorRemindersChange = z.object({ hasOwnSteps: z.boolean(), ownSteps: stepsChosen, isChased: z.boolean() });
export const vendorReminderFields = vendorRemindersChange.keyof().options;
export const vendorRemindersForm = vendorRemindersChange;
export const vendorRemindersPatch = vendorRemindersChange.partial().extend(versionSeen);
export type VendorRemindersPatch = z.input<typeof vendorRemindersPatch>;

export const vendorRemindersDto = z.object({
  hasOwnSteps: z.boolean(),
  ownSteps: z.array(z.number()),
  isChased: z.boolean(),
  /** The steps of its company. */
  companySteps: z.array(z.number()),
  /** The next email if nothing happens until then; a step below zero counts the emails after expiration. */
  next: z.object({ on: z.string(), step: z.number() }).nullable(),
  /** The next email about a document that is no insurance, such as a license. */
  paper: z
    .object({ on: z.string(), kind: z.string() })
    .nullable()
    .meta({ description: "The next email about a document of a kind, such as a license.", example: null }),
  /** Why no reminder is sent now. `off`: the company has not started them. */
  silence: z.enum(["inactive", "sample", "bounced", "unsubscribed", "paused", "off"]).nullable(),
  /** The day of the last step, where nothing came since. */
  noAnswerSince: z.string().nullable(),
  ...versionDto,
});
export type VendorRemindersDto = z.infer<typeof vendorRemindersDto>;
