"use client";

import { useId } from "react";
import { useCreateSchedule } from "@/components/admin/reports/use-reports";
import { sentence } from "@/components/auth/use-auth";
import { useSession } from "@/components/layout/session-context";
import { Checkbox } from "@/components/ui/checkbox";
import { Field, FieldError } from "@/components/ui/field";
import { FormDialog } from "@/components/ui/form-dialog";
import { Select } from "@/components/ui/select";
import { useZodForm } from "@/components/ui/use-zod-form";
import { type SchedulesDto, scheduleInput } from "@/lib/admin/reports/schema";
import { isAboutFields } from "@/lib/http/client/api";
import { inWords } from "@/lib/infra/sentences-rules";
import { formatNames, reportFormats, reportNames, reportTypes } from "@/lib/reports/values";
import { say } from "@/messages/say";

const typeOptions = () => reportTypes.map((type) => ({ value: type, label: say(reportNames[type]) }));
const formatOptions = () => reportFormats.map((format) => ({ value: format, label: inWords(formatNames[format]) }));
const frequencyOptions = () => [
  { value: "weekly", label: say("admin.weeklyEveryMonday") },
  { value: "monthly", label: say("admin.monthlyChoice") },
];

type ScheduleDialogProps = { admins: SchedulesDto["admins"]; onClose: () => void };

/** Asks for the report, how often it is made and who gets the email. */
export function ScheduleDialog({ admins, onClose }: ScheduleDialogProps) {
  const create = useCreateSchedule();
  const { user } = useSession();
  const own = admins.some(({ id }) => id === user.id) ? [user.id] : [];
  const form = useZodForm(scheduleInput, { type: "usage", format: "pdf", frequency: "weekly", recipientIds: own });
  const { control, problem } = form;
  const submit = form.handleSubmit((input) => create.mutate(input, { onSuccess: onClose, onError: form.showServerProblems }));
  return (
    <FormDialog
      title={say("admin.scheduleReport")}
      submit={{ label: create.isPending ? say("admin.scheduling") : say("admin.scheduleReport"), busy: create.isPending }}
      alert={create.isError && !isAboutFields(create.error) && sentence(create.error, say("admin.scheduleFailed"))}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={say("admin.report")} required error={problem("type")}>
        {(aria) => <Select options={typeOptions()} {...control("type")} {...aria} />}
      </Field>
      <Field label={say("admin.format")} required error={problem("format")}>
        {(aria) => <Select options={formatOptions()} {...control("format")} {...aria} />}
      </Field>
      <Field label={say("admin.frequency")} required help={say("admin.frequencyHelp")} error={problem("frequency")}>
        {(aria) => <Select options={frequencyOptions()} {...control("frequency")} {...aria} />}
      </Field>
      <Recipients
        admins={admins}
        chosen={form.watch("recipientIds")}
        error={problem("recipientIds")}
        onChange={(ids) => {
          form.setValue("recipientIds", ids);
          form.clearErrors("recipientIds");
        }}
      />
    </FormDialog>
  );
}

type RecipientsProps = { admins: SchedulesDto["admins"]; chosen: readonly string[]; error?: string; onChange: (ids: string[]) => void };

function Recipients({ admins, chosen, error, onChange }: RecipientsProps) {
  const id = useId();
  const toggle = (admin: string, isChosen: boolean) => onChange(isChosen ? [...chosen, admin] : chosen.filter((known) => known !== admin));
  return (
    <fieldset aria-describedby={error && `${id}-error`}>
      <legend className="mb-1.5 font-medium text-body text-ink">{say("admin.recipients")}</legend>
      <div className="max-h-48 space-y-2 overflow-y-auto rounded-control border px-3 py-2.5">
        {admins.map((admin) => (
          <Checkbox
            key={admin.id}
            checked={chosen.includes(admin.id)}
            aria-invalid={error ? true : undefined}
            onChange={({ target }) => toggle(admin.id, target.checked)}
          >
            <span className="text-ink">{admin.name}</span> <span className="text-ink-3 [overflow-wrap:anywhere]">{admin.email}</span>
          </Checkbox>
        ))}
      </div>
      <p className="mt-1.5 text-ink-3 text-small">{say("admin.recipientsHint")}</p>
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  );
}
