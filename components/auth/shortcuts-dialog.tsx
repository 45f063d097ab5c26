"use client";

import { Dialog, DialogBody } from "@/components/ui/dialog";

type Shortcut = { keys: readonly string[]; does: string };

const groups: { title: string; shortcuts: Shortcut[] }[] = [
  {
    title: "Everywhere",
    shortcuts: [
      { keys: ["Ctrl K", "⌘ K"], does: "Search" },
      { keys: ["Esc"], does: "Close a window or a menu" },
    ],
  },
  {
    title: "Review",
    shortcuts: [
      { keys: ["N", "J"], does: "Go to the next value to check" },
      { keys: ["P", "K"], does: "Go to the previous value to check" },
      { keys: ["Enter"], does: "Correct a value, then save it" },
      { keys: ["C"], does: "Confirm a value" },
    ],
  },
];

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open title="Keyboard Shortcuts" onClose={onClose}>
      <DialogBody>
        {groups.map(({ title, shortcuts }) => (
          <section key={title}>
            <h3 className="mb-1 font-medium text-ink-3 text-small">{title}</h3>
            <dl className="divide-y">
              {shortcuts.map(({ keys, does }) => (
                <div key={does} className="flex items-center justify-between gap-6 py-2">
                  <dt className="text-ink">{does}</dt>
                  <dd className="flex shrink-0 items-center gap-1.5 text-ink-3 text-small">
                    {keys.map((key, index) => (
                      <span key={key} className="flex items-center gap-1.5">
                        {index > 0 && "or"}
                        <kbd className="rounded-badge border bg-ground px-1.5 py-0.5 font-sans text-ink text-xs">{key}</kbd>
                      </span>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </DialogBody>
    </Dialog>
  );
}
