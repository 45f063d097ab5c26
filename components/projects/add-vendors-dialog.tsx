"use client";

import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useState } from "react";
import { ComplianceBadge } from "@/components/compliance/compliance-badge";
import { complianceLooks } from "@/components/compliance/compliance-looks";
import { BulkDialog } from "@/components/lists/bulk-dialog";
import { useAllIds } from "@/components/lists/use-lists";
import { ContractFields, contractFieldsOf } from "@/components/projects/contract-fields";
import { addToProject, useProjectsChanged } from "@/components/queries/use-projects";
import { vendorsBase, vendorsQuery } from "@/components/queries/use-vendors";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { formatNumber } from "@/components/ui/format";
import { SearchInput } from "@/components/ui/search-input";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { TextLink } from "@/components/ui/text-link";
import { useZodForm } from "@/components/ui/use-zod-form";
import type { ComplianceStatus } from "@/lib/compliance/statuses/schema";
import { complianceStatuses } from "@/lib/compliance/statuses/values";
import { assignmentForm, type ProjectDto } from "@/lib/projects/schema";
import { say } from "@/messages/say";
import { sayParts } from "@/messages/say-parts";

const shown = 50;

type Chosen = ReadonlyMap<string, string | null>;

/** Chooses among the vendors that are not on the project yet, several at once or all that match, over one search after the other. */
export function AddVendorsDialog({ project, onClose }: { project: ProjectDto; onClose: () => void }) {
  const [search, setSearch] = useState("");
  const [status, setStatus] = useState<ComplianceStatus>();
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const form = useZodForm(assignmentForm, contractFieldsOf());
  const count = say("projects.countVendors", { count: chosen.size });
  const filter = { search, status, notOnProjectId: project.id, sort: "name" } as const;

  function choose(some: readonly (readonly [id: string, name: string | null])[], isChosen: boolean) {
    const next = new Map(chosen);
    for (const [id, name] of some) {
      if (!isChosen) next.delete(id);
      else if (!next.get(id)) next.set(id, name);
    }
    setChosen(next);
  }

  return (
    <BulkDialog
      title={say("projects.addVendors")}
      description={project.name}
      words={{ running: "projects.addingVendors", done: "projects.countAdded" }}
      name="vendors"
      submit={{
        label: chosen.size > 0 ? say("projects.addCount", { counted: count }) : say("projects.add"),
        disabled: chosen.size === 0,
      }}
      onChanged={useProjectsChanged()}
      onClose={onClose}
      onSubmit={({ start }) =>
        form.handleSubmit((what) => start([...chosen.keys()], (some) => addToProject(project.id, { ...what, ids: some })))
      }
    >
      <div className="flex gap-3 max-sm:flex-col">
        <div className="min-w-0 flex-1">
          <SearchInput
            label={say("projects.findVendors")}
            placeholder={say("projects.vendorFindHint")}
            value={search}
            onSearch={setSearch}
          />
        </div>
        <Select
          aria-label={say("common.status")}
          options={complianceStatuses.map((one) => ({ value: one, label: complianceLooks[one].label }))}
          placeholder={say("common.allStatus")}
          value={status ?? ""}
          onChange={(event) => setStatus(complianceStatuses.find((one) => one === event.target.value))}
          className="sm:w-44"
        />
      </div>
      <Choices project={project} filter={filter} chosen={chosen} choose={choose} />
      <ChosenVendors chosen={chosen} takeOut={(id) => choose([[id, null]], false)} takeOutAll={() => setChosen(new Map())} />
      <ContractFields form={form} isForSeveral />
    </BulkDialog>
  );
}

type ChosenProps = { chosen: Chosen; takeOut: (id: string) => void; takeOutAll: () => void };

/** What was chosen, over one search after the other; each is taken out again by its button. Of "all", only those that were seen have names. */
function ChosenVendors({ chosen, takeOut, takeOutAll }: ChosenProps) {
  const named = [...chosen].flatMap(([id, name]) => (name === null ? [] : [{ id, name }]));
  const unnamed = chosen.size - named.length;
  return (
    // biome-ignore lint/a11y/useSemanticElements: it holds no fields
    <div role="group" aria-label={say("projects.chosenVendors")} className="space-y-2">
      <div className="flex items-center justify-between gap-3">
        <p role="status" className="text-ink-2 text-small">
          {chosen.size > 0 ? say("projects.countChosen", { count: chosen.size }) : say("projects.noneChosenYet")}
        </p>
        {unnamed > 0 && (
          <Button variant="ghost" onClick={takeOutAll}>
            {say("lists.clearSelection")}
          </Button>
        )}
      </div>
      {named.length > 0 && (
        <ul className="-m-1 flex max-h-40 flex-wrap items-center gap-2 overflow-y-auto p-1">
          {named.map(({ id, name }) => (
            <li key={id} className="max-w-full">
              <button
                type="button"
                aria-label={say("projects.removeName", { name })}
                onClick={() => takeOut(id)}
                className="control inline-flex max-w-full items-center gap-1.5 rounded-control border border-control-line bg-surface px-2.5 text-ink text-small hover:bg-sunken"
              >
                <span className="truncate">{name}</span>
                <X aria-hidden className="size-3.5 shrink-0 text-ink-3" />
              </button>
            </li>
          ))}
          {unnamed > 0 && <li className="text-ink-2 text-small">{say("projects.andMore", { count: unnamed })}</li>}
        </ul>
      )}
    </div>
  );
}

type ChoicesProps = {
  project: ProjectDto;
  filter: { search: string; status: ComplianceStatus | undefined; notOnProjectId: string; sort: "name" };
  chosen: Chosen;
  choose: (some: readonly (readonly [id: string, name: string | null])[], isChosen: boolean) => void;
};

function Choices({ project, filter, chosen, choose }: ChoicesProps) {
  const { data, error, refetch } = useQuery(vendorsQuery({ ...filter, page: 1, limit: shown }));
  const allIds = useAllIds(vendorsBase);
  if (error && !data) return <ErrorState title={say("projects.vendorsLoadFailed")} advice={error.message} onRetry={() => refetch()} />;
  if (!data)
    return (
      <div aria-busy className="space-y-2">
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-11 w-full" />
      </div>
    );
  const { vendors, pagination } = data;
  if (vendors.length === 0)
    return (
      <p className="rounded-control border px-4 py-6 text-center text-ink-2">
        {filter.search !== "" || filter.status
          ? say("projects.addVendorsUnmatched")
          : project.vendors > 0
            ? say("projects.addVendorsDone")
            : sayParts("projects.addVendorsEmpty", { link: (text) => <TextLink href="/vendors/new">{text}</TextLink> })}
      </p>
    );
  return (
    <fieldset className="rounded-control border">
      <legend className="sr-only">{say("projects.addVendorsLegend")}</legend>
      <div className="max-h-72 divide-y overflow-y-auto">
        {vendors.map(({ id, name, status, complianceStatus, isBeingRead, isByDates }) => (
          <label key={id} className="flex min-h-11 cursor-pointer items-center gap-3 px-3 py-2 hover:bg-ground">
            <input
              type="checkbox"
              checked={chosen.has(id)}
              onChange={(event) => choose([[id, name]], event.target.checked)}
              className="size-4 shrink-0 accent-accent max-sm:size-5"
            />
            <span className="min-w-0 flex-1 text-ink [overflow-wrap:anywhere]">
              {name}
              {status === "INACTIVE" && <span className="text-ink-3">{say("projects.inactive")}</span>}
            </span>
            <ComplianceBadge status={complianceStatus} isBeingRead={isBeingRead} isByDates={isByDates} />
          </label>
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 border-t px-3 py-1 text-ink-3 text-small">
        <p>
          {pagination.total > vendors.length &&
            say("projects.vendorChoiceMore", { count: vendors.length, total: formatNumber(pagination.total) })}
        </p>
        <Button
          variant="ghost"
          busy={allIds.isPending}
          onClick={() => {
            const known = new Map(vendors.map(({ id, name }) => [id, name]));
            allIds.mutate(filter, {
              onSuccess: (ids) =>
                choose(
                  ids.map((id) => [id, known.get(id) ?? null] as const),
                  true,
                ),
            });
          }}
        >
          {say("lists.selectAll", { total: formatNumber(pagination.total) })}
        </Button>
      </div>
    </fieldset>
  );
}
