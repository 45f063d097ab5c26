"use client";

import type { z } from "zod";
import { useCan } from "@/components/layout/session-context";
import { StepsField } from "@/components/reminders/steps-field";
import type { Plan } from "@/components/settings/reminders/plan";
import { PlanPicture } from "@/components/settings/reminders/plan-picture";
import { useSaveReminderSettings } from "@/components/settings/reminders/use-reminder-settings";
import { CardForm, useCardForm } from "@/components/ui/card-form";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { type ReminderSettingsDto, reminderSettingsForm } from "@/lib/reminders/settings/schema";
import {
  chaseDayChoices,
  chaseLaterChoices,
  chaseTimesChoices,
  earliestHour,
  latestHour,
  mostAMonth,
  reminderSteps,
} from "@/lib/reminders/values";
import { localeNow, say } from "@/messages/say";

const valuesOf = ({ version: _version, liveSince: _liveSince, ...settings }: ReminderSettingsDto) => ({
  ...settings,
  reminderSteps: settings.reminderSteps.map(String),
  reminderHour: String(settings.reminderHour),
  remindersAMonth: String(settings.remindersAMonth),
  chaseDays: String(settings.chaseDays),
  chaseTimes: String(settings.chaseTimes),
  chaseLaterDays: String(settings.chaseLaterDays),
});

/** The plan as it would be with what is chosen now. */
const planOf = (values: z.input<typeof reminderSettingsForm>): Plan => ({
  steps: reminderSteps.filter((step) => values.reminderSteps.map(String).includes(String(step))),
  chasesExpired: values.chasesExpired,
  chaseDays: Number(values.chaseDays),
  chaseTimes: Number(values.chaseTimes),
  chaseLaterDays: Number(values.chaseLaterDays),
});

const hourInWords = (hour: number) =>
  new Date(Date.UTC(2026, 0, 1, hour)).toLocaleTimeString(localeNow(), { timeZone: "UTC", hour: "numeric", minute: "2-digit" });

const hours = () =>
  Array.from({ length: latestHour - earliestHour + 1 }, (_, at) => earliestHour + at).map((hour) => ({
    value: String(hour),
    label: hourInWords(hour),
  }));

const inDays = (count: number) => ({
  value: String(count),
  label: count === 0 ? say("settings.neverAgain") : say("settings.everyCountDays", { count }),
});

export function RemindersForm({ settings }: { settings: ReminderSettingsDto }) {
  const mayWrite = useCan("company:write");
  const save = useSaveReminderSettings();
  const form = useCardForm(reminderSettingsForm, settings, valuesOf, save);
  const { control, problem } = form;
  return (
    <CardForm form={form}>
      <fieldset disabled={!mayWrite} className="max-w-[800px] space-y-6 p-5">
        <PlanPicture plan={planOf(form.watch())} />
        <StepsField register={form.register("reminderSteps")} disabled={!mayWrite} />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={say("settings.sendFrom")} required help={say("settings.sendFromMeans")} error={problem("reminderHour")}>
            {(aria) => <Select className="max-w-60" options={hours()} {...control("reminderHour")} {...aria} />}
          </Field>
          <Field label={say("settings.mostAMonth")} required help={say("settings.mostAMonthMeans")} error={problem("remindersAMonth")}>
            {(aria) => <Input className="max-w-28" type="number" min={1} max={mostAMonth} {...control("remindersAMonth")} {...aria} />}
          </Field>
        </div>
        <fieldset className="min-w-0 space-y-4">
          <legend className="font-medium text-body text-ink">{say("settings.followUps")}</legend>
          <p className="text-ink-3 text-small">{say("settings.followUpsMeans")}</p>
          <Checkbox {...control("chasesExpired")}>{say("settings.chaseExpired")}</Checkbox>
          <Checkbox {...control("chasesShort")}>{say("settings.chaseShort")}</Checkbox>
          <Checkbox {...control("chasesMissing")}>{say("settings.chaseMissing")}</Checkbox>
          <div className="grid gap-5 sm:grid-cols-3">
            <Field label={say("settings.atFirst")} required error={problem("chaseDays")}>
              {(aria) => <Select options={chaseDayChoices.map(inDays)} {...control("chaseDays")} {...aria} />}
            </Field>
            <Field label={say("settings.howManyTimes")} required error={problem("chaseTimes")}>
              {(aria) => (
                <Select
                  options={chaseTimesChoices.map((count) => ({ value: String(count), label: say("settings.countTimes", { count }) }))}
                  {...control("chaseTimes")}
                  {...aria}
                />
              )}
            </Field>
            <Field label={say("settings.afterThat")} required error={problem("chaseLaterDays")}>
              {(aria) => <Select options={chaseLaterChoices.map(inDays)} {...control("chaseLaterDays")} {...aria} />}
            </Field>
          </div>
        </fieldset>
      </fieldset>
    </CardForm>
  );
}
