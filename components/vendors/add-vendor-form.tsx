"use client";

import { DialogForm } from "@/components/ui/form-dialog";
import { useZodForm } from "@/components/ui/use-zod-form";
import { useCreateVendor } from "@/components/vendors/use-vendors";
import { VendorFields } from "@/components/vendors/vendor-fields";
import { vendorInput } from "@/lib/vendors/schema";

const empty = { name: "", email: "", contactName: "", phone: "", address: "" };

export function AddVendorForm({ onClose }: { onClose: () => void }) {
  const create = useCreateVendor();
  const form = useZodForm(vendorInput, empty);
  const submit = form.handleSubmit((input) => create.mutate(input, { onSuccess: onClose, onError: form.showServerProblems }));

  return (
    <DialogForm submit={{ label: "Create", busy: create.isPending }} onSubmit={submit} onClose={onClose}>
      <VendorFields form={form} />
    </DialogForm>
  );
}
