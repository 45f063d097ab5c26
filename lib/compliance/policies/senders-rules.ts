import type { SenderDto } from "@/lib/compliance/policies/senders-schema";
import { senderProofNames, senderProofs } from "@/lib/compliance/policies/senders-values";
import { say } from "@/messages/say";

/** The sender of a file's row. */
export function senderOf({ senderAddress: address, senderProof }: { senderAddress: string | null; senderProof: string | null }): SenderDto {
  return address === null ? null : { address, proof: senderProofNames.find((one) => one === senderProof) ?? null };
}

/** "Emailed by office@vendor.example, verified by its signature". null: it did not come by email. */
export function senderWords(sender: SenderDto): string | null {
  if (!sender) return null;
  return say("inbox.emailedBy", {
    sender: sender.address,
    how: sender.proof ? say(senderProofs[sender.proof]) : say("inbox.senderUnverified"),
  });
}
