"use client";

import { ProofFields } from "@/components/proof/proof-fields";
import { useProofForm } from "@/components/proof/use-proof-form";
import { useExportCompany } from "@/components/settings/deletion/use-removal";
import { FormDialog } from "@/components/ui/form-dialog";
import { proofInput } from "@/lib/accounts/sign-in/second-factor-schema";
import { isAboutFields } from "@/lib/http/client/api";
import { say } from "@/messages/say";

/** The zip holds everything, so a device that was left signed in is not enough. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const ask = useExportCompany();
  const form = useProofForm(proofInput, {});
  const submit = form.handleSubmit((proof) => ask.mutate(proof, { onSuccess: onClose, onError: form.showServerProblems }));
  return (
    <FormDialog
      title={say("settings.exportCompanyData")}
      submit={{ label: say("settings.exportData"), busy: ask.isPending }}
      alert={!isAboutFields(ask.error) && ask.error?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-ink-2">{say("settings.theZipFileContainsAll")}</p>
      <ProofFields problem={form.problem} control={form.control} />
    </FormDialog>
  );
}
