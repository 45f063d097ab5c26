"use client";

import { Building2 } from "lucide-react";
import { useAnswerHolder } from "@/components/documents/vendor-match/use-intake";
import { useCan } from "@/components/layout/session-context";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { DocumentDto } from "@/lib/documents/schema";
import { say } from "@/messages/say";

/** The certificate holder, while it is in doubt or after a person accepted or rejected it. */
export function HolderNotice({ document: { id, holder } }: { document: DocumentDto }) {
  const mayWrite = useCan("document:write");
  const { mutate, isPending } = useAnswerHolder();
  if (!holder) return null;
  const answer = (to: "ACCEPTED" | "REJECTED" | null) => mutate({ documentId: id, answer: to });
  const title = {
    ACCEPTED: say("documents.holderAccepted"),
    REJECTED: say("documents.holderRejected"),
    open: say("documents.holderQuestion"),
  }[holder.answer ?? "open"];
  const buttons = holder.answer ? (
    <Button variant="secondary" busy={isPending} onClick={() => answer(null)}>
      {say("documents.undo")}
    </Button>
  ) : (
    <>
      <Button variant="secondary" disabled={isPending} onClick={() => answer("ACCEPTED")}>
        {say("documents.accept")}
      </Button>
      <Button variant="secondary" disabled={isPending} onClick={() => answer("REJECTED")}>
        {say("documents.reject")}
      </Button>
    </>
  );
  return (
    <Notice
      label={say("documents.holderNoticeTitle")}
      tone={holder.answer === "ACCEPTED" ? "text-ink-2" : "text-violet"}
      icon={<Building2 aria-hidden />}
      title={title}
      action={mayWrite && buttons}
    >
      {holder.text}
    </Notice>
  );
}
