"use client";

import { useRouter } from "next/navigation";
import { useCan } from "@/components/layout/session-context";
import { TimeZoneCombobox } from "@/components/settings/company/time-zone-combobox";
import { useUpdateSettings } from "@/components/settings/company/use-profile";
import { CardForm, useCardForm } from "@/components/ui/card-form";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/input";
import { certificatesForm, type ProfileDto } from "@/lib/companies/profile/schema";
import { say } from "@/messages/say";

const valuesOf = ({ timeZone, legalNames }: ProfileDto) => ({ timeZone, legalNames: legalNames.join("\n") });

export function CertificatesForm({ profile }: { profile: ProfileDto }) {
  const router = useRouter();
  const mayWrite = useCan("company:write");
  const update = useUpdateSettings();
  const form = useCardForm(certificatesForm, profile, valuesOf, update, () => {
    // Every day on the screen follows the time zone.
    router.refresh();
  });
  const { control, problem } = form;

  return (
    <CardForm form={form}>
      <fieldset disabled={!mayWrite} className="max-w-[440px] space-y-5 p-5">
        <Field label={say("settings.timeZone")} required help={say("settings.timeZoneHelp")} error={problem("timeZone")}>
          {(aria) => <TimeZoneCombobox {...form.choice("timeZone")} {...aria} />}
        </Field>
        <Field label={say("settings.legalNames")} help={say("settings.legalNamesHelp")} error={problem("legalNames")}>
          {(aria) => <Textarea rows={3} {...control("legalNames")} {...aria} />}
        </Field>
      </fieldset>
    </CardForm>
  );
}
