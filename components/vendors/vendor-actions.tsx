import { CircleCheck, CircleOff, Mail, Merge, PenLine, Trash2 } from "lucide-react";
import type { BatchAction } from "@/components/lists/batch-dialogs";
import type { WrittenKind } from "@/lib/reminders/requests/values";
import type { VendorAction } from "@/lib/vendors/schema";
import { say } from "@/messages/say";

/** An email or a merge is shown before it goes, in a dialog of its own. */
const written = {
  ...{ needs: "vendor:invite" as const, hasOwnDialog: true, title: "", confirm: "", running: "" },
  ...{ question: () => "", done: () => "" },
} as const;

export const vendorActions: BatchAction<VendorAction | WrittenKind | "merge">[] = [
  {
    name: "request",
    get label() {
      return say("reminders.request");
    },
    icon: <Mail aria-hidden className="size-4" />,
    ...written,
  },
  {
    name: "custom",
    get label() {
      return say("reminders.email");
    },
    icon: <PenLine aria-hidden className="size-4" />,
    ...written,
  },
  {
    name: "activate",
    get label() {
      return say("vendors.setActive");
    },
    icon: <CircleCheck aria-hidden className="size-4" />,
    needs: "vendor:write",
    get title() {
      return say("vendors.setActive");
    },
    question: (count) => say("vendors.setCountActive", { count }),
    get consequence() {
      return say("vendors.activeVendorsAreCountedOn");
    },
    get confirm() {
      return say("vendors.setActive");
    },
    harmless: true,
    get running() {
      return say("vendors.settingVendorsActive");
    },
    done: (count) => say("vendors.countSetActive", { count }),
  },
  {
    name: "deactivate",
    get label() {
      return say("vendors.setInactive");
    },
    icon: <CircleOff aria-hidden className="size-4" />,
    needs: "vendor:write",
    get title() {
      return say("vendors.setInactive");
    },
    question: (count) => say("vendors.setCountInactive", { count }),
    get consequence() {
      return say("vendors.inactiveVendorsAreNotCountedOn");
    },
    get confirm() {
      return say("vendors.setInactive");
    },
    harmless: true,
    get running() {
      return say("vendors.settingVendorsInactive");
    },
    done: (count) => say("vendors.countSetInactive", { count }),
  },
  {
    ...written,
    name: "merge",
    get label() {
      return say("merging.mergeVendors");
    },
    icon: <Merge aria-hidden className="size-4" />,
    needs: "vendor:merge",
    only: 2,
  },
  {
    name: "delete",
    get label() {
      return say("common.delete");
    },
    icon: <Trash2 aria-hidden className="size-4" />,
    needs: "vendor:write",
    get title() {
      return say("vendors.deleteVendors");
    },
    question: (count) => say("vendors.areYouSureYouWantToDelete", { count }),
    get consequence() {
      return say("vendors.weDeleteTheirDocumentsAnd");
    },
    get confirm() {
      return say("common.delete");
    },
    get running() {
      return say("vendors.deletingVendors");
    },
    done: (count) => say("lists.countDeleted", { count }),
  },
];
