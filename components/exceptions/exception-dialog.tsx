"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { AnswerDialog } from "@/components/exceptions/answer-dialog";
import { answersTo } from "@/components/exceptions/exception-answers";
import { ExceptionFacts } from "@/components/exceptions/exception-facts";
import { type Answer, oneExceptionQuery, useAnswerException } from "@/components/exceptions/use-exceptions";
import { useSession } from "@/components/layout/session-context";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody } from "@/components/ui/dialog";
import { DialogActions } from "@/components/ui/dialog-sheet";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import type { ExceptionDto } from "@/lib/exceptions/schema";
import { notify } from "@/lib/http/client/notify";
import { say } from "@/messages/say";

type ExceptionDialogProps = { id: string; onClose: () => void };

/** Shows an exception with what is requested and why, to approve, refuse, end or withdraw it. */
export function ExceptionDialog({ id, onClose }: ExceptionDialogProps) {
  const { data, error, refetch } = useQuery(oneExceptionQuery(id));
  const [answer, setAnswer] = useState<Exclude<Answer, "approve">>();
  if (data && answer) return <AnswerDialog exception={data} answer={answer} onClose={onClose} />;
  const isRequest = data?.state === "requested" || !data;
  return (
    <Dialog title={say(isRequest ? "attention.exceptionTitle" : "exceptions.details")} open onClose={onClose}>
      {data ? (
        <Known exception={data} onAnswer={setAnswer} onClose={onClose} />
      ) : error ? (
        <ErrorState
          title={say("common.loadFailed", { what: say("attention.theException") })}
          advice={error.message}
          onRetry={() => refetch()}
        />
      ) : (
        <DialogBody>
          <Skeleton className="h-32 w-full" />
        </DialogBody>
      )}
    </Dialog>
  );
}

type KnownProps = { exception: ExceptionDto; onAnswer: (answer: Exclude<Answer, "approve">) => void; onClose: () => void };

function Known({ exception, onAnswer, onClose }: KnownProps) {
  const { mutate, isPending } = useAnswerException(exception.id);
  const answers = answersTo(exception, useSession().user.companyRole);
  const approve = () =>
    mutate(
      { answer: "approve" },
      {
        onSettled: onClose,
        onError: ({ message }) => notify.error(message),
      },
    );
  return (
    <>
      <DialogBody>
        <ExceptionFacts exception={exception} />
      </DialogBody>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {say(answers.length > 0 ? "common.cancel" : "lists.close")}
        </Button>
        {answers.map(({ answer, label }) =>
          answer === "approve" ? (
            <Button key={answer} busy={isPending} onClick={approve}>
              {say("exceptions.approveException")}
            </Button>
          ) : (
            <Button key={answer} variant="secondary" onClick={() => onAnswer(answer)}>
              {label}
            </Button>
          ),
        )}
      </DialogActions>
    </>
  );
}
