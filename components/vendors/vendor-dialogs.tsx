"use client";

import { Question } from "@/components/ui/question";
import { Sheet } from "@/components/ui/sheet";
import { AddVendorForm } from "@/components/vendors/add-vendor-form";
import { EditVendorForm } from "@/components/vendors/edit-vendor-form";
import { useDeleteVendor } from "@/components/vendors/use-vendors";
import type { VendorDto } from "@/lib/vendors/schema";

export type OpenDialog = { kind: "add" } | { kind: "edit"; vendor: VendorDto } | { kind: "delete"; vendor: VendorDto };

export function VendorDialogs({ open, onClose }: { open: OpenDialog | undefined; onClose: () => void }) {
  const remove = useDeleteVendor();
  return (
    <>
      <Sheet title="Add New Vendor" open={open?.kind === "add"} onClose={onClose}>
        <AddVendorForm onClose={onClose} />
      </Sheet>
      <Sheet title="Edit Vendor" open={open?.kind === "edit"} onClose={onClose}>
        {open?.kind === "edit" && <EditVendorForm vendor={open.vendor} onClose={onClose} />}
      </Sheet>
      <Question
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
