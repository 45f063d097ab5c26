"use client";

import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { DialogBody } from "@/components/ui/dialog";
import { DialogActions } from "@/components/ui/dialog-sheet";
import { say } from "@/messages/say";

/** A webhook's secret, which is shown this once. */
export function SecretShown({ secret, onClose, children }: { secret: string; onClose: () => void; children: ReactNode }) {
  return (
    <>
      <DialogBody>
        <p className="text-ink-2">{children}</p>
        <code className="block select-all rounded-control border bg-sunken px-3 py-2.5 text-ink [overflow-wrap:anywhere]">{secret}</code>
      </DialogBody>
      <DialogActions>
        <CopyButton text={secret} />
        <Button onClick={onClose}>{say("keys.iSavedIt")}</Button>
      </DialogActions>
    </>
  );
}
