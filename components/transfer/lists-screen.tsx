"use client";

import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { ListsState } from "@/components/transfer/lists-state";
import { ImportPage, Loaded, SendFile, useMayImport } from "@/components/transfer/parts";
import { isBusy, listImportQuery, listImportsQuery, listsProblem, useSendLists, useTemplates } from "@/components/transfer/use-lists";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { say } from "@/messages/say";

/** Takes in what a company brings from spreadsheets or another system: upload, check, import, undo. */
export function ListsScreen() {
  const asked = useQuery({ ...listImportsQuery(), enabled: useMayImport() });
  const newest = asked.data?.imports.find(({ state }) => state !== "discarded");
  return (
    <ImportPage title={say("settings.importLists")} subtitle={say("settings.moveFromSpreadsheets")} asked={asked}>
      {newest ? <Newest key={newest.id} id={newest.id} /> : <SendLists isAnother={false} />}
    </ImportPage>
  );
}

/** The newest import, and below it the way to the next one unless a worker is busy. */
function Newest({ id }: { id: string }) {
  const asked = useQuery(listImportQuery(id));
  const { data } = asked;
  return (
    <Loaded asked={asked}>
      {data && (
        <div className="space-y-4">
          <ListsState data={data} />
          {!isBusy(data) && <SendLists isAnother />}
        </div>
      )}
    </Loaded>
  );
}

const files = () => [
  ["vendors.csv", say("settings.vendorsListHelp")],
  ["projects.csv", say("settings.projectsListHelp")],
  ["assignments.csv", say("settings.assignmentsListHelp")],
  ["users.csv", say("settings.usersListHelp")],
  ["certificates.csv", say("settings.certificatesListHelp")],
];

function SendLists({ isAnother }: { isAnother: boolean }) {
  const [updates, setUpdates] = useState(false);
  const [percent, setPercent] = useState(0);
  const send = useSendLists(setPercent);
  const templates = useTemplates();
  const submit = (file: File, onSuccess: () => void) => {
    setPercent(0);
    send.mutate({ file, existing: updates ? "update" : "skip" }, { onSuccess });
  };
  return (
    <Section
      title={isAnother ? say("settings.importAnotherFile") : say("settings.prepareAZip")}
      aside={
        <Button variant="secondary" busy={templates.isPending} onClick={() => templates.mutate()}>
          {!templates.isPending && <Download aria-hidden className="size-4" />}
          {say("settings.downloadTemplates")}
        </Button>
      }
    >
      <div className="space-y-5 px-5 py-5">
        <p className="max-w-prose text-ink-2">{say("settings.listsHint")}</p>
        <dl className="grid gap-x-6 gap-y-2 text-small sm:grid-cols-[9rem_1fr]">
          {files().map(([name, help]) => (
            <div key={name} className="contents">
              <dt className="font-medium text-ink">{name}</dt>
              <dd className="text-ink-2 max-sm:pb-2">{help}</dd>
            </div>
          ))}
        </dl>
        <SendFile
          label={say("settings.zipOrList")}
          accept=".zip,.csv,.xlsx,application/zip,text/csv"
          hint={say("settings.zipOrListHint")}
          problem={listsProblem}
          sending={send}
          percent={percent}
          onSend={submit}
        >
          <Checkbox checked={updates} onChange={({ target }) => setUpdates(target.checked)}>
            {say("settings.updateExisting")}
          </Checkbox>
        </SendFile>
      </div>
    </Section>
  );
}
