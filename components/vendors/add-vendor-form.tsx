"use client";

import { Button } from "@/components/ui/button";
import { DialogActions, DialogBody } from "@/components/ui/dialog";
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
    <form method="post" noValidate onSubmit={submit} className="flex min-h-0 flex-col">
      <DialogBody>
        <VendorFields form={form} />
      </DialogBody>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={create.isPending}>
          Create
        </Button>
      </DialogActions>
    </form>
  );
}
