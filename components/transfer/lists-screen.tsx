"use client";

import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { useCan } from "@/components/layout/session-context";
import { ListsState } from "@/components/transfer/lists-state";
import { isBusy, listImportQuery, listImportsQuery, listsProblem, useSendLists, useTemplates } from "@/components/transfer/use-lists";
import { Button } from "@/components/ui/button";
import { Card, Section } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { ErrorState } from "@/components/ui/error-state";
import { Field } from "@/components/ui/field";
import { FileSelect } from "@/components/ui/file-select";
import { FormAlert } from "@/components/ui/form-alert";
import { LinkButton } from "@/components/ui/link-button";
import { PageHeader } from "@/components/ui/page-header";
import { Progress } from "@/components/ui/progress";
import { Skeleton } from "@/components/ui/skeleton";
import { say } from "@/messages/say";

/** Takes in what a company brings from spreadsheets or another system: upload, check, import, undo. */
export function ListsScreen() {
  const mayImport = useCan("company:import");
  const { data, error, refetch } = useQuery({ ...listImportsQuery(), enabled: mayImport });
  const newest = data?.imports.find(({ state }) => state !== "discarded");
  return (
    <>
      <PageHeader
        title={say("settings.importLists")}
        subtitle={say("settings.moveFromSpreadsheets")}
        action={
          <LinkButton variant="secondary" href="/settings?tab=data">
            {say("settings.backToYourData")}
          </LinkButton>
        }
      />
      {!mayImport && (
        <Card>
          <ErrorState title={say("settings.onlyAdminsImportACompany")} advice={say("settings.askAnAdminOfYourCompany")} />
        </Card>
      )}
      {mayImport && error && !data && (
        <Card>
          <ErrorState title={say("settings.failedToLoadTheImports")} advice={error.message} onRetry={() => refetch()} />
        </Card>
      )}
      {mayImport && !error && !data && <Skeleton className="h-96 rounded-card" />}
      {data && <Current key={newest?.id} id={newest?.id} />}
    </>
  );
}

/** The newest import, and below it the way to the next one unless a worker is busy. */
function Current({ id }: { id: string | undefined }) {
  const { data, error, refetch } = useQuery({ ...listImportQuery(id ?? ""), enabled: id !== undefined });
  if (id && error && !data) {
    return (
      <Card>
        <ErrorState title={say("settings.failedToLoadTheImports")} advice={error.message} onRetry={() => refetch()} />
      </Card>
    );
  }
  if (id && !data) return <Skeleton className="h-96 rounded-card" />;
  return (
    <div className="space-y-4">
      {data && <ListsState data={data} />}
      {!(data && isBusy(data)) && <SendLists isAnother={data !== undefined} />}
    </div>
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
  const [file, setFile] = useState<File>();
  const [updates, setUpdates] = useState(false);
  const [percent, setPercent] = useState(0);
  const send = useSendLists(setPercent);
  const templates = useTemplates();
  const usable = file && !listsProblem(file) ? file : undefined;
  const submit = () => {
    setPercent(0);
    if (usable) send.mutate({ file: usable, existing: updates ? "update" : "skip" }, { onSuccess: () => setFile(undefined) });
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
        <p className="max-w-prose text-ink-2">{say("settings.anyOfTheseFiles")}</p>
        <dl className="grid gap-x-6 gap-y-2 text-small sm:grid-cols-[9rem_1fr]">
          {files().map(([name, help]) => (
            <div key={name} className="contents">
              <dt className="font-medium text-ink">{name}</dt>
              <dd className="text-ink-2 max-sm:pb-2">{help}</dd>
            </div>
          ))}
        </dl>
        <Field label={say("settings.zipOrList")} required help={say("settings.firstWeCheckTheFile")}>
          {(aria) => (
            <FileSelect
              aria={aria}
              accept=".zip,.csv,.xlsx,application/zip,text/csv"
              hint={say("settings.zipOrListHint")}
              multiple={false}
              files={file ? [file] : []}
              problem={listsProblem}
              onAdd={([chosen]) => setFile(chosen)}
              onRemove={() => setFile(undefined)}
            />
          )}
        </Field>
        <Checkbox checked={updates} onChange={({ target }) => setUpdates(target.checked)}>
          {say("settings.updateWhatIsThere")}
        </Checkbox>
        {send.isPending && <Progress label={say("settings.uploading")} percent={percent} />}
        {send.error && <FormAlert>{send.error.message}</FormAlert>}
        <div className="flex justify-end max-sm:*:flex-1">
          <Button busy={send.isPending} disabled={!usable} onClick={submit}>
            {say("settings.checkTheFile")}
          </Button>
        </div>
      </div>
    </Section>
  );
}
