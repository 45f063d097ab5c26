import { ShieldCheck } from "lucide-react";
import type { BatchAction } from "@/components/lists/batch-actions";

/** Approves several requests, here and in the list of what needs attention. */
export const exceptionApproval: BatchAction<"approve"> = {
  name: "approve",
  label: "attention.approve",
  icon: ShieldCheck,
  needs: "exception:decide",
  harmless: true,
  words: {
    title: "attention.approveTitle",
    question: "attention.approveQuestion",
    consequence: "attention.approveConsequence",
    running: "attention.approving",
    done: "attention.approved",
  },
};
