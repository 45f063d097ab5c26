import { Field } from "@/components/ui/field";
import { Input, Textarea } from "@/components/ui/input";
import type { useZodForm } from "@/components/ui/use-zod-form";
import type { vendorInput } from "@/lib/vendors/schema";
import { say } from "@/messages/say";

type VendorForm = Pick<ReturnType<typeof useZodForm<typeof vendorInput>>, "control" | "problem">;

export function VendorFields({ form: { control, problem } }: { form: VendorForm }) {
  return (
    <>
      <Field label={say("vendors.vendorName")} required error={problem("name")}>
        {(aria) => <Input autoComplete="off" {...control("name")} {...aria} />}
      </Field>
      <Field label={say("common.email")} required help={say("vendors.remindersAndInvitationsGoTo")} error={problem("email")}>
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
    </>
  );
}
