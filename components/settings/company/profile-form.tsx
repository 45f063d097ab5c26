"use client";

import { useRouter } from "next/navigation";
import { useCan } from "@/components/layout/session-context";
import { FormerName } from "@/components/settings/company/former-name";
import { useUpdateProfile } from "@/components/settings/company/use-profile";
import { CardForm, useCardForm } from "@/components/ui/card-form";
import { Field } from "@/components/ui/field";
import { Input, Textarea } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { companySizes } from "@/lib/accounts/sign-in/values";
import { type ProfileDto, profileForm } from "@/lib/companies/profile/schema";
import { industries, industryNames } from "@/lib/companies/profile/values";
import { say } from "@/messages/say";

const industryOptions = () => industries.map((value) => ({ value, label: say(industryNames[value]) }));
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
  const form = useCardForm(profileForm, profile, valuesOf, update, () => {
    // The frame shows the company's name, which comes from the server.
    router.refresh();
  });
  const { control, problem } = form;

  return (
    <CardForm form={form} footer={!mayWrite && <p className="border-t px-5 py-4 text-ink-3">{say("settings.profileAdminsOnly")}</p>}>
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
    </CardForm>
  );
}
