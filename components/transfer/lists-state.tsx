"use client";

import { Download, Undo2 } from "lucide-react";
import { useState } from "react";
import { useSession } from "@/components/layout/session-context";
import { ListReadings } from "@/components/transfer/list-readings";
import { Decide, MoreProblems, placeColumns, Working } from "@/components/transfer/parts";
import { isBusy, useDiscardLists, useListRows, useStartLists, useUndoLists, useVendorsAfter } from "@/components/transfer/use-lists";
import { Button } from "@/components/ui/button";
import { Card, Section } from "@/components/ui/card";
import { Confirm } from "@/components/ui/confirm";
import { type Column, DataTable } from "@/components/ui/data-table";
import { FormAlert } from "@/components/ui/form-alert";
import { formatNumber, formatTime } from "@/components/ui/format";
import type { ListCounts, ListImportDetailDto } from "@/lib/transfer/lists/schema";
import { say } from "@/messages/say";

type Problem = ListImportDetailDto["problems"][number];

const kinds: Record<Problem["kind"], () => string> = {
  refuse: () => say("settings.notImported"),
  skip: () => say("settings.skipped"),
  note: () => say("settings.note"),
  kept: () => say("settings.kept"),
};

const problemColumns: Column<Problem>[] = [
  {
    key: "file",
    get header() {
      return say("settings.file");
    },
    kind: "main",
    className: "sm:w-[24%]",
    cell: ({ file, name }) => (
      <span className="[overflow-wrap:anywhere]">
        {file}
        {name && <span className="block font-normal text-ink-3 text-small">{name}</span>}
      </span>
    ),
  },
  placeColumns.line,
  placeColumns.field,
  {
    key: "kind",
    get header() {
      return say("settings.result");
    },
    className: "sm:w-32",
    cell: ({ kind }) => kinds[kind](),
  },
  placeColumns.message,
];

const listNames: Record<ListCounts["list"], () => string> = {
  vendors: () => say("settings.vendors"),
  projects: () => say("settings.projects"),
  assignments: () => say("settings.contracts"),
  users: () => say("settings.invitations"),
  certificates: () => say("settings.certificates"),
};

type CountColumn = [key: keyof ListCounts, header: () => string];

/** What is counted: what would happen, what happened, or what undoing did. */
function countedOf({ state }: ListImportDetailDto): CountColumn[] {
  if (state === "undone" || state === "undoing") {
    return [
      ["removed", () => say("settings.removed")],
      ["restored", () => say("settings.restored")],
      ["kept", () => say("settings.kept")],
    ];
  }
  const isDone = state === "done";
  return [
    [isDone ? "created" : "create", () => (isDone ? say("settings.added") : say("settings.toAdd"))],
    [isDone ? "updated" : "update", () => (isDone ? say("settings.updated") : say("settings.toUpdate"))],
    [isDone ? "skipped" : "skip", () => say("settings.skipped")],
    [isDone ? "refused" : "refuse", () => say("settings.notImported")],
  ];
}

function countColumns(data: ListImportDetailDto): Column<ListCounts>[] {
  return [
    { key: "list", header: say("settings.list"), kind: "main", cell: ({ list }) => listNames[list]() },
    ...countedOf(data).map(
      ([key, header]): Column<ListCounts> => ({
        key,
        header: header(),
        kind: "number",
        className: "sm:w-32",
        cell: (row) => formatNumber(Number(row[key])),
      }),
    ),
  ];
}

/** The state of an import of lists: what the check found, its progress, or how it ended. */
export function ListsState({ data }: { data: ListImportDetailDto }) {
  const { company } = useSession();
  useVendorsAfter(data.state);
  const problems = useListRows(data.id, "problems");
  return (
    <>
      <p className="text-ink-2 [overflow-wrap:anywhere]">
        {data.fileName}, {formatTime(data.createdAt, company.timeZone)}
      </p>
      <Outcome data={data} />
      {data.lists.length > 0 && (
        <Card>
          <DataTable label={say("settings.lists")} columns={countColumns(data)} rows={data.lists} rowKey={({ list }) => list} />
        </Card>
      )}
      {data.state === "checked" && <ListReadings data={data} />}
      {data.state === "checked" && <DecideLists data={data} />}
      {data.state === "done" && <Finished data={data} />}
      {data.problems.length > 0 && !isBusy(data) && (
        <Section
          title={say("settings.countProblems", { count: data.problemCount })}
          aside={
            <Button variant="secondary" busy={problems.isPending} onClick={() => problems.mutate()}>
              {!problems.isPending && <Download aria-hidden className="size-4" />}
              {say("settings.downloadProblems")}
            </Button>
          }
        >
          <DataTable
            label={say("settings.problems")}
            columns={problemColumns}
            rows={data.problems}
            rowKey={({ file, line, field, message }) => `${file} ${line} ${field} ${message}`}
          />
          <MoreProblems count={data.problemCount - data.problems.length} />
        </Section>
      )}
    </>
  );
}

const sumOf = (lists: readonly ListCounts[], ...keys: (keyof ListCounts)[]) =>
  lists.reduce((sum, row) => sum + keys.reduce((own, key) => own + Number(row[key]), 0), 0);

function percentOf({ state, lists }: ListImportDetailDto): number {
  const back = sumOf(lists, "removed", "restored", "kept");
  const all = state === "undoing" ? back + sumOf(lists, "created", "updated") : sumOf(lists, "create", "update");
  const done = state === "undoing" ? back : all - sumOf(lists, "waiting");
  return all > 0 ? (done / all) * 100 : 0;
}

function Outcome({ data }: { data: ListImportDetailDto }) {
  const { state, error, conflicts, lists } = data;
  if (isBusy(data)) {
    const words = {
      checking: say("settings.checkingTheFile"),
      importing: say("settings.importingTheData"),
      undoing: say("settings.undoingTheImport"),
    };
    return <Working label={words[state as keyof typeof words]} percent={percentOf(data)} />;
  }
  if (state === "refused") return <FormAlert>{error}</FormAlert>;
  if (conflicts.length > 0 && state === "checked") {
    return (
      <FormAlert>
        {conflicts.map((conflict) => (
          <p key={conflict}>{conflict}</p>
        ))}
      </FormAlert>
    );
  }
  if (state === "checked") {
    const takes = sumOf(lists, "waiting");
    return takes > 0 ? (
      <FormAlert tone="info">{say("settings.importableRows", { count: takes })}</FormAlert>
    ) : (
      <FormAlert>{say("settings.importableNone")}</FormAlert>
    );
  }
  if (state === "undone") {
    const kept = sumOf(lists, "kept");
    return (
      <FormAlert tone="success">{kept > 0 ? say("settings.undoneButCountKept", { count: kept }) : say("settings.importUndone")}</FormAlert>
    );
  }
  return <FormAlert tone="success">{say("settings.listsWereImported")}</FormAlert>;
}

function DecideLists({ data: { id, lists, conflicts } }: { data: ListImportDetailDto }) {
  const start = useStartLists(id);
  const discard = useDiscardLists(id);
  const count = sumOf(lists, "waiting");
  const invited = lists.find(({ list }) => list === "users")?.create ?? 0;
  const begin = { ...start, mutate: (onSettled: () => void) => start.mutate(undefined, { onSettled }) };
  return (
    <Decide
      title={say("settings.importLists")}
      question={say("settings.importCountRows", { count })}
      consequence={invited > 0 ? say("settings.countPeopleAreEmailed", { count: invited }) : say("settings.listImportConsequence")}
      start={conflicts.length === 0 && count > 0 ? begin : null}
      discard={{ isPending: discard.isPending, mutate: () => discard.mutate() }}
    />
  );
}

function Finished({ data: { id, lists } }: { data: ListImportDetailDto }) {
  const [asking, setAsking] = useState(false);
  const undo = useUndoLists(id);
  const rows = useListRows(id, "all");
  const changed = sumOf(lists, "created", "updated");
  return (
    <>
      <div className="flex flex-wrap justify-end gap-2 max-sm:*:flex-1">
        <Button variant="secondary" busy={rows.isPending} onClick={() => rows.mutate()}>
          {!rows.isPending && <Download aria-hidden className="size-4" />}
          {say("settings.downloadResults")}
        </Button>
        {changed > 0 && (
          <Button variant="secondary" onClick={() => setAsking(true)}>
            <Undo2 aria-hidden className="size-4" />
            {say("settings.undoImport")}
          </Button>
        )}
      </div>
      <Confirm
        open={asking}
        title={say("settings.undoImport")}
        question={say("settings.undoCountRows", { count: changed })}
        consequence={say("settings.undoKeepsHint")}
        confirmLabel={say("settings.undoImport")}
        busy={undo.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => undo.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </>
  );
}
