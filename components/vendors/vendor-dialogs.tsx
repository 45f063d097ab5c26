"use client";

import { Confirm } from "@/components/ui/confirm";
import { Dialog } from "@/components/ui/dialog";
import { lazyPart } from "@/components/ui/lazy-part";
import { useDeleteVendor } from "@/components/vendors/use-vendors";
import type { VendorDto } from "@/lib/vendors/schema";

const AddVendorForm = lazyPart(() => import("@/components/vendors/add-vendor-form").then((file) => file.AddVendorForm));
const EditVendorForm = lazyPart(() => import("@/components/vendors/edit-vendor-form").then((file) => file.EditVendorForm));

export type OpenDialog = { kind: "add" } | { kind: "edit"; vendor: VendorDto } | { kind: "delete"; vendor: VendorDto };

export function VendorDialogs({ open, onClose }: { open: OpenDialog | undefined; onClose: () => void }) {
  const remove = useDeleteVendor();
  return (
    <>
      <Dialog title="Add New Vendor" open={open?.kind === "add"} onClose={onClose}>
        <AddVendorForm onClose={onClose} />
      </Dialog>
      <Dialog title="Edit Vendor" open={open?.kind === "edit"} onClose={onClose}>
        {open?.kind === "edit" && <EditVendorForm vendor={open.vendor} onClose={onClose} />}
      </Dialog>
      <Confirm
        open={open?.kind === "delete"}
        title="Delete vendor"
        question={open?.kind === "delete" ? `Are you sure you want to delete ${open.vendor.name}?` : ""}
        consequence="Its documents are deleted with it, and it is taken off all projects."
        confirmLabel="Delete"
        busy={remove.isPending}
        onClose={onClose}
        onConfirm={() => open?.kind === "delete" && remove.mutate(open.vendor.id, { onSettled: onClose })}
      />
    </>
  );
}
