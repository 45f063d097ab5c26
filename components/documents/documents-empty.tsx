import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

/** `clear` is there while filters hide documents. */
export function DocumentsEmpty({ clear, onUpload }: { clear: ReactNode; onUpload?: () => void }) {
  const upload = onUpload && <Button onClick={onUpload}>Upload a Document</Button>;
  if (!clear) return <EmptyState message="No documents found. Upload your first document to get started." action={upload} />;
  return (
    <EmptyState
      message="No documents found. No document matches these filters."
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {clear}
          {upload}
        </div>
      }
    />
  );
}
