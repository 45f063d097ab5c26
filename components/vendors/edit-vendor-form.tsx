"use client";

import { Field } from "@/components/ui/field";
import { DialogForm } from "@/components/ui/form-dialog";
import { Select } from "@/components/ui/select";
import { useRecordForm } from "@/components/ui/use-record-form";
import { useUpdateVendor } from "@/components/vendors/use-vendors";
import { VendorFields } from "@/components/vendors/vendor-fields";
import { type VendorDto, vendorForm } from "@/lib/vendors/schema";
import { say } from "@/messages/say";

const statusOptions = [
  {
    value: "ACTIVE",
    get label() {
      return say("common.active");
    },
  },
  {
    value: "INACTIVE",
    get label() {
      return say("vendors.inactive");
    },
  },
];

const valuesOf = (vendor: VendorDto) => ({
  name: vendor.name,
  email: vendor.email,
  contactName: vendor.contactName ?? "",
  phone: vendor.phone ?? "",
  address: vendor.address ?? "",
  language: vendor.language ?? ("" as const),
  status: vendor.status,
});

export function EditVendorForm({ vendor, onClose }: { vendor: VendorDto; onClose: () => void }) {
  const update = useUpdateVendor(vendor.id);
  const form = useRecordForm(vendorForm, vendor, valuesOf);
  const submit = form.handleSubmit((input) => update.mutate(form.changes(input), { onSuccess: onClose, onError: form.showServerProblems }));

  return (
    <DialogForm submit={{ label: say("vendors.update"), busy: update.isPending }} onSubmit={submit} onClose={onClose}>
      {form.conflict}
      <VendorFields form={form} />
      <Field label={say("common.status")} required help={say("vendors.inactiveVendorsAreNotCounted")} error={form.problem("status")}>
        {(aria) => <Select options={statusOptions} {...form.control("status")} {...aria} />}
      </Field>
    </DialogForm>
  );
}
