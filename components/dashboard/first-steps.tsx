import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

/** What a new company sees in place of empty boxes. */
export function FirstSteps({ mayWrite }: { mayWrite: boolean }) {
  return (
    <div className="rounded-card border bg-surface">
      <EmptyState
        message="Add a vendor, upload its certificate of insurance, and its status appears here."
        action={mayWrite && <LinkButton href="/vendors/new">Add your first vendor</LinkButton>}
      />
    </div>
  );
}
