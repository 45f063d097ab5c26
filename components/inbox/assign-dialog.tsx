"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { AssignEmailDialog } from "@/components/inbox/assign-email-dialog";
import { useInboxAction } from "@/components/inbox/use-inbox";
import { VendorCombobox } from "@/components/pickers/vendor-combobox";
import { vendorQuery } from "@/components/queries/use-vendors";
import type { InboxMessageDto } from "@/lib/inbound/inbox/schema";
import { say } from "@/messages/say";

/** Asks for the vendor that an email is from; its attachments are filed there. */
export function AssignDialog({ message, onClose }: { message: InboxMessageDto; onClose: () => void }) {
  const [vendorId, setVendorId] = useState("");
  const { data: vendor } = useQuery({ ...vendorQuery(vendorId), enabled: vendorId !== "" });
  const { mutate, isPending } = useInboxAction(message.id);
  return (
    <AssignEmailDialog
      subject={message.subject}
      label={say("common.vendor")}
      help={say("inbox.assignHelp")}
      missing={say("inbox.chooseVendor")}
      busy={isPending}
      picker={({ onChange, ...attributes }) => (
        <VendorCombobox
          canAdd
          placeholder={say("documents.selectAVendor")}
          onChange={(id) => {
            setVendorId(id);
            onChange(id);
          }}
          {...attributes}
        />
      )}
      onAssign={(id) => mutate({ kind: "assign", vendor: { id, name: vendor?.name ?? "" } }, { onSettled: onClose })}
      onClose={onClose}
    />
  );
}
