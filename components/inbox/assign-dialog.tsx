"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useInboxAction } from "@/components/inbox/use-inbox";
import { VendorCombobox } from "@/components/pickers/vendor-combobox";
import { vendorQuery } from "@/components/queries/use-vendors";
import { Field } from "@/components/ui/field";
import { FormDialog } from "@/components/ui/form-dialog";
import type { InboxMessageDto } from "@/lib/inbound/inbox/schema";
import { say } from "@/messages/say";

/** Asks for the vendor that an email is from; its attachments are filed there. */
export function AssignDialog({ message, onClose }: { message: InboxMessageDto; onClose: () => void }) {
  const [vendorId, setVendorId] = useState("");
  const [problem, setProblem] = useState<string>();
  const { data: vendor } = useQuery({ ...vendorQuery(vendorId), enabled: vendorId !== "" });
  const { mutate, isPending } = useInboxAction(message.id);
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    if (!vendorId) return setProblem(say("inbox.chooseVendor"));
    mutate({ kind: "assign", vendor: { id: vendorId, name: vendor?.name ?? "" } }, { onSettled: onClose });
  };
  return (
    <FormDialog
      title={say("inbox.assignTitle")}
      submit={{ label: say("inbox.assignEmail"), busy: isPending }}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-ink-2 [overflow-wrap:anywhere]">{message.subject || say("inbox.noSubject")}</p>
      <Field label={say("common.vendor")} required help={say("inbox.assignHelp")} error={problem}>
        {(aria) => (
          <VendorCombobox
            canAdd
            value={vendorId}
            onChange={(value) => {
              setVendorId(value);
              setProblem(undefined);
            }}
            placeholder={say("documents.selectAVendor")}
            {...aria}
          />
        )}
      </Field>
    </FormDialog>
  );
}
