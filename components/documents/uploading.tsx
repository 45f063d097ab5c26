"use client";

import { useEffect, useState } from "react";
import { UploadList } from "@/components/documents/upload-list";
import { type UploadItem, type UploadTarget, useUploads } from "@/components/documents/use-uploads";
import { Button } from "@/components/ui/button";
import { Confirm } from "@/components/ui/confirm";
import { Dialog, DialogActions, DialogBody } from "@/components/ui/dialog";
import { lazyPart } from "@/components/ui/lazy-part";
import { say } from "@/messages/say";

const UploadForm = lazyPart(() => import("@/components/documents/upload-form").then((file) => file.UploadForm));

/** One file for one vendor with no message: the list below the dialog shows the rest. */
const isPlain = ({ state, target, answer }: UploadItem) =>
  state === "done" && target !== null && answer?.alreadyStored === false && answer.storedElsewhere.length === 0;

type UploadingProps = { vendorId: string; files: File[]; onFiles: (files: File[]) => void; onClose: () => void };

/** The form for files, then what becomes of each. */
export function Uploading({ open, ...files }: UploadingProps & { open: boolean }) {
  return open && <OpenUploading {...files} />;
}

function OpenUploading({ vendorId, files, onFiles, onClose }: UploadingProps) {
  const [choosing, setChoosing] = useState(true);
  const [asking, setAsking] = useState(false);
  const { items, unfinished, add, retry, cancel } = useUploads();
  const finished = items.length === 1 && items.every(isPlain);
  useEffect(() => {
    if (finished) onClose();
  }, [finished, onClose]);
  const inForm = choosing || files.length > 0;

  function start(target: UploadTarget) {
    add(files, target);
    onFiles([]);
    setChoosing(false);
  }
  const close = () => (unfinished > 0 ? setAsking(true) : onClose());

  return (
    <>
      <Dialog title={say("documents.uploadDocument")} open onClose={close}>
        {/* Kept while the list is shown: what was chosen and typed is there for the next files. */}
        <div hidden={!inForm} className={inForm ? "flex min-h-0 flex-col" : undefined}>
          <UploadForm vendorId={vendorId} files={files} onFiles={onFiles} onCancel={close} onUpload={start} />
        </div>
        {!inForm && (
          <>
            <DialogBody>
              <UploadList items={items} onRetry={retry} onCancel={cancel} />
            </DialogBody>
            <DialogActions>
              <Button variant="secondary" onClick={() => setChoosing(true)}>
                {say("documents.addMoreFiles")}
              </Button>
              <Button onClick={close} busy={unfinished > 0}>
                {unfinished > 0 ? say("common.uploading") : say("documents.done")}
              </Button>
            </DialogActions>
          </>
        )}
      </Dialog>
      <Confirm
        open={asking && unfinished > 0}
        title={say("documents.stopUploading")}
        question={say("documents.leaveUploadQuestion", { unfinished: say("documents.countFilesHave", { count: unfinished }) })}
        consequence={say("documents.leaveUploadConsequence")}
        confirmLabel={say("documents.stopUploading")}
        onClose={() => setAsking(false)}
        onConfirm={onClose}
      />
    </>
  );
}
