"use client";

import type { AssignedDocument } from "@/components/documents/vendor-match/assign-form";
import { Dialog } from "@/components/ui/dialog";
import { lazyPart } from "@/components/ui/lazy-part";
import { say } from "@/messages/say";

const AssignDocument = lazyPart(() => import("@/components/documents/vendor-match/assign-form").then((file) => file.AssignDocument));

type AssignDialogProps = { document: AssignedDocument | undefined; onClose: () => void };

/** Asks which vendor a document belongs to. */
export function AssignDialog({ document, onClose }: AssignDialogProps) {
  return (
    <Dialog title={say("documents.assignTitle")} description={document?.fileName} open={document !== undefined} onClose={onClose}>
      {document && <AssignDocument document={document} onClose={onClose} />}
    </Dialog>
  );
}
