"use client";

import type { DefaultValues } from "react-hook-form";
import type { z } from "zod";
import { useProofNeeded } from "@/components/proof/use-security";
import { useZodForm } from "@/components/ui/use-zod-form";
import { type proofInput, withProof } from "@/lib/accounts/sign-in/second-factor-schema";

type ProofShape = typeof proofInput.shape;
type Rest<Schema extends z.ZodType> = Omit<z.input<Schema>, keyof ProofShape>;

/** A form with `ProofFields`: what the account has to give is asked for before anything is sent. */
export function useProofForm<Schema extends z.ZodObject<ProofShape>>(schema: Schema, initial: Rest<Schema>) {
  const needed = useProofNeeded() ?? { password: false, code: false };
  const values = { ...initial, password: "", code: "" } as DefaultValues<z.input<Schema>>;
  return useZodForm(withProof(schema, needed), values);
}
