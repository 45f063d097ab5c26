"use client";

import type { ReactNode } from "react";
import { PreviewResult } from "@/components/requirements/preview-result";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody } from "@/components/ui/dialog";
import { DialogActions } from "@/components/ui/dialog-sheet";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import type { PreviewDto } from "@/lib/compliance/preview/schema";
import { say } from "@/messages/say";

type PreviewDialogProps = {
  title: string;
  /** undefined: it is still under way. */
  preview: PreviewDto | undefined;
  failed?: { message: string; retry: () => void } | undefined;
  note?: string | undefined;
  confirm: { label: string; busy: boolean; run: () => void };
  onBack: () => void;
  /** Beside the result, such as what a ready set asks. */
  children?: ReactNode;
};

/** Shows what a change would do before it is made: it is confirmed, or the way leads back with everything kept. */
export function PreviewDialog({ title, preview, failed, note, confirm, onBack, children }: PreviewDialogProps) {
  return (
    <Dialog title={title} open onClose={onBack}>
      <DialogBody>
        {failed ? (
          <ErrorState title={say("requirements.failedToPreview")} advice={failed.message} onRetry={failed.retry} />
        ) : preview ? (
          <div role="status" className="space-y-4">
            <PreviewResult preview={preview} note={note} />
          </div>
        ) : (
          <div aria-busy role="status">
            <p className="text-ink">{say("requirements.checkingVendors")}</p>
            <p className="mt-1 text-ink-3 text-small">{say("requirements.previewMayTake")}</p>
            <Skeleton className="mt-4 h-40" />
          </div>
        )}
        {children}
      </DialogBody>
      <DialogActions>
        <Button variant="secondary" onClick={onBack}>
          {say("requirements.back")}
        </Button>
        <Button busy={confirm.busy} disabled={!preview} onClick={confirm.run}>
          {confirm.label}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
