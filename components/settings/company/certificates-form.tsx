"use client";

import { useRouter } from "next/navigation";
import { useCan } from "@/components/layout/session-context";
import { TimeZoneCombobox } from "@/components/settings/company/time-zone-combobox";
import { useUpdateSettings } from "@/components/settings/company/use-profile";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/input";
import { useUnsaved } from "@/components/ui/leave-question";
import { useRecordForm } from "@/components/ui/use-record-form";
import { certificatesForm, type ProfileDto } from "@/lib/companies/profile/schema";
import { say } from "@/messages/say";

const valuesOf = ({ timeZone, legalNames }: ProfileDto) => ({ timeZone, legalNames: legalNames.join("\n") });

export function CertificatesForm({ profile }: { profile: ProfileDto }) {
  const router = useRouter();
  const mayWrite = useCan("company:write");
  const update = useUpdateSettings();
  const form = useRecordForm(certificatesForm, profile, valuesOf);
  const { control, problem } = form;
  useUnsaved(form.isUnsaved);
  const saved = (now: ProfileDto) => {
    form.saved(now);
    // Every day on the screen follows the time zone.
    router.refresh();
  };
  const submit = form.handleSubmit((values) => update.mutate(form.changes(values), { onSuccess: saved, onError: form.showServerProblems }));

  return (
    <form method="post" noValidate onSubmit={submit}>
      {form.conflict && <div className="px-5 pt-5">{form.conflict}</div>}
      <fieldset disabled={!mayWrite} className="max-w-[440px] space-y-5 p-5">
        <Field label={say("settings.timeZone")} required help={say("settings.setsTheDayAPolicy")} error={problem("timeZone")}>
          {(aria) => <TimeZoneCombobox {...form.choice("timeZone")} {...aria} />}
        </Field>
        <Field label={say("settings.legalNames")} help={say("settings.onePerLineInAddition")} error={problem("legalNames")}>
          {(aria) => <Textarea rows={3} {...control("legalNames")} {...aria} />}
        </Field>
      </fieldset>
      {mayWrite && (
        <div className="flex border-t px-5 py-4">
          <Button type="submit" busy={update.isPending}>
            {say("settings.saveSettings")}
          </Button>
        </div>
      )}
    </form>
  );
}
