"use client";

import { useCallback, useState } from "react";
import { eachOnce } from "@/components/documents/upload-files";
import { DropArea } from "@/components/ui/drop-area";
import { lazyPart, Nothing } from "@/components/ui/lazy-part";
import { say } from "@/messages/say";

const Uploading = lazyPart(() => import("@/components/documents/uploading").then((file) => file.Uploading), Nothing);

type UploadDialogProps = { vendorId: string; opened: boolean; onOpen: () => void; onClose: () => void };

/** Takes files that are dropped on the page or chosen here, asks which vendor they belong to, and shows the progress of each. */
export function UploadDialog({ vendorId, opened, onOpen, onClose }: UploadDialogProps) {
  const [dropped, setDropped] = useState<File[]>([]);
  const close = useCallback(() => {
    setDropped([]);
    onClose();
  }, [onClose]);
  return (
    <>
      <DropArea
        label={say("documents.dropHere")}
        onFiles={(files) => {
          setDropped((earlier) => eachOnce([...earlier, ...files]));
          onOpen();
        }}
      />
      <Uploading open={opened} vendorId={vendorId} files={dropped} onFiles={setDropped} onClose={close} />
    </>
  );
}
