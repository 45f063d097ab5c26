"use client";

import { Dialog, DialogBody } from "@/components/ui/dialog";
import { say } from "@/messages/say";

type Shortcut = { keys: readonly string[]; does: string };

const groups: { title: string; shortcuts: Shortcut[] }[] = [
  {
    get title() {
      return say("auth.everywhere");
    },
    shortcuts: [
      {
        keys: ["Ctrl K", "⌘ K"],
        get does() {
          return say("auth.search");
        },
      },
      {
        keys: ["Esc"],
        get does() {
          return say("auth.shortcutClose");
        },
      },
    ],
  },
  {
    get title() {
      return say("auth.lists");
    },
    shortcuts: [
      {
        keys: ["J"],
        get does() {
          return say("auth.shortcutNextRow");
        },
      },
      {
        keys: ["K"],
        get does() {
          return say("auth.shortcutPreviousRow");
        },
      },
      {
        keys: ["Enter"],
        get does() {
          return say("auth.shortcutOpenRow");
        },
      },
      {
        keys: ["X"],
        get does() {
          return say("auth.shortcutSelectRow");
        },
      },
      {
        keys: ["/"],
        get does() {
          return say("auth.shortcutSearchList");
        },
      },
    ],
  },
  {
    get title() {
      return say("common.review");
    },
    shortcuts: [
      {
        keys: ["N", "J"],
        get does() {
          return say("auth.shortcutNextValue");
        },
      },
      {
        keys: ["P", "K"],
        get does() {
          return say("auth.shortcutPreviousValue");
        },
      },
      {
        keys: ["Enter"],
        get does() {
          return say("auth.shortcutCorrect");
        },
      },
      {
        keys: ["C"],
        get does() {
          return say("auth.confirmAValue");
        },
      },
    ],
  },
];

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open title={say("auth.keyboardShortcuts")} onClose={onClose}>
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
