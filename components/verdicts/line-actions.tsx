"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useCan } from "@/components/layout/session-context";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { lazyPart } from "@/components/ui/lazy-part";
import type { AskedLine } from "@/components/verdicts/ask-exception";
import { useVerdictChanged } from "@/components/verdicts/use-verdict";
import { api } from "@/lib/http/client/api";
import { say } from "@/messages/say";

const AskException = lazyPart(() => import("@/components/verdicts/ask-exception").then((file) => file.AskException));
const DecideLine = lazyPart(() => import("@/components/verdicts/decide-line").then((file) => file.DecideLine));

/** What can be done about a requirement: decide it, take the decision back, or ask for an exception. */
export function LineActions(asked: AskedLine) {
  const { result, proofs, decision } = asked.line;
  const [mayDecide, mayAsk] = [useCan("document:write"), useCan("exception:ask")];
  const [open, setOpen] = useState<"ask" | "decide" | null>(null);
  const isQuestion = result === "unreadable" || result === "not_evaluated";
  const isMissed = result === "fail" || result === "cancelled" || isQuestion;
  const close = () => setOpen(null);
  return (
    <>
      {mayDecide && isQuestion && proofs.length > 0 && (
        <Button variant="secondary" onClick={() => setOpen("decide")}>
          {say("verdicts.decide")}
          <span className="sr-only">: {asked.line.required}</span>
        </Button>
      )}
      {mayDecide && decision && <TakeBack {...asked} decisionId={decision.id} />}
      {mayAsk && isMissed && (
        <Button variant="ghost" onClick={() => setOpen("ask")}>
          {say("exceptions.askForAnException")}
          <span className="sr-only">: {asked.line.required}</span>
        </Button>
      )}
      <Dialog title={say("exceptions.askTitle")} open={open === "ask"} onClose={close}>
        <AskException {...asked} onClose={close} />
      </Dialog>
      <Dialog title={say("exceptions.decideTitle")} open={open === "decide"} onClose={close}>
        <DecideLine {...asked} onClose={close} />
      </Dialog>
    </>
  );
}

function TakeBack({ vendorId, decisionId }: AskedLine & { decisionId: string }) {
  const withdraw = useMutation({
    mutationFn: () => api.delete(`/api/vendors/${vendorId}/decisions/${decisionId}`),
    onSuccess: useVerdictChanged(),
  });
  return (
    <Button variant="ghost" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
      {say("exceptions.takeBack")}
    </Button>
  );
}
