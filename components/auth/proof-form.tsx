"use client";

import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { sentence } from "@/components/auth/use-auth";
import { ProofFields } from "@/components/proof/proof-fields";
import { useProofForm } from "@/components/proof/use-proof-form";
import { useProofNeeded } from "@/components/proof/use-security";
import { DialogForm } from "@/components/ui/form-dialog";
import { type ProofInput, proofInput } from "@/lib/accounts/sign-in/second-factor-schema";
import { api, isAboutFields } from "@/lib/http/client/api";
import type { MessageDto } from "@/lib/infra/messages-schema";
import { say } from "@/messages/say";

/** What is asked in a `ProofDialog`. */
export function ProofForm({ onProved, onClose }: { onProved: () => void; onClose: () => void }) {
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
