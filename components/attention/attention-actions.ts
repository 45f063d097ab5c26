import { EyeOff, Inbox } from "lucide-react";
import { exceptionApproval } from "@/components/exceptions/exception-actions";
import type { BatchAction } from "@/components/lists/batch-actions";
import type { AttentionAct } from "@/lib/attention/values";

/** What can be done with many rows at once. */
export const attentionActions: readonly BatchAction<AttentionAct>[] = [
  exceptionApproval,
  {
    name: "confirm",
    label: "attention.confirm",
    icon: Inbox,
    needs: "document:write",
    harmless: true,
    words: {
      question: "attention.confirmQuestion",
      consequence: "attention.confirmConsequence",
      running: "attention.confirming",
      done: "attention.confirmed",
    },
  },
  {
    name: "dismiss",
    label: "attention.dismiss",
    icon: EyeOff,
    needs: "document:write",
    harmless: true,
    words: {
      title: "attention.dismissTitle",
      question: "attention.dismissQuestion",
      consequence: "attention.dismissConsequence",
      running: "attention.dismissing",
      done: "attention.dismissed",
    },
  },
];
