import type { ReactNode } from "react";
import { LoadSamples } from "@/components/samples/load-samples";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { say } from "@/messages/say";

/** `clear` is there while filters hide vendors. */
export function VendorsEmpty({ clear, onAdd }: { clear: ReactNode; onAdd?: () => void }) {
  if (clear) return <EmptyState message={say("vendors.emptyFiltered")} action={clear} />;
  return (
    <EmptyState
      message={say("vendors.emptyAll")}
      action={
        onAdd && (
          <div className="flex flex-wrap justify-center gap-2">
            <LinkButton variant="secondary" href="/vendors/import">
              {say("vendors.importAList")}
            </LinkButton>
            <Button onClick={onAdd}>{say("vendors.firstVendor")}</Button>
            <LoadSamples />
          </div>
        )
      }
    />
  );
}
