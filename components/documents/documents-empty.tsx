import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { say } from "@/messages/say";

/** `clear` is there while filters hide documents. */
export function DocumentsEmpty({ clear, onUpload }: { clear: ReactNode; onUpload?: () => void }) {
  const upload = onUpload && <Button onClick={onUpload}>{say("documents.uploadADocument")}</Button>;
  if (!clear) return <EmptyState message={say("documents.emptyAll")} action={upload} />;
  return (
    <EmptyState
      message={say("documents.emptyFiltered")}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {clear}
          {upload}
        </div>
      }
    />
  );
}
