"use client";

import { useCallback, useState } from "react";
import { eachOnce } from "@/components/documents/upload-files";
import { DropArea } from "@/components/ui/drop-area";
import { loadLater } from "@/components/ui/load-later";

const Uploading = loadLater(
  () => import("@/components/documents/uploading").then((file) => file.Uploading),
  ({ open }) => open,
);

type UploadDialogProps = { vendorId: string; opened: boolean; onOpen: () => void; onClose: () => void };

/** Takes files that are dropped on the page or chosen here, asks whose they are, and shows what becomes of each. */
export function UploadDialog({ vendorId, opened, onOpen, onClose }: UploadDialogProps) {
  const [dropped, setDropped] = useState<File[]>([]);
  const close = useCallback(() => {
    setDropped([]);
    onClose();
  }, [onClose]);
  return (
    <>
      <DropArea
        label="Drop certificates to upload them"
        onFiles={(files) => {
          setDropped((earlier) => eachOnce([...earlier, ...files]));
          onOpen();
        }}
      />
      <Uploading open={opened} vendorId={vendorId} files={dropped} onFiles={setDropped} onClose={close} />
    </>
  );
}
