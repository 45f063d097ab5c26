"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ImportPage, SendFile, useMayImport } from "@/components/transfer/parts";
import { TransferState } from "@/components/transfer/transfer-state";
import { archiveProblem, isBusy, transfersQuery, useSendArchive } from "@/components/transfer/use-transfers";
import { Card } from "@/components/ui/card";
import { say } from "@/messages/say";

/** Takes a company's data in that another installation exported: upload, check, import. */
export function TransferScreen() {
  const asked = useQuery({ ...transfersQuery(), enabled: useMayImport() });
  const newest = asked.data?.imports.find(({ state }) => state !== "discarded");
  return (
    <ImportPage title={say("settings.importCompanyData")} subtitle={say("settings.transferHint")} asked={asked}>
      <div className="space-y-4">
        {newest && <TransferState key={newest.id} data={newest} />}
        {(!newest || !isBusy(newest)) && newest?.state !== "done" && <SendArchive isAnother={newest !== undefined} />}
      </div>
    </ImportPage>
  );
}

function SendArchive({ isAnother }: { isAnother: boolean }) {
  const [percent, setPercent] = useState(0);
  const send = useSendArchive(setPercent);
  const submit = (file: File, onSuccess: () => void) => {
    setPercent(0);
    send.mutate(file, { onSuccess });
  };
  return (
    <Card className="space-y-4 px-5 py-5">
      <SendFile
        label={isAnother ? say("settings.anotherExport") : say("settings.theExport")}
        accept=".zip,application/zip"
        hint={say("settings.transferFileHelp")}
        problem={archiveProblem}
        sending={send}
        percent={percent}
        onSend={submit}
      />
    </Card>
  );
}
