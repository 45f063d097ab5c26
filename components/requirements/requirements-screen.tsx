"use client";

import { useQuery } from "@tanstack/react-query";
import { ChevronRight, FileText, Plus } from "lucide-react";
import { useId, useState } from "react";
import { useCan, useSession } from "@/components/layout/session-context";
import { DatesOnlyCard } from "@/components/requirements/dates-only-card";
import { HolderHint } from "@/components/requirements/holder-hint";
import { InsurerRatings } from "@/components/requirements/insurer-ratings";
import { requirementSetsQuery } from "@/components/requirements/requirement-queries";
import { RequirementsHeader } from "@/components/requirements/requirements-header";
import { setColumns } from "@/components/requirements/set-columns";
import { useSetActions } from "@/components/requirements/use-set-actions";
import { Card } from "@/components/ui/card";
import { cx } from "@/components/ui/class-names";
import { type Column, DataTable } from "@/components/ui/data-table";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { LinkButton } from "@/components/ui/link-button";
import type { ListedSetDto } from "@/lib/compliance/sets/schema";
import { say } from "@/messages/say";

/** The company's requirement sets: those in use, and the archived ones folded away. */
export function RequirementsScreen() {
  const mayWrite = useCan("requirements:write");
  const { company } = useSession();
  const { data, isError, error, refetch } = useQuery(requirementSetsQuery());
  const { dialogs, ...actions } = useSetActions();
  const columns = setColumns(company.timeZone, mayWrite ? actions : undefined);
  const inUse = data?.sets.filter(({ archivedAt }) => !archivedAt);
  const unchecked = mayWrite ? inUse?.find(({ isDefault, checksHolder }) => isDefault && !checksHolder) : undefined;
  const archived = data?.sets.filter(({ archivedAt }) => archivedAt) ?? [];
  const names = new Set(inUse?.map(({ name }) => name.toLowerCase()));
  const newSet = (
    <div className="flex flex-wrap gap-2">
      <LinkButton href="/requirements/from-contract" variant="secondary">
        <FileText aria-hidden className="size-4" />
        {say("requirements.fromContract")}
      </LinkButton>
      <LinkButton href="/requirements/new">
        <Plus aria-hidden className="size-4" />
        {say("requirements.newSet")}
      </LinkButton>
    </div>
  );

  return (
    <>
      <RequirementsHeader title={say("common.requirements")} subtitle={say("requirements.subtitle")} action={mayWrite && newSet} />
      {data && data.defaultId === null && <DatesOnlyCard taken={names} />}
      {unchecked && (
        <div className="mb-4">
          <HolderHint name={unchecked.name}>
            <LinkButton href={`/requirements/${unchecked.id}?add=certificate-holder`} variant="secondary">
              {say("dashboard.checkHolder")}
            </LinkButton>
          </HolderHint>
        </div>
      )}
      <Card>
        {isError && !data ? (
          <ErrorState
            title={say("common.loadFailed", { what: say("requirements.theRequirementSets") })}
            advice={error.message}
            onRetry={() => refetch()}
          />
        ) : inUse?.length === 0 ? (
          <EmptyState message={say("requirements.noSets")} />
        ) : (
          <DataTable label={say("requirements.inUse")} columns={columns} rows={inUse} rowKey={({ id }) => id} skeletonRows={3} />
        )}
      </Card>
      {archived.length > 0 && <ArchivedSets sets={archived} columns={columns} />}
      <InsurerRatings />
      {dialogs}
    </>
  );
}

function ArchivedSets({ sets, columns }: { sets: readonly ListedSetDto[]; columns: readonly Column<ListedSetDto>[] }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-label={say("requirements.archivedSets")} className="mt-4">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="touch-line inline-flex items-center gap-1.5 font-medium text-ink-2 hover:text-ink"
      >
        <ChevronRight aria-hidden className={cx("size-4 transition-transform duration-100", isOpen && "rotate-90")} />
        {isOpen ? say("requirements.hideArchived") : say("requirements.showArchived", { count: sets.length })}
      </button>
      <div id={id} className="mt-2">
        {isOpen && (
          <Card>
            <DataTable label={say("requirements.archivedSets")} columns={columns} rows={sets} rowKey={({ id: key }) => key} />
          </Card>
        )}
      </div>
    </section>
  );
}
