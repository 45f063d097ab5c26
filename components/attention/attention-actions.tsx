import { EyeOff, Inbox, ShieldCheck } from "lucide-react";
import type { BatchAction } from "@/components/lists/batch-dialogs";
import type { AttentionAct } from "@/lib/attention/values";
import { say } from "@/messages/say";

/** What can be done with many rows at once. */
export const attentionActions = (): BatchAction<AttentionAct>[] => [
  {
    name: "approve",
    label: say("attention.approve"),
    icon: <ShieldCheck aria-hidden className="size-4" />,
    needs: "exception:decide",
    title: say("attention.approveTitle"),
    question: (count) => say("attention.approveQuestion", { counted: count }),
    consequence: say("attention.approveConsequence"),
    confirm: say("attention.approve"),
    harmless: true,
    running: say("attention.approving"),
    done: (count) => say("attention.approved", { counted: count }),
  },
  {
    name: "confirm",
    label: say("attention.confirm"),
    icon: <Inbox aria-hidden className="size-4" />,
    needs: "document:write",
    title: say("attention.confirm"),
    question: (count) => say("attention.confirmQuestion", { counted: count }),
    consequence: say("attention.confirmConsequence"),
    confirm: say("attention.confirm"),
    harmless: true,
    running: say("attention.confirming"),
    done: (count) => say("attention.confirmed", { counted: count }),
  },
  {
    name: "dismiss",
    label: say("attention.dismiss"),
    icon: <EyeOff aria-hidden className="size-4" />,
    needs: "document:write",
    title: say("attention.dismissTitle"),
    question: (count) => say("attention.dismissQuestion", { counted: count }),
    consequence: say("attention.dismissConsequence"),
    confirm: say("attention.dismiss"),
    harmless: true,
    running: say("attention.dismissing"),
    done: (count) => say("attention.dismissed", { counted: count }),
  },
];
