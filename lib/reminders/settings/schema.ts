import { z } from "zod";
import { versionDto, versionSeen } from "@/lib/infra/versions-schema";
import { liveDto } from "@/lib/reminders/live/schema";
import {
  chaseDayChoices,
  chaseLaterChoices,
  chaseTimesChoices,
  earliestHour,
  latestHour,
  mostAMonth,
  reminderSteps,
} from "@/lib/reminders/values";

/** Steps as a list of days, the longest first. A form sends each as text. */
export const stepsChosen = z
  .array(z.coerce.number().pipe(z.literal([...reminderSteps])))
  .max(reminderSteps.length)
  .transform((chosen): number[] => reminderSteps.filter((step) => chosen.includes(step)));

const oneOf = <const Choices extends readonly number[]>(choices: Choices) => z.coerce.number().refine((value) => choices.includes(value));

/** When a company's vendors are emailed, and how often. */
const settingsChange = z.object({
  reminderSteps: stepsChosen,
  reminderHour: z.coerce.number().int().min(earliestHour).max(latestHour),
  remindersAMonth: z.coerce.number().int().min(1).max(mostAMonth),
  chasesExpired: z.boolean(),
  chasesShort: z.boolean(),
  chasesMissing: z.boolean(),
  chaseDays: oneOf(chaseDayChoices),
  chaseTimes: oneOf(chaseTimesChoices),
  chaseLaterDays: oneOf(chaseLaterChoices),
});
export const reminderFields = settingsChange.keyof().options;
export const reminderSettingsForm = settingsChange;
export const reminderSettingsPatch = settingsChange.partial().extend(versionSeen);
export type ReminderSettingsPatch = z.input<typeof reminderSettingsPatch>;

export const reminderSettingsDto = z.object({
  reminderSteps: z.array(z.number()),
  reminderHour: z.number(),
  remindersAMonth: z.number(),
  chasesExpired: z.boolean(),
  chasesShort: z.boolean(),
  chasesMissing: z.boolean(),
  chaseDays: z.number(),
  chaseTimes: z.number(),
  chaseLaterDays: z.number(),
  ...liveDto.shape,
  ...versionDto,
});
export type ReminderSettingsDto = z.infer<typeof reminderSettingsDto>;
