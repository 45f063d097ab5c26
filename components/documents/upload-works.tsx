"use client";

import { useCallback, useState } from "react";
import { UploadDialog } from "@/components/documents/upload-dialog";
import { eachOnce } from "@/components/documents/upload-files";
import { UploadPanel } from "@/components/documents/upload-panel";
import { useUploads } from "@/components/documents/use-uploads";
import { useVendorHere } from "@/components/documents/use-vendor-here";
import { useSession } from "@/components/layout/session-context";
import { DropArea } from "@/components/ui/drop-area";
import { say } from "@/messages/say";

type UploadWorksProps = {
  /** The vendor that the dialog begins with, "" for none; undefined: the dialog is closed. */
  dialogVendor: string | undefined;
  onClose: () => void;
};

/**
 * Files that are dropped on any page are sent at once: on a vendor's page for that vendor, elsewhere to the vendor of the insured's name.
 * While the dialog is open, they join its form.
 */
export function UploadWorks({ dialogVendor, onClose }: UploadWorksProps) {
  const { user, company } = useSession();
  const uploads = useUploads(`${user.id}.${company.id}`);
  const [chosen, setChosen] = useState<File[]>([]);
  const vendorId = useVendorHere();
  const isChoosing = dialogVendor !== undefined;
  const close = useCallback(() => {
    setChosen([]);
    onClose();
  }, [onClose]);

  function take(files: readonly File[]) {
    if (isChoosing) setChosen((earlier) => eachOnce([...earlier, ...files]));
    else uploads.add(eachOnce(files), vendorId ? { vendorId, documentType: null, expirationDate: null } : null);
  }

  return (
    <>
      <DropArea label={say(vendorId ? "documents.dropForVendor" : "documents.dropHere")} isOverForm={isChoosing} onFiles={take} />
      {isChoosing ? (
        <UploadDialog uploads={uploads} vendorId={dialogVendor} files={chosen} onFiles={setChosen} onClose={close} />
      ) : (
        <UploadPanel uploads={uploads} />
      )}
    </>
  );
}
