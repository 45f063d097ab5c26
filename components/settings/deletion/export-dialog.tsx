"use client";

import { ProofFields } from "@/components/proof/proof-fields";
import { useProofForm } from "@/components/proof/use-proof-form";
import { useExportCompany } from "@/components/settings/deletion/use-removal";
import { SendDialog } from "@/components/ui/form-dialog";
import { proofInput } from "@/lib/accounts/sign-in/second-factor-schema";
import { say } from "@/messages/say";

/** The zip holds everything, so a device that was left signed in is not enough. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const ask = useExportCompany();
  const form = useProofForm(proofInput, {});
  return (
    <SendDialog
      title={say("settings.exportCompanyData")}
      submit={{ label: say("settings.exportData") }}
      form={form}
      state={ask}
      send={ask.mutate}
      onClose={onClose}
    >
      <p className="text-ink-2">{say("settings.exportHint")}</p>
      <ProofFields problem={form.problem} control={form.control} />
    </SendDialog>
  );
}
