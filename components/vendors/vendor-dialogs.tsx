"use client";

import { useDeleteVendor, useInviteVendor } from "@/components/queries/use-vendors";
import { Confirm } from "@/components/ui/confirm";
import { Dialog } from "@/components/ui/dialog";
import { lazyPart } from "@/components/ui/lazy-part";
import type { VendorDto } from "@/lib/vendors/schema";
import { say } from "@/messages/say";

const AddVendorForm = lazyPart(() => import("@/components/pickers/add-vendor-form").then((file) => file.AddVendorForm));
const EditVendorForm = lazyPart(() => import("@/components/vendors/edit-vendor-form").then((file) => file.EditVendorForm));

export type OpenDialog = { kind: "add" } | { kind: "edit" | "delete" | "invite"; vendor: VendorDto };

type VendorDialogsProps = {
  open: OpenDialog | undefined;
  onClose: () => void;
  /** After a vendor was added; the dialog closes by itself. */
  onCreated?: (vendor: VendorDto) => void;
  /** From a vendor that is edited, to merge it with another one. */
  onMerge?: (otherId: string) => void;
};

export function VendorDialogs({ open, onClose, onCreated, onMerge }: VendorDialogsProps) {
  const { invite } = useInviteVendor();
  const remove = useDeleteVendor();
  return (
    <>
      <Dialog title={say("vendors.addNewVendor")} open={open?.kind === "add"} onClose={onClose}>
        <AddVendorForm onClose={onClose} onCreated={onCreated ?? onClose} />
      </Dialog>
      <Dialog title={say("vendors.editVendor")} open={open?.kind === "edit"} onClose={onClose}>
        {open?.kind === "edit" && <EditVendorForm vendor={open.vendor} onClose={onClose} onMerge={onMerge} />}
      </Dialog>
      <Confirm
        open={open?.kind === "invite"}
        harmless
        title={say("vendors.sendInvitation")}
        question={open?.kind === "invite" ? say("vendors.sendAnInvitationToName", { name: open.vendor.name }) : ""}
        consequence={open?.kind === "invite" ? say("vendors.inviteText", { email: open.vendor.email }) : ""}
        confirmLabel={say("vendors.askForCertificate")}
        onClose={onClose}
        onConfirm={() => {
          if (open?.kind === "invite") invite(open.vendor.id);
          onClose();
        }}
      />
      <Confirm
        open={open?.kind === "delete"}
        title={say("vendors.deleteVendor")}
        question={open?.kind === "delete" ? say("vendors.deleteQuestion", { name: open.vendor.name }) : ""}
        consequence={say("vendors.deleteConsequence")}
        confirmLabel={say("common.delete")}
        busy={remove.isPending}
        onClose={onClose}
        onConfirm={() => open?.kind === "delete" && remove.mutate(open.vendor.id, { onSettled: onClose })}
      />
    </>
  );
}
