import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/class-names";
import { say } from "@/messages/say";

type SaveBarProps = { isChanged: boolean; busy: boolean; busyText?: string; blocked?: boolean; onDiscard: () => void };

/** Saves a page from its end. Once something is changed, it stays in reach; on small screens above the tabs. */
export function SaveBar({ isChanged, busy, busyText, blocked = false, onDiscard }: SaveBarProps) {
  return (
    <div
      className={cx(
        "flex flex-wrap items-center justify-end gap-2 rounded-card border bg-surface px-5 py-3 max-sm:px-3 max-sm:py-2",
        isChanged && "sticky bottom-15 z-20 lg:bottom-3 short:static",
      )}
    >
      <p role="status" className="mr-auto text-ink-2 max-sm:sr-only">
        {(busy && busyText) || say(isChanged ? "ui.unsavedChanges" : "ui.noChanges")}
      </p>
      {isChanged && (
        <Button variant="secondary" disabled={busy} onClick={onDiscard}>
          {say("ui.discardChanges")}
        </Button>
      )}
      <Button type="submit" busy={busy} disabled={blocked}>
        {say("ui.saveChanges")}
      </Button>
    </div>
  );
}
