import { Field } from "@/components/ui/field";
import { Input, Textarea } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { useZodForm } from "@/components/ui/use-zod-form";
import type { vendorInput } from "@/lib/vendors/schema";
import { vendorLanguages } from "@/lib/vendors/values";
import { languages } from "@/messages/languages";
import { say } from "@/messages/say";

type VendorForm = Pick<ReturnType<typeof useZodForm<typeof vendorInput>>, "control" | "problem">;

const languageOptions = () => [
  { value: "", label: say("vendors.languageNotSet") },
  ...vendorLanguages.map((value) => ({ value, label: languages[value] })),
];

export function VendorFields({ form: { control, problem } }: { form: VendorForm }) {
  return (
    <>
      <Field label={say("vendors.vendorName")} required error={problem("name")}>
        {(aria) => <Input autoComplete="off" {...control("name")} {...aria} />}
      </Field>
      <Field label={say("common.email")} required help={say("vendors.emailHelp")} error={problem("email")}>
        {(aria) => <Input type="email" autoComplete="off" {...control("email")} {...aria} />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={say("vendors.contactName")} error={problem("contactName")}>
          {(aria) => <Input autoComplete="off" {...control("contactName")} {...aria} />}
        </Field>
        <Field label={say("common.phone")} error={problem("phone")}>
          {(aria) => <Input type="tel" autoComplete="off" {...control("phone")} {...aria} />}
        </Field>
      </div>
      <Field label={say("common.address")} error={problem("address")}>
        {(aria) => <Textarea {...control("address")} {...aria} />}
      </Field>
      <Field label={say("vendors.language")} help={say("vendors.languageHelp")} error={problem("language")}>
        {(aria) => <Select className="w-60" options={languageOptions()} {...control("language")} {...aria} />}
      </Field>
    </>
  );
}
