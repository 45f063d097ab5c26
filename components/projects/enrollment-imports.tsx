"use client";

import { useQuery } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { useCan, useSession } from "@/components/layout/session-context";
import { tellUndone } from "@/components/projects/enrollment-words";
import { enrollmentImportsQuery, useUndoEnrollments } from "@/components/queries/use-projects";
import { Button } from "@/components/ui/button";
import { Confirm } from "@/components/ui/confirm";
import { formatTime } from "@/components/ui/format";
import type { EnrollmentImportDto } from "@/lib/projects/enrollments/schema";
import { say } from "@/messages/say";

/** The newest list of enrollments, and the newest one that can be undone. */
export function EnrollmentImports({ projectId }: { projectId: string }) {
  const { data } = useQuery(enrollmentImportsQuery(projectId));
  const imports = data?.imports ?? [];
  const shown = new Set([imports[0], imports.find(({ isUndone }) => !isUndone)]);
  return [...shown].map((one) => one && <TakenList key={one.id} projectId={projectId} list={one} />);
}

function TakenList({ projectId, list }: { projectId: string; list: EnrollmentImportDto }) {
  const mayWrite = useCan("project:write");
  const { company } = useSession();
  const [asking, setAsking] = useState(false);
  const undo = useUndoEnrollments(projectId);
  const { id, fileName: name, isUndone, updated, restored, keptCount, kept } = list;
  const close = () => setAsking(false);
  return (
    <div className="pt-2 text-small">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p>{say("projects.enrollmentListTaken", { name, time: formatTime(list.createdAt, company.timeZone), count: updated })}</p>
        {isUndone && <p>{say("projects.enrollmentListUndone", { count: restored })}</p>}
        {!isUndone && mayWrite && (
          <Button variant="secondary" onClick={() => setAsking(true)}>
            <Undo2 aria-hidden className="size-4" />
            {say("vendors.undoImport")}
          </Button>
        )}
      </div>
      {keptCount > 0 && (
        <>
          <p className="mt-1 font-medium text-ink">{say("projects.enrollmentListKept", { count: keptCount })}</p>
          <ul className="list-disc pl-5">
            {kept.map(({ vendor, reason }) => (
              <li key={vendor}>{say("projects.enrollmentListKeptLine", { vendor, reason })}</li>
            ))}
          </ul>
        </>
      )}
      <Confirm
        open={asking}
        title={say("vendors.undoImport")}
        question={say("projects.enrollmentListUndoAsk", { count: updated, name })}
        consequence={say("projects.enrollmentListUndoAbout")}
        confirmLabel={say("vendors.undoImport")}
        busy={undo.isPending}
        onClose={close}
        onConfirm={() => undo.mutate(id, { onSuccess: tellUndone, onSettled: close })}
      />
    </div>
  );
}
