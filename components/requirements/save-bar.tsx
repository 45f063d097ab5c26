import { Button } from "@/components/ui/button";
import { say } from "@/messages/say";

type SaveBarProps = { isChanged: boolean; busy: boolean; blocked?: boolean; onDiscard: () => void };

/** Always in reach at the bottom of a long set; on small screens above the tabs. */
export function SaveBar({ isChanged, busy, blocked = false, onDiscard }: SaveBarProps) {
  return (
    <div className="sticky bottom-15 z-20 flex flex-wrap items-center justify-end gap-2 rounded-card border bg-surface px-5 py-3 max-sm:px-3 max-sm:py-2 short:static lg:bottom-3">
      <p role="status" className="mr-auto text-ink-2 max-sm:sr-only">
        {busy ? say("requirements.checkingVendors") : isChanged ? say("requirements.unsavedChanges") : say("requirements.noChanges")}
      </p>
      {isChanged && (
        <Button variant="secondary" disabled={busy} onClick={onDiscard}>
          {say("requirements.discard")}
        </Button>
      )}
      <Button type="submit" busy={busy} disabled={!isChanged || blocked}>
        {say("requirements.saveChanges")}
      </Button>
    </div>
  );
}
