import { CircleCheck, CircleOff, Mail, Trash2 } from "lucide-react";
import type { BatchAction } from "@/components/lists/batch-dialogs";
import type { VendorAction } from "@/lib/vendors/schema";
import { say } from "@/messages/say";

export const vendorActions: BatchAction<VendorAction>[] = [
  {
    name: "invite",
    get label() {
      return say("vendors.invite");
    },
    icon: <Mail aria-hidden className="size-4" />,
    needs: "vendor:invite",
    get title() {
      return say("vendors.sendInvitations");
    },
    question: (count) => say("vendors.sendAnInvitationToCount", { count }),
    get consequence() {
      return say("vendors.weEmailEachVendorAnd");
    },
    get confirm() {
      return say("vendors.send");
    },
    harmless: true,
    get running() {
      return say("vendors.sendingInvitations");
    },
    done: (count) => say("vendors.invitationSentToCount", { count }),
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
