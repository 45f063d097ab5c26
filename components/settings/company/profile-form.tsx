"use client";

import { useRouter } from "next/navigation";
import { useCan } from "@/components/layout/session-context";
import { FormerName } from "@/components/settings/company/former-name";
import { useUpdateProfile } from "@/components/settings/company/use-profile";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input, Textarea } from "@/components/ui/input";
import { useUnsaved } from "@/components/ui/leave-question";
import { Select } from "@/components/ui/select";
import { useRecordForm } from "@/components/ui/use-record-form";
import { companySizes } from "@/lib/accounts/sign-in/values";
import { type ProfileDto, profileForm } from "@/lib/companies/profile/schema";
import { industries, industryNames } from "@/lib/companies/profile/values";
import { say } from "@/messages/say";

const industryOptions = () => industries.map((value) => ({ value, label: industryNames[value] }));
const sizeOptions = () => companySizes.map((size) => ({ value: size, label: say("common.sizeEmployees", { size }) }));

function valuesOf(profile: ProfileDto) {
  return {
    name: profile.name,
    industry: industries.find((known) => known === profile.industry) ?? ("" as const),
    size: companySizes.find((known) => known === profile.size) ?? ("" as const),
    phone: profile.phone ?? "",
    address: profile.address ?? "",
    website: profile.website ?? "",
  };
}

export function ProfileForm({ profile }: { profile: ProfileDto }) {
  const router = useRouter();
  const mayWrite = useCan("company:write");
  const update = useUpdateProfile();
  const form = useRecordForm(profileForm, profile, valuesOf);
  const { control, problem } = form;
  useUnsaved(form.isUnsaved);
  const saved = (now: ProfileDto) => {
    form.saved(now);
    // The frame shows the company's name, which comes from the server.
    router.refresh();
  };
  const submit = form.handleSubmit((values) => update.mutate(form.changes(values), { onSuccess: saved, onError: form.showServerProblems }));

  return (
    <form method="post" noValidate onSubmit={submit}>
      {form.conflict && <div className="px-5 pt-5">{form.conflict}</div>}
      <fieldset disabled={!mayWrite} className="space-y-5 p-5">
        <Field label={say("settings.companyName")} required error={problem("name")}>
          {(aria) => <Input className="max-w-100" autoComplete="organization" {...control("name")} {...aria} />}
        </Field>
        <FormerName profile={profile} name={form.watch("name")} />
        <div className="grid gap-5 sm:grid-cols-[repeat(2,minmax(0,400px))]">
          <Field label={say("settings.industry")} error={problem("industry")}>
            {(aria) => (
              <Select options={industryOptions()} placeholder={say("settings.selectIndustry")} {...control("industry")} {...aria} />
            )}
          </Field>
          <Field label={say("settings.companySize")} error={problem("size")}>
            {(aria) => <Select options={sizeOptions()} placeholder={say("settings.selectSize")} {...control("size")} {...aria} />}
          </Field>
          <Field label={say("common.phone")} error={problem("phone")}>
            {(aria) => <Input className="max-w-60" type="tel" autoComplete="tel" {...control("phone")} {...aria} />}
          </Field>
          <Field label={say("settings.website")} error={problem("website")}>
            {(aria) => <Input type="url" autoComplete="url" placeholder="https://example.com" {...control("website")} {...aria} />}
          </Field>
        </div>
        <Field label={say("common.address")} error={problem("address")}>
          {(aria) => <Textarea className="max-w-[820px]" autoComplete="street-address" {...control("address")} {...aria} />}
        </Field>
      </fieldset>
      <div className="flex border-t px-5 py-4">
        {mayWrite ? (
          <Button type="submit" busy={update.isPending}>
            {say("settings.saveChanges")}
          </Button>
        ) : (
          <p className="text-ink-3">{say("settings.onlyCompanyAdminsCanChange")}</p>
        )}
      </div>
    </form>
  );
}
