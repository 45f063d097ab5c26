"use client";

import { useRouter } from "next/navigation";
import { SaveButton, saveStateOf } from "@/components/admin/settings/save-button";
import { useSaveSettings } from "@/components/admin/settings/use-settings";
import { CardForm, useCardForm } from "@/components/ui/card-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { GeneralDto } from "@/lib/admin/settings/schema";
import { generalSettings } from "@/lib/tenancy/settings/schema";
import { platformTimeZones } from "@/lib/tenancy/settings/values";
import { languageCodes } from "@/messages/languages";
import { type PlainKey, say } from "@/messages/say";

const languageWords = { en: "admin.english", es: "admin.spanish", fr: "admin.french" } as const satisfies Record<string, PlainKey>;
const zoneOptions = () => platformTimeZones.map((value) => ({ value, label: value }));
const valuesOf = ({ version: _version, ...values }: GeneralDto) => values;

export function GeneralForm({ settings }: { settings: GeneralDto }) {
  const router = useRouter();
  const save = useSaveSettings("general");
  const form = useCardForm(generalSettings, settings, valuesOf, save, () => {
    // The frame shows the name, which comes from the server.
    router.refresh();
  });
  const { control, problem } = form;
  return (
    <CardForm form={form} footer={<SaveButton {...saveStateOf(save)} />}>
      <div className="max-w-[440px] space-y-5 p-5">
        <Field label={say("admin.applicationName")} required help={say("admin.applicationNameHelp")} error={problem("appName")}>
          {(aria) => <Input maxLength={40} {...control("appName")} {...aria} />}
        </Field>
        <Field label={say("admin.defaultLanguage")} required error={problem("language")}>
          {(aria) => (
            <Select
              options={languageCodes.map((value) => ({ value, label: say(languageWords[value]) }))}
              {...control("language")}
              {...aria}
            />
          )}
        </Field>
        <Field label={say("admin.timeZone")} required help={say("admin.timeZoneHelp")} error={problem("timeZone")}>
          {(aria) => <Select options={zoneOptions()} {...control("timeZone")} {...aria} />}
        </Field>
      </div>
    </CardForm>
  );
}
