"use client";

import { Confirm } from "@/components/ui/confirm";
import { Dialog } from "@/components/ui/dialog";
import { lazyPart } from "@/components/ui/lazy-part";
import { useDeleteVendor, useInviteVendor } from "@/components/vendors/use-vendors";
import type { VendorDto } from "@/lib/vendors/schema";

const AddVendorForm = lazyPart(() => import("@/components/vendors/add-vendor-form").then((file) => file.AddVendorForm));
const EditVendorForm = lazyPart(() => import("@/components/vendors/edit-vendor-form").then((file) => file.EditVendorForm));

export type OpenDialog = { kind: "add" } | { kind: "edit" | "delete" | "invite"; vendor: VendorDto };

type VendorDialogsProps = {
  open: OpenDialog | undefined;
  onClose: () => void;
  /** After a vendor was added; the dialog closes by itself. */
  onCreated?: (vendor: VendorDto) => void;
};

export function VendorDialogs({ open, onClose, onCreated }: VendorDialogsProps) {
  const { invite } = useInviteVendor();
  const remove = useDeleteVendor();
  return (
    <>
      <Dialog title="Add New Vendor" open={open?.kind === "add"} onClose={onClose}>
        <AddVendorForm onClose={onClose} onCreated={onCreated ?? onClose} />
      </Dialog>
      <Dialog title="Edit Vendor" open={open?.kind === "edit"} onClose={onClose}>
        {open?.kind === "edit" && <EditVendorForm vendor={open.vendor} onClose={onClose} />}
      </Dialog>
      <Confirm
        open={open?.kind === "invite"}
        harmless
        title="Send invitation"
        question={open?.kind === "invite" ? `Send an invitation to ${open.vendor.name}?` : ""}
        consequence={open?.kind === "invite" ? `We email ${open.vendor.email} and ask for a certificate of insurance.` : ""}
        confirmLabel="Send Invitation"
        onClose={onClose}
        onConfirm={() => {
          if (open?.kind === "invite") invite(open.vendor.id);
          onClose();
        }}
      />
      <Confirm
        open={open?.kind === "delete"}
        title="Delete Vendor"
        question={open?.kind === "delete" ? `Are you sure you want to delete ${open.vendor.name}?` : ""}
        consequence="We delete its documents and remove it from all projects."
        confirmLabel="Delete"
        busy={remove.isPending}
        onClose={onClose}
        onConfirm={() => open?.kind === "delete" && remove.mutate(open.vendor.id, { onSettled: onClose })}
      />
    </>
  );
}
