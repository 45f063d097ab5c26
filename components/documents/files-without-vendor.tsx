"use client";

import { useQuery } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { DeleteDocument } from "@/components/documents/delete-document";
import { AssignDialog } from "@/components/documents/vendor-match/assign-dialog";
import { AgencyNote, IntakeActions } from "@/components/documents/vendor-match/intake-actions";
import { intakeListQuery } from "@/components/documents/vendor-match/use-intake";
import { useCan } from "@/components/layout/session-context";
import { ListTable } from "@/components/lists/list-table";
import { isBeingRead } from "@/components/queries/use-documents";
import { Section } from "@/components/ui/card";
import { IconButton } from "@/components/ui/icon-button";
import { Spinner } from "@/components/ui/spinner";
import { TextLink } from "@/components/ui/text-link";
import { usePage } from "@/components/ui/use-address";
import type { IntakeFileDto } from "@/lib/documents/vendor-match/schema";
import { inList, say } from "@/messages/say";

/** Files whose vendor is not known yet. They count for no vendor until a person assigns one; hidden when the list is empty. */
export function FilesWithoutVendor() {
  const mayWrite = useCan("document:write");
  const page = usePage();
  const [asking, setAsking] = useState<IntakeFileDto>();
  const [deleting, setDeleting] = useState<IntakeFileDto>();
  const query = useQuery(intakeListQuery(page.page));
  const total = query.data?.pagination.total ?? 0;
  return (
    <>
      {total > 0 && (
        <Section
          title={say("documents.unassignedTitle")}
          aside={<span className="text-ink-3 text-small tabular-nums">{say("documents.countFiles", { count: total })}</span>}
          className="mb-4"
        >
          <ListTable
            label={say("documents.unassignedTitle")}
            address={page}
            query={query}
            rowsOf={({ files }) => files}
            rowKey={({ id }) => id}
            what={say("documents.unassignedTitle")}
            empty={null}
            item={(file) => (
              <li className="flex items-center gap-x-4 gap-y-2 px-5 py-3 max-md:flex-col max-md:items-stretch">
                <div className="min-w-0 flex-1">
                  <TextLink href={`/documents/${file.id}`} className="[overflow-wrap:anywhere]">
                    {file.fileName}
                  </TextLink>
                  <Finding file={file} />
                  <AgencyNote newVendor={file.newVendor} />
                </div>
                {mayWrite && (
                  <Actions file={file} beside={query.data?.files} onAsk={() => setAsking(file)} onDelete={() => setDeleting(file)} />
                )}
              </li>
            )}
          />
        </Section>
      )}
      <AssignDialog document={asking} onClose={() => setAsking(undefined)} />
      <DeleteDocument document={deleting} onClose={() => setDeleting(undefined)} />
    </>
  );
}

function Finding({ file }: { file: IntakeFileDto }) {
  const { insuredNames, processingStatus, failureReason, best, candidates } = file;
  if (isBeingRead(file))
    return (
      <p className="flex items-center gap-1.5 text-ink-3 text-small">
        <Spinner className="size-3.5" />
        {say("documents.beingRead")}
      </p>
    );
  if (processingStatus === "FAILED") return <p className="text-red text-small">{say("documents.unreadReason", { failureReason })}</p>;
  if (insuredNames.length === 0) return <p className="text-ink-2 text-small">{say("documents.insuredUnknown")}</p>;
  return (
    <p className="text-ink-2 text-small [overflow-wrap:anywhere]">
      {say("documents.insured")} <span className="text-ink">{inList(insuredNames)}</span>
      {best === null && ` ${say("documents.uploadUnmatched")}`}
      {best !== null && candidates > 1 && ` ${say("documents.assignCandidates", { candidates })}`}
    </p>
  );
}

type ActionsProps = { file: IntakeFileDto; beside: readonly IntakeFileDto[] | undefined; onAsk: () => void; onDelete: () => void };

function Actions({ file, beside, onAsk, onDelete }: ActionsProps) {
  return (
    <div className="flex min-w-0 items-center gap-2 md:max-w-[60%] md:shrink-0">
      <IntakeActions file={file} beside={beside} onAsk={onAsk} />
      <IconButton
        label={say("documents.deleteOf", { fileName: file.fileName })}
        tip={say("common.delete")}
        onClick={onDelete}
        className="max-md:ml-auto"
      >
        <Trash2 aria-hidden />
      </IconButton>
    </div>
  );
}
