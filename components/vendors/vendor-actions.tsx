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

export const vendorActions = (): BatchAction<VendorAction | WrittenKind | "merge">[] => [
  {
    name: "request",
    label: say("reminders.request"),
    icon: <Mail aria-hidden className="size-4" />,
    ...written,
  },
  {
    name: "custom",
    label: say("reminders.email"),
    icon: <PenLine aria-hidden className="size-4" />,
    ...written,
  },
  {
    name: "activate",
    label: say("vendors.setActive"),
    icon: <CircleCheck aria-hidden className="size-4" />,
    needs: "vendor:write",
    title: say("vendors.setActive"),
    question: (count) => say("vendors.setCountActive", { counted: count }),
    consequence: say("vendors.setActiveConsequence"),
    confirm: say("vendors.setActive"),
    harmless: true,
    running: say("vendors.settingVendorsActive"),
    done: (count) => say("vendors.countSetActive", { counted: count }),
  },
  {
    name: "deactivate",
    label: say("vendors.setInactive"),
    icon: <CircleOff aria-hidden className="size-4" />,
    needs: "vendor:write",
    title: say("vendors.setInactive"),
    question: (count) => say("vendors.setCountInactive", { counted: count }),
    consequence: say("vendors.setInactiveConsequence"),
    confirm: say("vendors.setInactive"),
    harmless: true,
    running: say("vendors.settingVendorsInactive"),
    done: (count) => say("vendors.countSetInactive", { counted: count }),
  },
  {
    ...written,
    name: "merge",
    label: say("merging.mergeVendors"),
    icon: <Merge aria-hidden className="size-4" />,
    needs: "vendor:merge",
    only: 2,
  },
  {
    name: "delete",
    label: say("common.delete"),
    icon: <Trash2 aria-hidden className="size-4" />,
    needs: "vendor:write",
    title: say("vendors.deleteVendors"),
    question: (count) => say("vendors.deleteManyQuestion", { counted: count }),
    consequence: say("vendors.deleteManyConsequence"),
    confirm: say("common.delete"),
    running: say("vendors.deletingVendors"),
    done: (count) => say("lists.countDeleted", { counted: count }),
  },
];
