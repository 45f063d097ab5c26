"use client";

import { BatchDialogs, type BatchProps, type BatchWords } from "@/components/lists/batch-dialogs";
import { useVendorsChanged, vendorsBase } from "@/components/vendors/use-vendors";
import type { VendorAction } from "@/lib/vendors/schema";

const words: Record<VendorAction, BatchWords> = {
  invite: {
    title: "Send invitations",
    question: (count) => `Send an invitation to ${count}?`,
    consequence: "Each one gets an e-mail that asks for its certificate of insurance.",
    confirm: "Send",
    harmless: true,
    running: "Sending invitations",
    done: (count) => `Invitation sent to ${count}`,
  },
  activate: {
    title: "Set active",
    question: (count) => `Set ${count} active?`,
    consequence: "Active vendors are counted on the dashboard, and reminded before cover ends.",
    confirm: "Set active",
    harmless: true,
    running: "Setting vendors active",
    done: (count) => `${count} set active`,
  },
  deactivate: {
    title: "Set inactive",
    question: (count) => `Set ${count} inactive?`,
    consequence: "Inactive vendors are not counted on the dashboard, and get no reminders.",
    confirm: "Set inactive",
    harmless: true,
    running: "Setting vendors inactive",
    done: (count) => `${count} set inactive`,
  },
  delete: {
    title: "Delete vendors",
    question: (count) => `Are you sure you want to delete ${count}?`,
    consequence: "Their documents are deleted with them, and they are taken off all projects.",
    confirm: "Delete",
    running: "Deleting vendors",
    done: (count) => `${count} deleted`,
  },
};

/** What can be done with many vendors at once. */
export function VendorBatch(props: BatchProps<VendorAction>) {
  return <BatchDialogs {...props} words={words} base={vendorsBase} onChanged={useVendorsChanged()} />;
}
