"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useCan } from "@/components/layout/session-context";
import { TransferState } from "@/components/transfer/transfer-state";
import { archiveProblem, isBusy, transfersQuery, useSendArchive } from "@/components/transfer/use-transfers";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { Field } from "@/components/ui/field";
import { FileSelect } from "@/components/ui/file-select";
import { FormAlert } from "@/components/ui/form-alert";
import { LinkButton } from "@/components/ui/link-button";
import { PageHeader } from "@/components/ui/page-header";
import { Progress } from "@/components/ui/progress";
import { Skeleton } from "@/components/ui/skeleton";
import { say } from "@/messages/say";

/** Takes a company's data in that another installation exported: upload, check, import. */
export function TransferScreen() {
  const mayImport = useCan("company:import");
  const { data, error, refetch } = useQuery({ ...transfersQuery(), enabled: mayImport });
  const newest = data?.imports.find(({ state }) => state !== "discarded");
  return (
    <>
      <PageHeader
        title={say("settings.importCompanyData")}
        subtitle={say("settings.moveFromAnotherInstallation")}
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
      {mayImport && !error && !data && <Skeleton className="h-72 rounded-card" />}
      {data && (
        <div className="space-y-4">
          {newest && <TransferState key={newest.id} data={newest} />}
          {(!newest || !isBusy(newest)) && newest?.state !== "done" && <SendArchive isAnother={newest !== undefined} />}
        </div>
      )}
    </>
  );
}

function SendArchive({ isAnother }: { isAnother: boolean }) {
  const [file, setFile] = useState<File>();
  const [percent, setPercent] = useState(0);
  const send = useSendArchive(setPercent);
  const usable = file && !archiveProblem(file) ? file : undefined;
  const submit = () => {
    setPercent(0);
    if (usable) send.mutate(usable, { onSuccess: () => setFile(undefined) });
  };
  return (
    <Card className="space-y-4 px-5 py-5">
      <Field
        label={isAnother ? say("settings.anotherExport") : say("settings.theExport")}
        required
        help={say("settings.firstWeCheckTheFile")}
      >
        {(aria) => (
          <FileSelect
            aria={aria}
            accept=".zip,application/zip"
            hint={say("settings.theZipFromExportCompanyData")}
            multiple={false}
            files={file ? [file] : []}
            problem={archiveProblem}
            onAdd={([chosen]) => setFile(chosen)}
            onRemove={() => setFile(undefined)}
          />
        )}
      </Field>
      {send.isPending && <Progress label={say("settings.uploading")} percent={percent} />}
      {send.error && <FormAlert>{send.error.message}</FormAlert>}
      <div className="flex justify-end max-sm:*:flex-1">
        <Button busy={send.isPending} disabled={!usable} onClick={submit}>
          {say("settings.checkTheFile")}
        </Button>
      </div>
    </Card>
  );
}
