"use client";

import { useExportCompany } from "@/components/settings/deletion/use-removal";
import { ProofFields } from "@/components/settings/security/proof-fields";
import { FormDialog } from "@/components/ui/form-dialog";
import { useZodForm } from "@/components/ui/use-zod-form";
import { proofInput } from "@/lib/accounts/second-factor/schema";
import { isAboutFields } from "@/lib/client/api";

/** The zip holds everything, so a device that was left signed in is not enough. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const ask = useExportCompany();
  const form = useZodForm(proofInput, { password: "", code: "" });
  const submit = form.handleSubmit((proof) => ask.mutate(proof, { onSuccess: onClose, onError: form.showServerProblems }));
  return (
    <FormDialog
      title="Export Company Data"
      submit={{ label: "Export Data", busy: ask.isPending }}
      alert={!isAboutFields(ask.error) && ask.error?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-ink-2">The ZIP file contains all of your company's vendors, documents, emails and activity.</p>
      <ProofFields problem={form.problem} control={form.control} />
    </FormDialog>
  );
}
