"use client";

import type { ComponentProps } from "react";
import { CodeField } from "@/components/proof/code-field";
import { OwnPasswordField } from "@/components/proof/own-password-field";
import { useProofNeeded } from "@/components/proof/use-security";
import { freshSignInMinutes } from "@/lib/accounts/sign-in/second-factor-rules";
import { say } from "@/messages/say";

type ProofFieldsProps = {
  problem: (field: "password" | "code") => string | undefined;
  control: (field: "password" | "code") => ComponentProps<"input">;
  /** Whose password it is, beside fields for another one. */
  passwordHelp?: string;
};

/** Asks whoever is signed in to show again who they are, by what they have. */
export function ProofFields({ problem, control, passwordHelp }: ProofFieldsProps) {
  const needed = useProofNeeded();
  if (!needed) return null;
  if (!needed.password && !needed.code) {
    return <p className="text-ink-2">{say("security.freshSignInHelp", { minutes: freshSignInMinutes })}</p>;
  }
  return (
    <>
      {needed.password && <OwnPasswordField help={passwordHelp} error={problem("password")} control={() => control("password")} />}
      {needed.code && <CodeField help={say("security.secondFactorHelp")} error={problem("code")} control={() => control("code")} />}
    </>
  );
}
