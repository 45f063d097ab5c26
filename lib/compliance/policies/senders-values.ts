import type { PlainKey } from "@/messages/say";

/** How it was proved that a sender may write for a vendor. `earlier`: filed before senders were checked. */
export const senderProofs = {
  spf: "inbox.proofSpf",
  dkim: "inbox.proofDkim",
  arc: "inbox.proofArc",
  server: "inbox.proofServer",
  service: "inbox.proofService",
  address: "inbox.proofAddress",
  person: "inbox.proofPerson",
  earlier: "inbox.proofEarlier",
} as const satisfies Record<string, PlainKey>;
export type SenderProof = keyof typeof senderProofs;
export const senderProofNames = Object.keys(senderProofs) as SenderProof[];
