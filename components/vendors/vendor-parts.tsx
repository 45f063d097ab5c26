"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useCan } from "@/components/layout/session-context";
import { useDeleteVendor, useUpdateVendor } from "@/components/queries/use-vendors";
import { EmailDialog } from "@/components/reminders/email-dialog";
import { Confirm } from "@/components/ui/confirm";
import { Dialog } from "@/components/ui/dialog";
import { lazyPart, Nothing } from "@/components/ui/lazy-part";
import { AcceptedNames } from "@/components/vendors/accepted-names";
import type { VendorDto } from "@/lib/vendors/schema";
import { say } from "@/messages/say";

const EditVendorForm = lazyPart(() => import("@/components/vendors/edit-vendor-form").then((file) => file.EditVendorForm));
const VendorMerge = lazyPart(() => import("@/components/vendors/vendor-merge").then((file) => file.VendorMerge), Nothing);
const UncoveredDays = lazyPart(() => import("@/components/verdicts/uncovered-days").then((file) => file.UncoveredDays));
const VendorPassports = lazyPart(() => import("@/components/vendors/vendor-passports").then((file) => file.VendorPassports));
const PastDayForm = lazyPart(() => import("@/components/verdicts/past-day-form").then((file) => file.PastDayForm));

/** A part of the vendor's page that is opened from its button or its menu. */
export type VendorPart = "request" | "custom" | "edit" | "names" | "past" | "days" | "passport" | "merge" | "status" | "delete";

type VendorPartsProps = {
  vendor: VendorDto;
  open: VendorPart | undefined;
  onOpen: (part: VendorPart) => void;
  onClose: () => void;
  /** Before the vendor is deleted, whose page must not say that it is missing. */
  onLeaving: (isLeaving: boolean) => void;
};

export function VendorParts({ vendor, open, onOpen, onClose, onLeaving }: VendorPartsProps) {
  const { id, name } = vendor;
  const mayWrite = useCan("vendor:write");
  /** The other vendor of the merge, where the edited name led to it. */
  const [otherId, setOtherId] = useState<string>();
  return (
    <>
      <Dialog title={say("vendors.editVendor")} open={open === "edit"} onClose={onClose}>
        <EditVendorForm
          vendor={vendor}
          onClose={onClose}
          onMerge={(other) => {
            setOtherId(other);
            onOpen("merge");
          }}
        />
      </Dialog>
      <VendorMerge
        ids={open === "merge" ? [id, ...(otherId ? [otherId] : [])] : undefined}
        onClose={() => {
          setOtherId(undefined);
          onClose();
        }}
      />
      <EmailDialog kind={open === "request" || open === "custom" ? open : undefined} ids={[id]} onClose={onClose} />
      <Dialog title={say("vendors.acceptedNames")} description={say("vendors.acceptedNamesHelp")} open={open === "names"} onClose={onClose}>
        <AcceptedNames vendor={vendor} mayWrite={mayWrite} />
      </Dialog>
      <Dialog
        title={say("verdicts.uncoveredDays")}
        description={say("verdicts.uncoveredDaysAbout")}
        open={open === "days"}
        onClose={onClose}
      >
        <UncoveredDays vendorId={id} />
      </Dialog>
      <Dialog
        title={say("passports.passportOf", { name })}
        description={say("passports.dialogHelp")}
        open={open === "passport"}
        onClose={onClose}
      >
        <VendorPassports vendorId={id} />
      </Dialog>
      <Dialog title={say("verdicts.statusOnADay")} description={name} open={open === "past"} onClose={onClose}>
        <PastDayForm onClose={onClose} />
      </Dialog>
      <StatusQuestion vendor={vendor} open={open === "status"} onClose={onClose} />
      <DeleteQuestion vendor={vendor} open={open === "delete"} onClose={onClose} onLeaving={onLeaving} />
    </>
  );
}

type QuestionProps = { vendor: VendorDto; open: boolean; onClose: () => void };

function StatusQuestion({ vendor: { id, name, status, version }, open, onClose }: QuestionProps) {
  const update = useUpdateVendor(id);
  const isActive = status === "ACTIVE";
  return (
    <Confirm
      open={open}
      harmless
      title={say(isActive ? "vendors.setInactive" : "vendors.setActive")}
      question={isActive ? say("vendors.setCountInactive", { counted: name }) : say("vendors.setCountActive", { counted: name })}
      consequence={say(isActive ? "vendors.setInactiveConsequence" : "vendors.setActiveConsequence")}
      confirmLabel={say(isActive ? "vendors.setInactive" : "vendors.setActive")}
      busy={update.isPending}
      onClose={onClose}
      onConfirm={() => update.mutate({ status: isActive ? "INACTIVE" : "ACTIVE", version }, { onSettled: onClose })}
    />
  );
}

function DeleteQuestion({ vendor: { id, name }, open, onClose, onLeaving }: QuestionProps & Pick<VendorPartsProps, "onLeaving">) {
  const router = useRouter();
  const remove = useDeleteVendor();
  const confirm = () => {
    onLeaving(true);
    remove.mutate(id, {
      onSuccess: () => router.replace("/vendors"),
      onError: () => onLeaving(false),
      onSettled: onClose,
    });
  };
  return (
    <Confirm
      open={open}
      title={say("vendors.deleteVendor")}
      question={say("vendors.deleteQuestion", { name })}
      consequence={say("vendors.deleteConsequence")}
      confirmLabel={say("common.delete")}
      busy={remove.isPending}
      onClose={onClose}
      onConfirm={confirm}
    />
  );
}
