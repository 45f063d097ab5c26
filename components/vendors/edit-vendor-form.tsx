"use client";

import { DuplicateHint, useDuplicates } from "@/components/pickers/duplicate-hint";
import { VendorFields } from "@/components/pickers/vendor-fields";
import { useUpdateVendor } from "@/components/queries/use-vendors";
import { Field } from "@/components/ui/field";
import { DialogForm } from "@/components/ui/form-dialog";
import { Select } from "@/components/ui/select";
import { useRecordForm } from "@/components/ui/use-record-form";
import { type VendorDto, vendorForm } from "@/lib/vendors/schema";
import { say } from "@/messages/say";

const statusOptions = () => [
  { value: "ACTIVE", label: say("common.active") },
  { value: "INACTIVE", label: say("vendors.inactive") },
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

type EditVendorFormProps = {
  vendor: VendorDto;
  onClose: () => void;
  /** Opens the merge with another vendor instead. */
  onMerge?: ((otherId: string) => void) | undefined;
};

export function EditVendorForm({ vendor, onClose, onMerge }: EditVendorFormProps) {
  const update = useUpdateVendor(vendor.id);
  const form = useRecordForm(vendorForm, vendor, valuesOf);
  const duplicates = useDuplicates(form.watch("name").trim());
  const submit = form.handleSubmit((input) =>
    update.mutate(
      { ...form.changes(input), ...duplicates.allow(input.name) },
      { onSuccess: onClose, onError: (error) => duplicates.note(input.name, error) || form.showServerProblems(error) },
    ),
  );
  const label = duplicates.isAllowed ? say("merging.saveAnyway") : say("vendors.update");

  return (
    <DialogForm submit={{ label, busy: update.isPending }} onSubmit={submit} onClose={onClose}>
      {form.conflict}
      <DuplicateHint candidates={duplicates.candidates} onMerge={onMerge} />
      <VendorFields form={form} />
      <Field label={say("common.status")} required help={say("vendors.inactiveHelp")} error={form.problem("status")}>
        {(aria) => <Select options={statusOptions()} {...form.control("status")} {...aria} />}
      </Field>
    </DialogForm>
  );
}
