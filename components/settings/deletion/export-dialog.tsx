"use client";

import { useExportCompany } from "@/components/settings/deletion/use-removal";
import { ProofFields } from "@/components/settings/security/proof-fields";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions, DialogBody } from "@/components/ui/dialog";
import { FormAlert } from "@/components/ui/form-alert";
import { useZodForm } from "@/components/ui/use-zod-form";
import { proofInput } from "@/lib/accounts/second-factor/schema";
import { ApiError } from "@/lib/client/api";

export function ExportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} title="Export company data" onClose={onClose}>
      <ExportForm onClose={onClose} />
    </Dialog>
  );
}

/** The zip holds everything, so a device that was left signed in is not enough. */
function ExportForm({ onClose }: { onClose: () => void }) {
  const ask = useExportCompany();
  const form = useZodForm(proofInput, { password: "", code: "" });
  const submit = form.handleSubmit((proof) => ask.mutate(proof, { onSuccess: onClose, onError: form.showServerProblems }));
  const isOnField = ask.error instanceof ApiError && Object.keys(ask.error.fields).length > 0;
  return (
    <form method="post" noValidate onSubmit={submit} className="flex min-h-0 flex-col">
      <DialogBody>
        <p className="text-ink-2">The zip file holds all vendors, documents, emails and activity of your company.</p>
        {ask.error && !isOnField && <FormAlert>{ask.error.message}</FormAlert>}
        <ProofFields problem={form.problem} control={form.control} />
      </DialogBody>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={ask.isPending}>
          Export Data
        </Button>
      </DialogActions>
    </form>
  );
}
