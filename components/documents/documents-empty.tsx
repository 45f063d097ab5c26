import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

export function DocumentsEmpty({ filtered, onClear, onUpload }: { filtered: boolean; onClear: () => void; onUpload?: () => void }) {
  const upload = onUpload && <Button onClick={onUpload}>Upload a document</Button>;
  if (!filtered) return <EmptyState message="No documents found. Upload your first document to get started." action={upload} />;
  return (
    <EmptyState
      message="No documents found. No document matches these filters."
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Button variant="secondary" onClick={onClear}>
            Clear filters
          </Button>
          {upload}
        </div>
      }
    />
  );
}
