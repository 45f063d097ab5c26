"use client";

import { useState } from "react";
import { Dialog, DialogBody } from "@/components/ui/dialog";
import { say } from "@/messages/say";

type Shortcut = { keys: readonly string[]; does: string };

/** `at`: what a page has on which the keys work; missing: they work everywhere. */
const groups: { title: string; at?: string; shortcuts: Shortcut[] }[] = [
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
      {
        keys: ["?"],
        get does() {
          return say("auth.shortcutKeys");
        },
      },
    ],
  },
  {
    get title() {
      return say("auth.lists");
    },
    at: "[data-keys=list]",
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
    at: "[data-keys=desk]",
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
      {
        keys: ["W"],
        get does() {
          return say("auth.shortcutSentence");
        },
      },
    ],
  },
];

/** The keys that work on the page that is open. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const [here] = useState(() => groups.filter(({ at }) => !at || document.querySelector(at)));
  return (
    <Dialog open title={say("auth.keyboardShortcuts")} onClose={onClose}>
      <DialogBody>
        {here.map(({ title, shortcuts }) => (
          <section key={title}>
            <h3 className="mb-1 font-medium text-ink-3 text-small">{title}</h3>
            <dl className="divide-y">
              {shortcuts.map(({ keys, does }) => (
                <div key={does} className="flex items-center justify-between gap-6 py-2">
                  <dt className="text-ink">{does}</dt>
                  <dd className="flex shrink-0 items-center gap-1.5 text-ink-3 text-small">
                    {keys.map((key, index) => (
                      <span key={key} className="flex items-center gap-1.5">
                        {index > 0 && say("auth.orKey")}
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
