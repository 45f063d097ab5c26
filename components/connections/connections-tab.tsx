"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ConnectionRow } from "@/components/connections/connection-row";
import type { DialogName } from "@/components/connections/connection-words";
import { connectionsQuery, useDeleteConnection } from "@/components/connections/use-connections";
import { Section } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { lazyPart, Nothing } from "@/components/ui/lazy-part";
import { RowQuestion, useRowQuestion } from "@/components/ui/row-question";
import { Skeleton } from "@/components/ui/skeleton";
import { type ConnectorName, connectorNames } from "@/lib/transfer/connectors/values";
import { say } from "@/messages/say";

const dialogs = {
  settings: lazyPart(() => import("@/components/connections/connection-dialog").then((file) => file.ConnectionDialog), Nothing),
  log: lazyPart(() => import("@/components/connections/runs-dialog").then((file) => file.RunsDialog), Nothing),
  questions: lazyPart(() => import("@/components/connections/questions-dialog").then((file) => file.QuestionsDialog), Nothing),
};

/** The systems that can be connected: what each reads and sends, how it is, and the next step. */
export function ConnectionsTab() {
  const { data, isError, refetch } = useQuery(connectionsQuery());
  const [opened, setOpened] = useState<{ dialog: DialogName; connector: ConnectorName }>();
  const question = useRowQuestion<{ id: string; name: string }>();
  const remove = useDeleteConnection();
  const Opened = opened && dialogs[opened.dialog];
  const shown = data?.connections.find(({ connector }) => connector === opened?.connector);
  return (
    <Section title={say("connections.connections")}>
      <p className="px-5 py-4 text-ink-2">{say("connections.about")}</p>
      {isError && !data ? (
        <ErrorState
          title={say("common.loadFailed", { what: say("connections.connections") })}
          advice={say("common.retryHint")}
          onRetry={() => void refetch()}
        />
      ) : (
        <ul className="divide-y border-t">
          {data
            ? data.connections.map((connection) => (
                <ConnectionRow
                  key={connection.connector}
                  connection={connection}
                  onOpen={(dialog) => setOpened({ dialog, connector: connection.connector })}
                  onDelete={() => question.ask({ id: connection.connector, name: connection.name })}
                />
              ))
            : connectorNames.map((name) => (
                <li key={name} aria-busy className="px-5 py-4">
                  <Skeleton className="h-24 w-full" />
                </li>
              ))}
        </ul>
      )}
      {Opened && shown && <Opened connection={shown} onClose={() => setOpened(undefined)} />}
      <RowQuestion
        about={question}
        title={say("connections.deleteConnection")}
        question={({ name }) => say("connections.deleteQuestion", { name })}
        consequence={say("connections.deleteMeans")}
        confirmLabel={say("connections.deleteConnection")}
        act={remove}
      />
    </Section>
  );
}
