"use client";

import { useQuery } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { useSession } from "@/components/layout/session-context";
import { Button } from "@/components/ui/button";
import { Card, Section } from "@/components/ui/card";
import { Confirm } from "@/components/ui/confirm";
import { type Column, DataTable } from "@/components/ui/data-table";
import { ErrorState } from "@/components/ui/error-state";
import { FormAlert } from "@/components/ui/form-alert";
import { formatCount, formatTime } from "@/components/ui/format";
import { LinkButton } from "@/components/ui/link-button";
import { count, NumberCards } from "@/components/ui/number-cards";
import { PageHeader } from "@/components/ui/page-header";
import { Progress } from "@/components/ui/progress";
import { NameOfRow } from "@/components/vendors/import/import-plan";
import { importQuery, isAtWork, useUndoImport, useVendorsAfter } from "@/components/vendors/import/use-imports";
import type { ImportDetailDto, ImportDto } from "@/lib/vendors/import/schema";

const vendors = (number: number) => formatCount(number, "vendor", "vendors");

const columns: Column<ImportDetailDto["problems"][number]>[] = [
  { key: "name", header: "Vendor", kind: "main", className: "sm:w-[36%]", cell: ({ name }) => <NameOfRow name={name} /> },
  { key: "line", header: "Line", className: "sm:w-20", cell: ({ line }) => <span className="text-ink-2 tabular-nums">{line}</span> },
  { key: "message", header: "Result", cell: ({ message }) => <span className="[overflow-wrap:anywhere]">{message}</span> },
];

export function ImportResult({ id }: { id: string }) {
  const { company } = useSession();
  const { data, error, refetch } = useQuery(importQuery(id));
  const [asking, setAsking] = useState(false);
  const undo = useUndoImport(id);
  useVendorsAfter(data?.state);

  if (error && !data)
    return (
      <Card>
        <ErrorState title="Failed to load the import" advice={error.message} onRetry={() => refetch()} />
      </Card>
    );

  const more = data ? data.skipped + data.refused + data.kept - data.problems.length : 0;
  const mayUndo = data?.state === "DONE" && data.created + data.updated > 0;
  return (
    <>
      <PageHeader
        title="Import Vendors"
        subtitle={data ? `${data.fileName}, ${formatTime(data.createdAt, company.timeZone)}` : "Import results"}
        action={
          <>
            {mayUndo && (
              <Button variant="secondary" onClick={() => setAsking(true)}>
                <Undo2 aria-hidden className="size-4" />
                Undo Import
              </Button>
            )}
            <LinkButton variant="secondary" href="/vendors/import">
              Import Another List
            </LinkButton>
            <LinkButton href="/vendors">See Vendors</LinkButton>
          </>
        }
      />
      <div className="space-y-4">
        {data && <ImportState data={data} />}
        <NumberCards
          cards={[
            { label: "New vendors", value: count(data?.created) },
            { label: "Changed vendors", value: count(data?.updated) },
            { label: "Skipped", value: count(data?.skipped), note: "Name already existed" },
            { label: "With errors", value: count(data?.refused), note: "Not imported" },
          ]}
        />
        {data && data.problems.length > 0 && (
          <Section title={data.kept > 0 ? "Skipped Rows and Kept Vendors" : "Skipped Rows"}>
            <DataTable label="Rows" columns={columns} rows={data.problems} rowKey={({ line }) => String(line)} />
            {more > 0 && <p className="border-t px-5 py-3 text-ink-2 text-small">And {formatCount(more, "more row", "more rows")}.</p>}
          </Section>
        )}
      </div>
      <Confirm
        open={asking}
        title="Undo Import"
        question={undoQuestion(data?.created ?? 0, data?.updated ?? 0)}
        consequence="Vendors that were changed, emailed, given documents or added to a project are kept."
        confirmLabel="Undo Import"
        busy={undo.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => undo.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </>
  );
}

/** How far it is, or how it ended. */
function ImportState({ data }: { data: ImportDto }) {
  const { state, rows, created, updated, skipped, refused, removed, restored, kept } = data;
  if (isAtWork(data)) {
    const [done, all] =
      state === "RUNNING" ? [created + updated + skipped + refused, rows] : [removed + restored + kept, created + updated];
    return (
      <Card className="px-5 py-4">
        <Progress
          label={state === "RUNNING" ? "Importing. You can leave this page." : "Undoing. You can leave this page."}
          percent={all > 0 ? Math.min(100, Math.floor((done / all) * 100)) : 0}
        />
      </Card>
    );
  }
  if (state === "DONE") return <FormAlert tone="success">{doneSentence(created, updated)}</FormAlert>;
  return <FormAlert tone="success">{undoneSentence(data)}</FormAlert>;
}

const doneSentence = (created: number, updated: number) =>
  `${vendors(created)} added${updated > 0 ? `, ${formatCount(updated, "row", "rows")} updated existing vendors` : ""}.`;

const rowChanges = (number: number) => formatCount(number, "change", "changes");

function undoQuestion(created: number, updated: number): string {
  const parts = [
    ...(created > 0 ? [`remove ${vendors(created)} added by this import`] : []),
    ...(updated > 0 ? [`undo ${rowChanges(updated)}`] : []),
  ];
  return `Are you sure you want to ${parts.join(" and ")}?`;
}

function undoneSentence({ created, removed, restored, kept }: ImportDto): string {
  const parts = [
    ...(created > 0 ? [`${vendors(removed)} removed`] : []),
    ...(restored > 0 ? [`${rowChanges(restored)} undone`] : []),
    ...(kept > 0 ? [`${vendors(kept)} kept because someone has worked with them`] : []),
  ];
  return `The import was undone${parts.length > 0 ? `: ${parts.join(", ")}` : ""}.`;
}
