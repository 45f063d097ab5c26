"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useState } from "react";
import { ComplianceBadge } from "@/components/compliance/compliance-badge";
import { ContractFields, contractFieldsOf } from "@/components/projects/contract-fields";
import { useAssignVendors } from "@/components/queries/use-projects";
import { vendorQuery, vendorsQuery } from "@/components/queries/use-vendors";
import { ErrorState } from "@/components/ui/error-state";
import { FormAlert } from "@/components/ui/form-alert";
import { DialogForm } from "@/components/ui/form-dialog";
import { formatNumber } from "@/components/ui/format";
import { SearchInput } from "@/components/ui/search-input";
import { Skeleton } from "@/components/ui/skeleton";
import { TextLink } from "@/components/ui/text-link";
import { useZodForm } from "@/components/ui/use-zod-form";
import { isMissing } from "@/lib/http/client/api";
import { notify } from "@/lib/http/client/notify";
import { assignmentForm, type ProjectDto } from "@/lib/projects/schema";
import { say } from "@/messages/say";
import { sayParts } from "@/messages/say-parts";

const shown = 50;

/** Chooses among the vendors that are not on the project yet, several at once, over one search after the other. */
export function AddVendorsForm({ project, onClose }: { project: ProjectDto; onClose: () => void }) {
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const [gone, setGone] = useState<readonly string[]>([]);
  const client = useQueryClient();
  const assign = useAssignVendors();
  const form = useZodForm(assignmentForm, contractFieldsOf());
  const count = say("projects.countVendors", { count: chosen.size });

  function choose(id: string, name: string, isChosen: boolean) {
    const next = new Map(chosen);
    if (isChosen) next.set(id, name);
    else next.delete(id);
    setChosen(next);
  }

  /** All or none are added, and what is refused has no name: so each is asked for. */
  async function takeOutGone() {
    const ids = [...chosen.keys()];
    const asked = await Promise.allSettled(ids.map((id) => client.fetchQuery({ ...vendorQuery(id), staleTime: 0 })));
    const missing = ids.filter((_id, place) => asked[place]?.status === "rejected" && isMissing(asked[place].reason));
    setGone(missing.map((id) => chosen.get(id) ?? ""));
    setChosen(new Map([...chosen].filter(([id]) => !missing.includes(id))));
  }

  const submit = form.handleSubmit((what) => {
    setGone([]);
    assign.mutate(
      { projectId: project.id, vendorIds: [...chosen.keys()], ...what },
      {
        onSuccess: (added) => {
          notify.success(`${say("projects.countVendors", { count: added })} added`);
          onClose();
        },
        onError: (error) => (isMissing(error) ? takeOutGone() : form.showServerProblems(error)),
      },
    );
  });

  return (
    <DialogForm
      submit={{
        label: chosen.size > 0 ? say("projects.addCount", { counted: count }) : say("projects.add"),
        busy: assign.isPending,
        disabled: chosen.size === 0,
      }}
      onSubmit={submit}
      onClose={onClose}
    >
      <SearchInput
        label={say("projects.findVendors")}
        placeholder={say("projects.findVendorsByNameOr")}
        value={search}
        onSearch={setSearch}
      />
      <Choices project={project} search={search} has={(id) => chosen.has(id)} choose={choose} />
      {gone.length > 0 && <FormAlert>{goneInWords(gone)}</FormAlert>}
      <Chosen chosen={chosen} takeOut={(id, name) => choose(id, name, false)} />
      <ContractFields form={form} isForSeveral />
    </DialogForm>
  );
}

const goneInWords = (names: readonly string[]) =>
  say("projects.joinValueRemovedFromYour", { names: names.join(", "), count: names.length });

type ChosenProps = { chosen: ReadonlyMap<string, string>; takeOut: (id: string, name: string) => void };

/** What was chosen, over one search after the other; each is taken out again by its button. */
function Chosen({ chosen, takeOut }: ChosenProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: it holds no fields
    <div role="group" aria-label={say("projects.chosenVendors")} className="space-y-2">
      <p role="status" className="text-ink-2 text-small">
        {chosen.size > 0 ? `${say("projects.countVendors", { count: chosen.size })} chosen` : say("projects.noneChosenYet")}
      </p>
      {chosen.size > 0 && (
        <ul className="-m-1 flex max-h-40 flex-wrap gap-2 overflow-y-auto p-1">
          {[...chosen].map(([id, name]) => (
            <li key={id} className="max-w-full">
              <button
                type="button"
                aria-label={say("projects.removeName", { name })}
                onClick={() => takeOut(id, name)}
                className="control inline-flex max-w-full items-center gap-1.5 rounded-control border border-control-line bg-surface px-2.5 text-ink text-small hover:bg-sunken"
              >
                <span className="truncate">{name}</span>
                <X aria-hidden className="size-3.5 shrink-0 text-ink-3" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type ChoicesProps = {
  project: ProjectDto;
  search: string;
  has: (id: string) => boolean;
  choose: (id: string, name: string, isChosen: boolean) => void;
};

function Choices({ project, search, has, choose }: ChoicesProps) {
  const { data, error, refetch } = useQuery(vendorsQuery({ search, notOnProjectId: project.id, sort: "name", page: 1, limit: shown }));
  if (error && !data) return <ErrorState title={say("projects.failedToLoadVendors")} advice={error.message} onRetry={() => refetch()} />;
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
        {search !== ""
          ? say("projects.noOtherVendorMatchesThis")
          : project.vendors > 0
            ? say("projects.everyVendorIsAlreadyOn")
            : sayParts("projects.thereAreNoVendorsYet", { link: (text) => <TextLink href="/vendors/new">{text}</TextLink> })}
      </p>
    );
  return (
    <fieldset className="rounded-control border">
      <legend className="sr-only">{say("projects.vendorsThatAreNotOn")}</legend>
      <div className="max-h-72 divide-y overflow-y-auto">
        {vendors.map(({ id, name, status, complianceStatus, isBeingRead, isByDates }) => (
          <label key={id} className="flex min-h-11 cursor-pointer items-center gap-3 px-3 py-2 hover:bg-ground">
            <input
              type="checkbox"
              checked={has(id)}
              onChange={(event) => choose(id, name, event.target.checked)}
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
      {pagination.total > vendors.length && (
        <p className="border-t px-3 py-2 text-ink-3 text-small">
          {say("projects.vendorChoiceMore", {
            count: vendors.length,
            total: formatNumber(pagination.total),
          })}
        </p>
      )}
    </fieldset>
  );
}
