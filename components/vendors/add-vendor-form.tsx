"use client";

import { DialogForm } from "@/components/ui/form-dialog";
import { useZodForm } from "@/components/ui/use-zod-form";
import { useCreateVendor } from "@/components/vendors/use-vendors";
import { VendorFields } from "@/components/vendors/vendor-fields";
import { ApiError } from "@/lib/client/api";
import { type VendorDto, vendorInput } from "@/lib/vendors/schema";
import { say } from "@/messages/say";

const empty = { name: "", email: "", contactName: "", phone: "", address: "", language: "" } as const;

type AddVendorFormProps = { name?: string; onClose: () => void; onCreated: (vendor: VendorDto) => void };

/** `name`: what was searched for and not found. */
export function AddVendorForm({ name = "", onClose, onCreated }: AddVendorFormProps) {
  const create = useCreateVendor();
  const form = useZodForm(vendorInput, { ...empty, name });
  const submit = form.handleSubmit((input) => create.mutate(input, { onSuccess: onCreated, onError: form.showServerProblems }));

  return (
    <DialogForm
      submit={{ label: say("vendors.create"), busy: create.isPending }}
      alert={create.error instanceof ApiError && create.error.code === "limit_reached" && create.error.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <VendorFields form={form} />
    </DialogForm>
  );
}
