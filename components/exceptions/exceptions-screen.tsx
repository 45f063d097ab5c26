"use client";

import { useQuery } from "@tanstack/react-query";
import { exceptionApproval } from "@/components/exceptions/exception-actions";
import { exceptionColumns } from "@/components/exceptions/exception-columns";
import { useExceptionActions } from "@/components/exceptions/use-exception-actions";
import { exceptionsBase, exceptionsQuery, useExceptionsChanged } from "@/components/exceptions/use-exceptions";
import { FilterSelect, filterClass } from "@/components/lists/filter-select";
import { ListParts } from "@/components/lists/list-parts";
import { ListScreen } from "@/components/lists/list-screen";
import { usePageSize } from "@/components/lists/page-size";
import { ProjectCombobox } from "@/components/pickers/project-combobox";
import { EmptyState } from "@/components/ui/empty-state";
import { type Address, useAddress } from "@/components/ui/use-address";
import { exceptionFilters, exceptionKinds, exceptionSorts, kindNames, stateNames } from "@/lib/exceptions/values";
import { sortsOf } from "@/lib/infra/lists/values";
import { labelled, say, sayAll } from "@/messages/say";

const sorts = () => [
  { value: "", label: say("exceptions.mostUrgentFirst") },
  { value: "until", label: say("exceptions.endsFirst") },
  { value: "-until", label: say("exceptions.endsLast") },
  { value: "-requested", label: say("exceptions.newestRequest") },
  { value: "requested", label: say("exceptions.oldestRequest") },
  { value: "vendor", label: say("exceptions.sortVendor") },
  { value: "-vendor", label: say("exceptions.sortVendorDescending") },
];

const parts = ["requested", "approved", "soon", "ended", "refused", "withdrawn"] as const;

const filterOf = (address: Address) => ({
  search: address.search,
  state: exceptionFilters.find((part) => part === address.get("state")),
  kind: exceptionKinds.find((known) => known === address.get("kind")),
  projectId: address.id("projectId") || undefined,
  sort: sortsOf(exceptionSorts).find((known) => known === address.get("sort")),
});

/** All exceptions of the company: what waits for approval, what is in force, what ends soon, and what is over. */
export function ExceptionsScreen() {
  const address = useAddress();
  const filter = filterOf(address);
  const pageSize = usePageSize(address);
  const query = useQuery(exceptionsQuery({ ...filter, page: address.page, limit: pageSize.limit }));
  const { open, actions, dialogs } = useExceptionActions();
  return (
    <ListScreen
      title={say("exceptions.exceptions")}
      subtitle={say("exceptions.subtitle")}
      label={filter.state ? say(stateNames[filter.state]) : say("exceptions.exceptions")}
      search={{ label: say("lists.searchNoun", { noun: say("lists.exceptions") }), hint: say("exceptions.search") }}
      filters={<Filters address={address} />}
      address={address}
      filter={filter}
      query={query}
      rowsOf={({ exceptions }) => exceptions}
      rowKey={({ id }) => id}
      what={say("lists.exceptions")}
      pageSize={pageSize}
      skeletonRows={pageSize.limit}
      columns={exceptionColumns({ open, actions })}
      sorts={sorts()}
      list={{ name: "exceptions", base: exceptionsBase }}
      isExported
      batch={{
        actions: [exceptionApproval],
        nameOf: ({ vendor, required }) => labelled(vendor.name, required),
        canSelect: ({ state, isOutdated }) => state === "requested" && !isOutdated,
        onChanged: useExceptionsChanged(),
      }}
      parts={
        <ListParts
          address={address}
          label={say("exceptions.show")}
          all={say("exceptions.all")}
          parts={parts}
          names={sayAll(stateNames)}
          counts={query.data?.counts}
        />
      }
      empty={(clear) => <EmptyState message={say(clear ? "exceptions.noneFound" : "exceptions.nonePage")} action={clear} />}
    >
      {dialogs}
    </ListScreen>
  );
}

function Filters({ address }: { address: Address }) {
  return (
    <>
      <FilterSelect
        address={address}
        name="kind"
        label={say("exceptions.kind")}
        all={say("exceptions.allKinds")}
        options={exceptionKinds.map((kind) => ({ value: kind, label: say(kindNames[kind]) }))}
      />
      <ProjectCombobox
        none={say("vendors.allProjects")}
        placeholder={say("vendors.allProjects")}
        aria-label={say("vendors.project")}
        value={address.id("projectId")}
        onChange={(chosen) => address.set({ projectId: chosen })}
        className={filterClass}
      />
    </>
  );
}
