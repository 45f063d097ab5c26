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
import { formatTime } from "@/components/ui/format";
import { LinkButton } from "@/components/ui/link-button";
import { count, NumberCards } from "@/components/ui/number-cards";
import { PageHeader } from "@/components/ui/page-header";
import { Progress } from "@/components/ui/progress";
import { NameOfRow } from "@/components/vendors/import/import-plan";
import { importQuery, isAtWork, useUndoImport, useVendorsAfter } from "@/components/vendors/import/use-imports";
import type { ImportDetailDto, ImportDto } from "@/lib/vendors/import/schema";
import { inList, say } from "@/messages/say";

const vendors = (number: number) => say("vendors.countVendors", { count: number });

const columns: Column<ImportDetailDto["problems"][number]>[] = [
  {
    key: "name",
    get header() {
      return say("common.vendor");
    },
    kind: "main",
    className: "sm:w-[36%]",
    cell: ({ name }) => <NameOfRow name={name} />,
  },
  {
    key: "line",
    get header() {
      return say("vendors.line");
    },
    className: "sm:w-20",
    cell: ({ line }) => <span className="text-ink-2 tabular-nums">{line}</span>,
  },
  {
    key: "message",
    get header() {
      return say("vendors.result");
    },
    cell: ({ message }) => <span className="[overflow-wrap:anywhere]">{message}</span>,
  },
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
        <ErrorState isPage title={say("vendors.importLoadFailed")} advice={error.message} onRetry={() => refetch()} />
      </Card>
    );

  const more = data ? data.skipped + data.refused + data.kept - data.problems.length : 0;
  const mayUndo = data?.state === "DONE" && data.created + data.updated > 0;
  return (
    <>
      <PageHeader
        title={say("vendors.importVendorsTitle")}
        subtitle={data ? `${data.fileName}, ${formatTime(data.createdAt, company.timeZone)}` : say("vendors.importResults")}
        action={
          <>
            {mayUndo && (
              <Button variant="secondary" onClick={() => setAsking(true)}>
                <Undo2 aria-hidden className="size-4" />
                {say("vendors.undoImport")}
              </Button>
            )}
            <LinkButton variant="secondary" href="/vendors/import">
              {say("vendors.importAnotherList")}
            </LinkButton>
            <LinkButton href="/vendors">{say("vendors.seeVendors")}</LinkButton>
          </>
        }
      />
      <div className="space-y-4">
        {data && <ImportState data={data} />}
        <NumberCards
          cards={[
            { label: say("vendors.newVendors"), value: count(data?.created) },
            { label: say("vendors.changedVendors"), value: count(data?.updated) },
            { label: say("vendors.skipped"), value: count(data?.skipped), note: say("vendors.nameAlreadyExisted") },
            { label: say("vendors.withErrors"), value: count(data?.refused), note: say("vendors.notImported") },
          ]}
        />
        {data && data.problems.length > 0 && (
          <Section title={data.kept > 0 ? say("vendors.importSkippedTitle") : say("vendors.skippedRows")}>
            <DataTable label={say("vendors.rows")} columns={columns} rows={data.problems} rowKey={({ line }) => String(line)} />
            {more > 0 && (
              <p className="border-t px-5 py-3 text-ink-2 text-small">
                {say("vendors.andMore", { more: say("vendors.countMoreRows", { count: more }) })}
              </p>
            )}
          </Section>
        )}
      </div>
      <Confirm
        open={asking}
        title={say("vendors.undoImport")}
        question={undoQuestion(data?.created ?? 0, data?.updated ?? 0)}
        consequence={say("vendors.importUndoHelp")}
        confirmLabel={say("vendors.undoImport")}
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
          label={state === "RUNNING" ? say("vendors.importRunning") : say("vendors.importUndoing")}
          percent={all > 0 ? Math.min(100, Math.floor((done / all) * 100)) : 0}
        />
      </Card>
    );
  }
  if (state === "DONE") return <FormAlert tone="success">{doneSentence(created, updated)}</FormAlert>;
  return <FormAlert tone="success">{undoneSentence(data)}</FormAlert>;
}

const doneSentence = (created: number, updated: number) =>
  updated > 0
    ? say("vendors.vendorsAddedAndUpdated", { vendors: vendors(created), updated: say("vendors.countRows", { count: updated }) })
    : say("vendors.vendorsAdded", { vendors: vendors(created) });

const rowChanges = (number: number) => say("vendors.countChanges", { count: number });

function undoQuestion(created: number, updated: number): string {
  const parts = [
    ...(created > 0 ? [say("vendors.importUndoPart", { vendors: vendors(created) })] : []),
    ...(updated > 0 ? [say("vendors.undoChanges", { changes: rowChanges(updated) })] : []),
  ];
  return say("vendors.importUndoQuestion", { parts: inList(parts) });
}

function undoneSentence({ created, removed, restored, kept }: ImportDto): string {
  const parts = [
    ...(created > 0 ? [say("vendors.vendorsRemoved", { vendors: vendors(removed) })] : []),
    ...(restored > 0 ? [say("vendors.changesUndone", { changes: rowChanges(restored) })] : []),
    ...(kept > 0 ? [say("vendors.importKept", { vendors: vendors(kept) })] : []),
  ];
  return parts.length > 0 ? say("vendors.importUndoneParts", { parts: parts.join(", ") }) : say("vendors.importUndone");
}
