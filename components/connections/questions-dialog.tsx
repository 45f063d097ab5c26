"use client";

import { useQuery } from "@tanstack/react-query";
import { questionsQuery, useAnswer } from "@/components/connections/use-connections";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody } from "@/components/ui/dialog";
import { DialogActions } from "@/components/ui/dialog-sheet";
import { ErrorState } from "@/components/ui/error-state";
import { FormAlert } from "@/components/ui/form-alert";
import { Skeleton } from "@/components/ui/skeleton";
import type { ConnectionDto } from "@/lib/transfer/connectors/schema";
import { say } from "@/messages/say";

/** Vendors there for which a person says who they are here. */
export function QuestionsDialog({ connection: { connector, name }, onClose }: { connection: ConnectionDto; onClose: () => void }) {
  const { data, isError, refetch } = useQuery(questionsQuery(connector));
  const answer = useAnswer(connector);
  const title = say("connections.questionsOf", { name });
  return (
    <Dialog open title={title} onClose={onClose}>
      <DialogBody>
        <p className="text-ink-2">{say("connections.questionHelp")}</p>
        {answer.error && <FormAlert>{answer.error.message}</FormAlert>}
        {!data &&
          (isError ? (
            <ErrorState title={say("common.loadFailed", { what: title })} advice={say("common.retryHint")} onRetry={() => void refetch()} />
          ) : (
            <div aria-busy className="h-40 py-3">
              <Skeleton className="h-full w-full" />
            </div>
          ))}
        {data?.questions.length === 0 && <p className="text-ink">{say("connections.noQuestions")}</p>}
        <ul className="divide-y">
          {data?.questions.map((row) => (
            <li key={row.id} className="py-3">
              <p className="font-medium text-ink [overflow-wrap:anywhere]">{row.name}</p>
              <p className="text-ink-3 text-small [overflow-wrap:anywhere]">
                {[say("connections.idThere", { id: row.externalId }), row.email].filter(Boolean).join(" · ")}
              </p>
              <fieldset className="mt-2 flex flex-wrap gap-2">
                <legend className="sr-only">{say("connections.answersFor", { name: row.name })}</legend>
                {row.candidates.map((vendor) => (
                  <Button
                    key={vendor.id}
                    disabled={answer.isPending}
                    onClick={() => answer.mutate({ id: row.id, answer: "link", vendorId: vendor.id })}
                  >
                    {say("connections.isVendorHere", { name: `${vendor.name} (${vendor.email})` })}
                  </Button>
                ))}
                <Button variant="secondary" disabled={answer.isPending} onClick={() => answer.mutate({ id: row.id, answer: "add" })}>
                  {say("connections.addNew")}
                </Button>
                <Button variant="secondary" disabled={answer.isPending} onClick={() => answer.mutate({ id: row.id, answer: "ignore" })}>
                  {say("connections.ignore")}
                </Button>
              </fieldset>
            </li>
          ))}
        </ul>
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose}>{say("ui.close")}</Button>
      </DialogActions>
    </Dialog>
  );
}
