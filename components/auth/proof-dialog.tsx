"use client";

import { useEffect, useRef, useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { lazyPart } from "@/components/ui/lazy-part";
import { askForProofBy } from "@/lib/http/client/proof";
import { say } from "@/messages/say";

const ProofForm = lazyPart(() => import("@/components/auth/proof-form").then((file) => file.ProofForm));

/** Asks for the password over the open page when a call needs a recent one, and lets the call go on. */
export function ProofDialog() {
  const [isOpen, setOpen] = useState(false);
  const answer = useRef<(isProved: boolean) => void>(undefined);
  useEffect(
    () =>
      askForProofBy(() => {
        setOpen(true);
        return new Promise((resolve) => {
          answer.current = resolve;
        });
      }),
    [],
  );
  const close = (isProved: boolean) => {
    setOpen(false);
    answer.current?.(isProved);
  };
  return (
    <Dialog open={isOpen} title={say("auth.confirmItsYou")} description={say("auth.proofPasswordHelp")} onClose={() => close(false)}>
      <ProofForm onProved={() => close(true)} onClose={() => close(false)} />
    </Dialog>
  );
}
