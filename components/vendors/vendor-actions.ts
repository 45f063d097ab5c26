import { CircleCheck, CircleOff, ClipboardList, HardHat, Mail, Merge, PenLine, Trash2 } from "lucide-react";
import type { BatchAction } from "@/components/lists/batch-actions";
import type { WrittenKind } from "@/lib/reminders/requests/values";
import type { VendorAction } from "@/lib/vendors/schema";

/** Those without words show first what they do, in a dialog of their own. */
export const vendorActions: readonly BatchAction<VendorAction | WrittenKind | "project" | "requirements" | "merge">[] = [
  { name: "request", label: "reminders.request", icon: Mail, needs: "vendor:invite" },
  { name: "project", label: "vendors.addToProject", short: "vendors.project", icon: HardHat, needs: "project:write" },
  { name: "requirements", label: "vendors.assignRequirements", short: "common.requirements", icon: ClipboardList, needs: "project:write" },
  { name: "custom", label: "reminders.email", icon: PenLine, needs: "vendor:invite" },
  {
    name: "activate",
    label: "vendors.setActive",
    icon: CircleCheck,
    needs: "vendor:write",
    harmless: true,
    words: {
      question: "vendors.setCountActive",
      consequence: "vendors.setActiveConsequence",
      running: "vendors.settingVendorsActive",
      done: "vendors.countSetActive",
    },
  },
  {
    name: "deactivate",
    label: "vendors.setInactive",
    icon: CircleOff,
    needs: "vendor:write",
    harmless: true,
    words: {
      question: "vendors.setCountInactive",
      consequence: "vendors.setInactiveConsequence",
      running: "vendors.settingVendorsInactive",
      done: "vendors.countSetInactive",
    },
  },
  { name: "merge", label: "merging.mergeVendors", icon: Merge, needs: "vendor:merge", only: 2 },
  {
    name: "delete",
    label: "common.delete",
    icon: Trash2,
    needs: "vendor:write",
    words: {
      title: "vendors.deleteVendors",
      question: "vendors.deleteManyQuestion",
      consequence: "vendors.deleteManyConsequence",
      running: "vendors.deletingVendors",
      done: "lists.countDeleted",
    },
  },
];
