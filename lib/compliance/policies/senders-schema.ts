import { z } from "zod";
import { senderProofNames } from "@/lib/compliance/policies/senders-values";

/** From whom a file came by email, and how that was proved; `proof` null: it was not. null: the file came another way. */
export const senderDto = z.object({ address: z.string(), proof: z.enum(senderProofNames).nullable() }).nullable();
export type SenderDto = z.infer<typeof senderDto>;
