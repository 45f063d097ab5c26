"use client";

import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { sentence } from "@/components/auth/use-auth";
import { ProofFields } from "@/components/proof/proof-fields";
import { useProofForm } from "@/components/proof/use-proof-form";
import { useProofNeeded } from "@/components/proof/use-security";
import { Dialog } from "@/components/ui/dialog";
import { DialogForm } from "@/components/ui/form-dialog";
import { type ProofInput, proofInput } from "@/lib/accounts/sign-in/second-factor-schema";
import { api, isAboutFields } from "@/lib/http/client/api";
import { askForProofBy } from "@/lib/http/client/proof";
import type { MessageDto } from "@/lib/infra/messages-schema";
import { say } from "@/messages/say";

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

function ProofForm({ onProved, onClose }: { onProved: () => void; onClose: () => void }) {
  const prove = useMutation({
    mutationFn: (proof: ProofInput) => api.post<MessageDto>("/api/auth/admin-mode", proof),
    meta: { quiet: true },
  });
  const form = useProofForm(proofInput, {});
  const needed = useProofNeeded();
  const first = needed?.password ? "password" : needed?.code ? "code" : null;
  const { setFocus } = form;
  // The fields come once it is known what the account has: by then the dialog has put the focus on its first button.
  useEffect(() => {
    if (first) setFocus(first);
  }, [first, setFocus]);
  const submit = form.handleSubmit((proof) => prove.mutate(proof, { onSuccess: onProved, onError: form.showServerProblems }));
  return (
    <DialogForm
      submit={{ label: say("auth.continue"), busy: prove.isPending }}
      alert={prove.isError && !isAboutFields(prove.error) && sentence(prove.error, say("auth.unsubscribeFailed"))}
      onSubmit={submit}
      onClose={onClose}
    >
      <ProofFields problem={form.problem} control={form.control} />
    </DialogForm>
  );
}
