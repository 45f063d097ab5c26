"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { AuthTitle } from "@/components/auth/auth-title";
import { useSignOut } from "@/components/auth/use-account";
import { sentence } from "@/components/auth/use-auth";
import { ProofFields } from "@/components/proof/proof-fields";
import { useProofForm } from "@/components/proof/use-proof-form";
import { Button } from "@/components/ui/button";
import { FormAlert } from "@/components/ui/form-alert";
import { TextLink } from "@/components/ui/text-link";
import { type ProofInput, proofInput } from "@/lib/accounts/sign-in/second-factor-schema";
import { api, isAboutFields } from "@/lib/http/client/api";
import type { MessageDto } from "@/lib/infra/messages-schema";
import { say } from "@/messages/say";

/** Asks a platform admin who is signed in for the password or code again. */
export function AdminMode({ to }: { to: string }) {
  const router = useRouter();
  const signOut = useSignOut();
  const prove = useMutation({
    mutationFn: (proof: ProofInput) => api.post<MessageDto>("/api/auth/admin-mode", proof),
    meta: { quiet: true },
  });
  const form = useProofForm(proofInput, {});
  const submit = form.handleSubmit((proof) =>
    prove.mutate(proof, { onSuccess: () => router.replace(to), onError: form.showServerProblems }),
  );
  return (
    <>
      <AuthTitle title={say("auth.confirmItsYou")}>{say("auth.adminModeHelp")}</AuthTitle>
      <form method="post" noValidate onSubmit={submit} className="space-y-5">
        {prove.isError && !isAboutFields(prove.error) && <FormAlert>{sentence(prove.error, say("auth.unsubscribeFailed"))}</FormAlert>}
        <ProofFields problem={form.problem} control={form.control} />
        <Button type="submit" large className="w-full" busy={prove.isPending || prove.isSuccess}>
          {prove.isPending || prove.isSuccess ? say("auth.opening") : say("auth.openAdminPortal")}
        </Button>
      </form>
      <p className="mt-6 flex flex-wrap items-center gap-x-3">
        <TextLink href="/dashboard">{say("auth.backToCoverkeep")}</TextLink>
        <Button variant="ghost" busy={signOut.isPending} onClick={() => signOut.mutate()}>
          {say("auth.signOut")}
        </Button>
      </p>
    </>
  );
}
