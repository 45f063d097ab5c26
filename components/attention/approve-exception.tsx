"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { AnswerDialog } from "@/components/exceptions/answer-dialog";
import { ExceptionFacts } from "@/components/exceptions/use-exception-items";
import { oneExceptionQuery, useAnswerException } from "@/components/exceptions/use-exceptions";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions, DialogBody } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import type { ExceptionDto } from "@/lib/exceptions/schema";
import { notify } from "@/lib/http/client/notify";
import { say } from "@/messages/say";

type ApproveExceptionProps = { id: string; onClose: () => void };

/** Shows what is requested and why, to approve or refuse it. */
export function ApproveException({ id, onClose }: ApproveExceptionProps) {
  const { data, error, refetch } = useQuery(oneExceptionQuery(id));
  const [isRefusing, setRefusing] = useState(false);
  if (data && isRefusing) return <AnswerDialog exception={data} answer="refuse" onClose={onClose} />;
  return (
    <Dialog title={say("attention.exceptionTitle")} open onClose={onClose}>
      {data ? (
        <Request exception={data} onRefuse={() => setRefusing(true)} onClose={onClose} />
      ) : error ? (
        <ErrorState
          title={say("common.failedToLoadWhat", { what: say("attention.theException") })}
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

type RequestProps = { exception: ExceptionDto; onRefuse: () => void; onClose: () => void };

function Request({ exception, onRefuse, onClose }: RequestProps) {
  const { mutate, isPending } = useAnswerException(exception.id);
  const { vendor, required, isOutdated } = exception;
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
        <div className="space-y-1 [overflow-wrap:anywhere]">
          <p className="font-medium text-ink">{vendor.name}</p>
          <p className="text-ink">{required}</p>
          <ExceptionFacts exception={exception} />
        </div>
      </DialogBody>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {say("common.cancel")}
        </Button>
        <Button variant="secondary" onClick={onRefuse}>
          {say("exceptions.refuse")}
        </Button>
        {!isOutdated && (
          <Button busy={isPending} onClick={approve}>
            {say("exceptions.approveException")}
          </Button>
        )}
      </DialogActions>
    </>
  );
}
