"use client";

import { DuplicateHint, useDuplicates } from "@/components/pickers/duplicate-hint";
import { VendorFields } from "@/components/pickers/vendor-fields";
import { useCreateVendor } from "@/components/queries/use-vendors";
import { DialogForm } from "@/components/ui/form-dialog";
import { useZodForm } from "@/components/ui/use-zod-form";
import { ApiError } from "@/lib/http/client/api";
import { type VendorDto, vendorInput } from "@/lib/vendors/schema";
import { say } from "@/messages/say";

const empty = { name: "", email: "", contactName: "", phone: "", address: "", language: "" } as const;

type AddVendorFormProps = { name?: string; onClose: () => void; onCreated: (vendor: VendorDto) => void };

/** `name`: what was searched for and not found. */
export function AddVendorForm({ name = "", onClose, onCreated }: AddVendorFormProps) {
  const create = useCreateVendor();
  const form = useZodForm(vendorInput, { ...empty, name });
  const duplicates = useDuplicates(form.watch("name").trim());
  const submit = form.handleSubmit((input) =>
    create.mutate(
      { ...input, ...duplicates.allow(input.name) },
      { onSuccess: onCreated, onError: (error) => duplicates.note(input.name, error) || form.showServerProblems(error) },
    ),
  );

  return (
    <DialogForm
      submit={{ label: duplicates.isAllowed ? say("merging.addAnyway") : say("vendors.create"), busy: create.isPending }}
      alert={create.error instanceof ApiError && create.error.code === "limit_reached" && create.error.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <DuplicateHint candidates={duplicates.candidates} />
      <VendorFields form={form} />
    </DialogForm>
  );
}
