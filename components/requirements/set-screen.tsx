"use client";

import { useQuery } from "@tanstack/react-query";
import { useCan } from "@/components/layout/session-context";
import { requirementSetQuery } from "@/components/requirements/requirement-queries";
import { RequirementsHeader } from "@/components/requirements/requirements-header";
import { SetEditor } from "@/components/requirements/set-editor";
import { SetHeaderActions, SetState } from "@/components/requirements/set-header";
import { SetReader } from "@/components/requirements/set-reader";
import { useSetActions } from "@/components/requirements/use-set-actions";
import { VersionList } from "@/components/requirements/version-list";
import { BackLink } from "@/components/ui/back-link";
import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { FormAlert } from "@/components/ui/form-alert";
import { LeaveQuestion } from "@/components/ui/leave-question";
import { RecordLoading, RecordMissing } from "@/components/ui/record-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useAddress } from "@/components/ui/use-address";
import type { RequirementSetDto } from "@/lib/compliance/sets/schema";
import { isMissing } from "@/lib/http/client/api";
import { say } from "@/messages/say";

/** One requirement set to change, or an older version of it to read. */
export function SetScreen({ id }: { id: string }) {
  const address = useAddress();
  const { data: set, isError, error, refetch } = useQuery(requirementSetQuery(id));
  const { dialogs, ...actions } = useSetActions();
  const wished = Math.floor(Number(address.get("version"))) || 0;
  const older = set && wished > 0 && wished !== set.number ? wished : undefined;

  if (isError && (!set || isMissing(error)))
    return (
      <RecordMissing
        title={say("requirements.setLoadFailed")}
        advice={error.message}
        onRetry={refetch}
        list="/requirements"
        listName={say("requirements.allSets")}
      />
    );
  if (!set) return <RecordLoading />;
  return (
    <LeaveQuestion>
      <BackLink href="/requirements">{say("requirements.allSets")}</BackLink>
      <RequirementsHeader title={set.name} subtitle={<SetState set={set} />} action={<SetHeaderActions set={set} actions={actions} />} />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_280px]">
        <div className="min-w-0">
          {older ? <OlderVersion id={id} number={older} onBack={() => address.set({ version: undefined })} /> : <Newest set={set} />}
        </div>
        <VersionList set={set} shown={older ?? set.number} onShow={(version) => address.set({ version })} />
      </div>
      {dialogs}
    </LeaveQuestion>
  );
}

function Newest({ set }: { set: RequirementSetDto }) {
  const mayWrite = useCan("requirements:write");
  if (mayWrite && !set.archivedAt) return <SetEditor key={set.id} set={set} />;
  return (
    <div className="space-y-4">
      <FormAlert tone="info">{set.archivedAt ? say("requirements.archivedNote") : say("requirements.readOnlyNote")}</FormAlert>
      <SetReader set={set} />
    </div>
  );
}

function OlderVersion({ id, number, onBack }: { id: string; number: number; onBack: () => void }) {
  const { data, isError, error, refetch } = useQuery(requirementSetQuery(id, number));
  if (isError && !data)
    return (
      <Card>
        <ErrorState title={say("requirements.setLoadFailed")} advice={error.message} onRetry={() => refetch()} />
      </Card>
    );
  return (
    <div className="space-y-4">
      <FormAlert tone="info">
        {say("requirements.looksAtOld", { number })}{" "}
        <button type="button" onClick={onBack} className="touch-line font-medium text-link underline-offset-3 hover:underline">
          {say("requirements.backToCurrent")}
        </button>
      </FormAlert>
      {data ? <SetReader key={number} set={data} /> : <Skeleton className="h-96 w-full rounded-card" />}
    </div>
  );
}
