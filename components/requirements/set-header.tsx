"use client";

import { Archive, ArchiveRestore, CircleCheck, Copy, Pencil } from "lucide-react";
import { useCan, useSession } from "@/components/layout/session-context";
import type { useSetActions } from "@/components/requirements/use-set-actions";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { formatMoment } from "@/components/ui/format";
import type { RequirementSetDto } from "@/lib/compliance/sets/schema";
import { say } from "@/messages/say";

/** Whether it is the default, and who changed it last. */
export function SetState({ set: { isDefault, archivedAt, versions, source } }: { set: RequirementSetDto }) {
  const { company } = useSession();
  const [newest] = versions;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {isDefault && (
        <Badge tone="grey" icon={CircleCheck}>
          {say("requirements.default")}
        </Badge>
      )}
      {archivedAt && (
        <Badge tone="grey" icon={Archive}>
          {say("requirements.archivedMark")}
        </Badge>
      )}
      {newest && (
        <span className="tabular-nums">
          {say("requirements.versionNumber", { number: newest.number })} · {formatMoment(newest.createdAt, company.timeZone)}
          {newest.createdBy && ` · ${newest.createdBy}`}
        </span>
      )}
      {source && (
        <span className="[overflow-wrap:anywhere]">
          {source.name ? say("requirements.madeFrom", { file: source.name }) : say("requirements.madeFromText")}
        </span>
      )}
    </span>
  );
}

type Actions = Omit<ReturnType<typeof useSetActions>, "dialogs">;

export function SetHeaderActions({ set, actions }: { set: RequirementSetDto; actions: Actions }) {
  const mayWrite = useCan("requirements:write");
  if (!mayWrite) return null;
  const copy = (
    <Button variant="secondary" onClick={() => actions.copy(set)}>
      <Copy aria-hidden className="size-4" />
      {say("requirements.copy")}
    </Button>
  );
  if (set.archivedAt)
    return (
      <>
        {copy}
        <Button onClick={() => actions.restore(set)}>
          <ArchiveRestore aria-hidden className="size-4" />
          {say("requirements.restore")}
        </Button>
      </>
    );
  return (
    <>
      <Button variant="secondary" onClick={() => actions.rename(set)}>
        <Pencil aria-hidden className="size-4" />
        {say("requirements.rename")}
      </Button>
      {copy}
      {!set.isDefault && (
        <>
          <Button variant="secondary" onClick={() => actions.archive(set)}>
            <Archive aria-hidden className="size-4" />
            {say("requirements.archive")}
          </Button>
          <Button variant="secondary" onClick={() => actions.makeDefault(set)}>
            <CircleCheck aria-hidden className="size-4" />
            {say("requirements.makeDefault")}
          </Button>
        </>
      )}
    </>
  );
}
