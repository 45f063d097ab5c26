import { Field } from "@/components/ui/field";
import { Input, Textarea } from "@/components/ui/input";
import type { useZodForm } from "@/components/ui/use-zod-form";
import type { vendorInput } from "@/lib/vendors/schema";

type VendorForm = Pick<ReturnType<typeof useZodForm<typeof vendorInput>>, "control" | "problem">;

export function VendorFields({ form: { control, problem } }: { form: VendorForm }) {
  return (
    <>
      <Field label="Vendor Name" required error={problem("name")}>
        {(aria) => <Input autoComplete="off" {...control("name")} {...aria} />}
      </Field>
      <Field label="Email" required help="Reminders and invitations go to this address." error={problem("email")}>
        {(aria) => <Input type="email" autoComplete="off" {...control("email")} {...aria} />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Contact Name" error={problem("contactName")}>
          {(aria) => <Input autoComplete="off" {...control("contactName")} {...aria} />}
        </Field>
        <Field label="Phone" error={problem("phone")}>
          {(aria) => <Input type="tel" autoComplete="off" {...control("phone")} {...aria} />}
        </Field>
      </div>
      <Field label="Address" error={problem("address")}>
        {(aria) => <Textarea {...control("address")} {...aria} />}
      </Field>
    </>
  );
}
