"use client";

import { useMutation } from "@tanstack/react-query";
import { BadgeCheck, ShieldOff } from "lucide-react";
import { useState } from "react";
import { useCan } from "@/components/layout/session-context";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { lazyPart } from "@/components/ui/lazy-part";
import { LinkButton } from "@/components/ui/link-button";
import { RowMenu } from "@/components/ui/row-menu";
import type { AskedLine } from "@/components/verdicts/ask-exception";
import { spotAddress } from "@/components/verdicts/linked-spot";
import { useVerdictChanged } from "@/components/verdicts/use-verdict";
import { enrollmentKey } from "@/lib/compliance/wraps/values";
import { api } from "@/lib/http/client/api";
import { say } from "@/messages/say";

const AskException = lazyPart(() => import("@/components/verdicts/ask-exception").then((file) => file.AskException));
const DocumentWordings = lazyPart(() => import("@/components/wordings/document-wordings").then((file) => file.DocumentWordings));
const DecideLine = lazyPart(() => import("@/components/verdicts/decide-line").then((file) => file.DecideLine));

type LineActionsProps = AskedLine & {
  /** Opens the enrollment in a wrap-up; left out where it cannot be edited. */
  onEnrollment?: ((unit: AskedLine["unit"]) => void) | undefined;
};

/**
 * What settles a requirement is a button, as is the undo of a decision. An exception is requested from the row's menu. In its place an
 * enrollment has the confirmation of a person, which does the same.
 */
export function LineActions({ onEnrollment, ...asked }: LineActionsProps) {
  const { result, proofs, decision, settledBy } = asked.line;
  const [mayDecide, mayAsk] = [useCan("document:write"), useCan("exception:ask")];
  const [open, setOpen] = useState<"ask" | "decide" | "answer" | null>(null);
  const isMissed = result === "fail" || result === "cancelled" || result === "unreadable" || result === "not_evaluated";
  const isEnrollment = asked.line.requirement === enrollmentKey;
  // A sentence is on the description that the first proof shows.
  const [proof] = proofs;
  const reviewHref = proof && spotAddress(proof.document.id, proof.page, proof.box);
  const close = () => setOpen(null);
  return (
    <>
      {mayDecide && (settledBy === "decision" || settledBy === "wording") && (
        <Button variant="secondary" onClick={() => setOpen(settledBy === "wording" ? "answer" : "decide")}>
          {settledBy === "wording" ? say("wordings.answerIt") : say("verdicts.decide")}
          <span className="sr-only">: {asked.line.required}</span>
        </Button>
      )}
      {mayDecide && settledBy === "reading" && reviewHref && (
        <LinkButton variant="secondary" href={reviewHref}>
          {say("wordings.review")}
          <span className="sr-only">: {asked.line.required}</span>
        </LinkButton>
      )}
      {mayDecide && decision && <TakeBack {...asked} decisionId={decision.id} />}
      {mayAsk && isMissed && !isEnrollment && (
        <RowMenu
          label={say("vendors.actionsForName", { name: asked.line.required })}
          actions={[{ label: say("exceptions.askForAnException"), icon: <ShieldOff aria-hidden />, run: () => setOpen("ask") }]}
        />
      )}
      {onEnrollment && isMissed && isEnrollment && (
        <RowMenu
          label={say("vendors.actionsForName", { name: asked.line.required })}
          actions={[
            { label: say("projects.enrollmentConfirmLine"), icon: <BadgeCheck aria-hidden />, run: () => onEnrollment(asked.unit) },
          ]}
        />
      )}
      <Dialog title={say("exceptions.askTitle")} open={open === "ask"} onClose={close}>
        <AskException {...asked} onClose={close} />
      </Dialog>
      <Dialog title={say("exceptions.decideTitle")} open={open === "decide"} onClose={close}>
        <DecideLine {...asked} onClose={close} />
      </Dialog>
      {proof && reviewHref && (
        <Dialog title={say("wordings.title")} open={open === "answer"} onClose={close}>
          <DocumentWordings documentId={proof.document.id} reviewHref={reviewHref} onClose={close} />
        </Dialog>
      )}
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
