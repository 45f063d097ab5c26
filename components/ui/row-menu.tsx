"use client";

import { ChevronDown, Ellipsis } from "lucide-react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { useMenu } from "@/components/ui/menu-button";
import type { MenuAction } from "@/components/ui/menu-items";
import { Spinner } from "@/components/ui/spinner";
import { say } from "@/messages/say";

type RowMenuProps = {
  label: string;
  actions: readonly MenuAction[];
  busy?: boolean;
  /** The words of a button that is always shown, for the menu of a whole page. */
  words?: string;
};

/** The actions for a row, in one button's menu. */
export function RowMenu({ label, actions, busy = false, words }: RowMenuProps) {
  const { trigger, menu } = useMenu(label, actions);
  return (
    <span className="relative z-1 inline-flex">
      {words ? (
        <Button variant="secondary" busy={busy} {...trigger}>
          {words}
          <span className="sr-only">: {label}</span>
          <ChevronDown aria-hidden className="-mr-1 size-4" />
        </Button>
      ) : (
        <IconButton {...trigger} label={label} tip={say("common.actions")}>
          {busy ? <Spinner /> : <Ellipsis aria-hidden />}
        </IconButton>
      )}
      {menu}
    </span>
  );
}
