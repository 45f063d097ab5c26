"use client";

import { useEffect, useState } from "react";
import { UploadList } from "@/components/documents/upload-list";
import type { UploadItem, Uploads, UploadTarget } from "@/components/documents/use-uploads";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody } from "@/components/ui/dialog";
import { DialogActions } from "@/components/ui/dialog-sheet";
import { lazyPart } from "@/components/ui/lazy-part";
import { say } from "@/messages/say";

const UploadForm = lazyPart(() => import("@/components/documents/upload-form").then((file) => file.UploadForm));

/** One file for one vendor with no message: the lists of the page show the rest. */
const isPlain = ({ state, target, answer }: UploadItem) =>
  state === "done" && target !== null && answer?.alreadyStored === false && answer.storedElsewhere.length === 0;

type UploadDialogProps = { uploads: Uploads; vendorId: string; files: File[]; onFiles: (files: File[]) => void; onClose: () => void };

/** The form for files, then what becomes of each. Closed, the upload goes on in the panel. */
export function UploadDialog({ uploads, vendorId, files, onFiles, onClose }: UploadDialogProps) {
  const [choosing, setChoosing] = useState(true);
  const { items, unfinished, add, clear } = uploads;
  const finished = !choosing && items.length === 1 && items.every(isPlain);
  useEffect(() => {
    if (!finished) return;
    clear();
    onClose();
  }, [finished, clear, onClose]);
  const inForm = choosing || files.length > 0;

  function start(target: UploadTarget) {
    add(files, target);
    onFiles([]);
    setChoosing(false);
  }

  return (
    <Dialog title={say("documents.uploadDocument")} open onClose={onClose}>
      {/* Kept while the list is shown: what was chosen and typed is there for the next files. */}
      <div hidden={!inForm} className={inForm ? "flex min-h-0 flex-col" : undefined}>
        <UploadForm vendorId={vendorId} files={files} onFiles={onFiles} onCancel={onClose} onUpload={start} />
      </div>
      {!inForm && (
        <>
          <DialogBody>
            <UploadList uploads={uploads} />
          </DialogBody>
          <DialogActions>
            <Button variant="secondary" onClick={() => setChoosing(true)}>
              {say("documents.addMoreFiles")}
            </Button>
            <Button
              busy={unfinished > 0}
              onClick={() => {
                clear();
                onClose();
              }}
            >
              {unfinished > 0 ? say("common.uploading") : say("documents.done")}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
