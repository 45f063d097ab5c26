"use client";

import { StepsField } from "@/components/reminders/steps-field";
import { useSaveVendorReminders } from "@/components/reminders/use-reminders";
import { Checkbox } from "@/components/ui/checkbox";
import { DialogForm } from "@/components/ui/form-dialog";
import { useRecordForm } from "@/components/ui/use-record-form";
import { type VendorRemindersDto, vendorRemindersForm } from "@/lib/reminders/vendors/schema";
import { say } from "@/messages/say";

/** A vendor without steps of its own begins with those of its company. */
const valuesOf = ({ hasOwnSteps, ownSteps, companySteps, isChased }: VendorRemindersDto) => ({
  ...{ hasOwnSteps, isChased },
  ownSteps: (hasOwnSteps ? ownSteps : companySteps).map(String),
});

type VendorRemindersFormProps = { vendorId: string; reminders: VendorRemindersDto; onClose: () => void };

export function VendorRemindersForm({ vendorId, reminders, onClose }: VendorRemindersFormProps) {
  const save = useSaveVendorReminders(vendorId);
  const form = useRecordForm(vendorRemindersForm, reminders, valuesOf);
  const hasOwn = form.watch("hasOwnSteps");
  const submit = form.handleSubmit(({ ownSteps, ...values }) => {
    const patch = values.hasOwnSteps ? { ...values, ownSteps } : values;
    save.mutate({ ...patch, version: form.version }, { onSuccess: onClose, onError: form.showServerProblems });
  });
  return (
    <DialogForm submit={{ label: say("reminders.save"), busy: save.isPending }} onSubmit={submit} onClose={onClose}>
      {form.conflict}
      <Checkbox checked={!hasOwn} onChange={({ target }) => form.setValue("hasOwnSteps", !target.checked)}>
        <span className="font-medium text-ink">{say("reminders.useCompanySteps")}</span>
        <span className="block text-ink-3 text-small">{say("reminders.useCompanyStepsMeans")}</span>
      </Checkbox>
      {hasOwn && <StepsField register={form.register("ownSteps")} />}
      <Checkbox {...form.control("isChased")}>
        <span className="font-medium text-ink">{say("reminders.chaseThisVendor")}</span>
        <span className="block text-ink-3 text-small">{say("reminders.chaseThisVendorMeans")}</span>
      </Checkbox>
    </DialogForm>
  );
}
