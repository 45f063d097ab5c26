"use client";

import { Dialog } from "@/components/ui/dialog";
import { lazyPart } from "@/components/ui/lazy-part";
import type { WrittenKind } from "@/lib/reminders/requests/values";
import { say } from "@/messages/say";

const EmailForm = lazyPart(() => import("@/components/reminders/email-form").then((file) => file.EmailForm));

type EmailDialogProps = {
  kind: WrittenKind | undefined;
  ids: readonly string[];
  onClose: () => void;
  /** With the ids of the vendors whose email is on its way. */
  onDone?: (done: readonly string[]) => void;
};

/** Shows an email to one vendor or to many as each of them gets it, and sends it. */
export function EmailDialog({ kind, ids, onClose, onDone }: EmailDialogProps) {
  const title =
    kind === "custom" ? say("reminders.emailVendors", { count: ids.length }) : say("reminders.askForCertificates", { count: ids.length });
  return (
    <Dialog title={title} open={kind !== undefined} onClose={onClose}>
      {kind && <EmailForm kind={kind} ids={ids} onClose={onClose} onDone={onDone} />}
    </Dialog>
  );
}
