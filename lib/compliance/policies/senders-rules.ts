import type { SenderDto } from "@/lib/compliance/policies/senders-schema";
import { senderProofNames, senderProofs } from "@/lib/compliance/policies/senders-values";
import { coded, type Sentence } from "@/lib/infra/sentences-rules";

/** The sender of a file's row. */
export function senderOf({ senderAddress: address, senderProof }: { senderAddress: string | null; senderProof: string | null }): SenderDto {
  return address === null ? null : { address, proof: senderProofNames.find((one) => one === senderProof) ?? null };
}

/** "Emailed by office@vendor.example, verified by its signature". */
export function senderSentence(sender: NonNullable<SenderDto>): Sentence {
  return coded("inbox.emailedBy", {
    sender: sender.address,
    how: sender.proof ? coded(senderProofs[sender.proof]) : coded("inbox.senderUnverified"),
  });
}
