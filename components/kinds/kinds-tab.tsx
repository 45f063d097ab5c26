"use client";

import { useQuery } from "@tanstack/react-query";
import { Archive, ArchiveRestore, Pencil, Plus } from "lucide-react";
import { useState } from "react";
import { kindsQuery } from "@/components/kinds/kind-queries";
import { expirationInWords, remindersInWords } from "@/components/kinds/kind-words";
import { useAddKind, useArchiveKind, useRestoreKind } from "@/components/kinds/use-kinds";
import { useCan } from "@/components/layout/session-context";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/card";
import { type Column, DataTable } from "@/components/ui/data-table";
import { lazyPart, Nothing } from "@/components/ui/lazy-part";
import { Loaded } from "@/components/ui/loaded";
import { RowMenu } from "@/components/ui/row-menu";
import { RowQuestion, useRowQuestion } from "@/components/ui/row-question";
import { TextLink } from "@/components/ui/text-link";
import type { KindDto, KindListDto } from "@/lib/compliance/kinds/schema";
import { labelled, say } from "@/messages/say";

const KindForm = lazyPart(() => import("@/components/kinds/kind-form").then((file) => file.KindForm), Nothing);

const facts = (): Column<KindDto>[] => [
  {
    key: "name",
    header: say("kinds.name"),
    kind: "main",
    className: "sm:w-[42%]",
    cell: ({ id, name, told, papers, archivedAt }) => (
      <span className="block [overflow-wrap:anywhere] sm:py-2">
        <span className="font-medium text-ink">{name}</span> {archivedAt && <Badge tone="grey">{say("kinds.archived")}</Badge>}
        {told && <span className="block text-ink-3 text-small">{told}</span>}
        {papers > 0 && (
          <TextLink href={`/documents?kind=${id}`} className="text-small">
            {say("kinds.onFile", { count: papers })}
          </TextLink>
        )}
      </span>
    ),
  },
  {
    key: "expires",
    header: say("kinds.expires"),
    cell: (kind) => (
      <>
        <span className="block text-ink-2">{expirationInWords(kind)}</span>
        {kind.expires !== "never" && <span className="block text-ink-3 text-small tabular-nums">{remindersInWords(kind)}</span>}
      </>
    ),
  },
  {
    key: "sets",
    header: say("kinds.requiredBy"),
    cell: ({ sets }) =>
      sets.length === 0 ? (
        <span className="text-ink-3">{say("kinds.noSet")}</span>
      ) : (
        <ul>
          {sets.map(({ id, name }) => (
            <li key={id} className="[overflow-wrap:anywhere]">
              <TextLink href={`/requirements/${id}`}>{name}</TextLink>
            </li>
          ))}
        </ul>
      ),
  },
];

/** The company's kinds of documents, and those that are ready to be turned on. */
export function KindsTab() {
  const mayWrite = useCan("requirements:write");
  const [editing, setEditing] = useState<KindDto>();
  const [isAdding, setAdding] = useState(false);
  const [archive, restore] = [useArchiveKind(), useRestoreKind()];
  const archiving = useRowQuestion<KindDto>();
  const close = () => {
    setEditing(undefined);
    setAdding(false);
  };
  const actions: Column<KindDto> = {
    key: "actions",
    header: say("common.actions"),
    kind: "menu",
    className: "sm:w-24",
    cell: (kind) => (
      <RowMenu
        label={say("kinds.actionsFor", { name: kind.name })}
        actions={[
          { label: say("kinds.editKind"), icon: <Pencil aria-hidden />, run: () => setEditing(kind) },
          kind.archivedAt
            ? { label: say("kinds.restoreKind"), icon: <ArchiveRestore aria-hidden />, run: () => restore.mutate(kind.id) }
            : { label: say("kinds.archiveKind"), icon: <Archive aria-hidden />, run: () => archiving.ask(kind) },
        ]}
      />
    ),
  };
  return (
    <Loaded query={useQuery(kindsQuery())} what={say("kinds.theKinds")}>
      {({ kinds, starters }) => (
        <div className="space-y-6">
          <Section
            title={say("kinds.kinds")}
            aside={
              mayWrite && (
                <Button variant="secondary" onClick={() => setAdding(true)}>
                  <Plus aria-hidden className="size-4" />
                  {say("kinds.addKind")}
                </Button>
              )
            }
          >
            <p className="max-w-[80ch] px-5 py-3 text-ink-2">{say("kinds.about")}</p>
            {kinds.length === 0 ? (
              <p className="border-t px-5 py-6 text-center text-ink-3">{say("kinds.none")}</p>
            ) : (
              <div className="border-t">
                <DataTable
                  label={say("kinds.kinds")}
                  columns={mayWrite ? [...facts(), actions] : facts()}
                  rows={kinds}
                  rowKey={({ id }) => id}
                />
              </div>
            )}
          </Section>
          {mayWrite && starters.length > 0 && <Starters starters={starters} />}
          {isAdding && <KindForm onClose={close} />}
          {editing && <KindForm key={editing.id} kind={editing} onClose={close} />}
          <RowQuestion
            about={archiving}
            title={say("kinds.archiveKind")}
            question={({ name }) => say("kinds.archiveQuestion", { name })}
            consequence={say("kinds.archiveMeans")}
            confirmLabel={say("kinds.archiveKind")}
            act={archive}
          />
        </div>
      )}
    </Loaded>
  );
}

/** Kinds that firms commonly keep, off until someone turns them on. */
function Starters({ starters }: Pick<KindListDto, "starters">) {
  const add = useAddKind();
  return (
    <Section title={say("kinds.ready")}>
      <p className="max-w-[80ch] px-5 py-3 text-ink-2">{say("kinds.readyAbout")}</p>
      <ul className="divide-y border-t">
        {starters.map((starter) => (
          <li key={starter.key} className="flex items-center justify-between gap-4 px-5 py-2.5">
            <div className="min-w-0">
              <p className="font-medium text-ink">{starter.name}</p>
              <p className="text-ink-3 text-small">{starter.told}</p>
            </div>
            <Button
              variant="secondary"
              aria-label={labelled(say("kinds.turnOn"), starter.name)}
              busy={add.isPending && add.variables.starter === starter.key}
              onClick={() => add.mutate({ starter: starter.key })}
            >
              {say("kinds.turnOn")}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
