import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";

export function VendorsEmpty({ filtered, onClear, onAdd }: { filtered: boolean; onClear: () => void; onAdd?: () => void }) {
  if (filtered)
    return (
      <EmptyState
        message="No vendors found. No vendor matches these filters."
        action={
          <Button variant="secondary" onClick={onClear}>
            Clear filters
          </Button>
        }
      />
    );
  return (
    <EmptyState
      message="No vendors found. Add your first vendor to get started."
      action={
        onAdd && (
          <div className="flex flex-wrap justify-center gap-2">
            <LinkButton variant="secondary" href="/vendors/import">
              Import a list
            </LinkButton>
            <Button onClick={onAdd}>Add your first vendor</Button>
          </div>
        )
      }
    />
  );
}
