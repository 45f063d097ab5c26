"use client";

import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useMemo, useState } from "react";
import { useCan } from "@/components/layout/session-context";
import { ListScreen } from "@/components/lists/list-screen";
import { usePageSize } from "@/components/lists/page-size";
import { assignmentColumns } from "@/components/projects/assignment-columns";
import { type AssignmentDialog, AssignmentDialogs } from "@/components/projects/assignment-dialogs";
import { SheetExport } from "@/components/projects/sheet-export";
import { assignmentsBase, assignmentsQuery } from "@/components/queries/use-projects";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Select } from "@/components/ui/select";
import { TextLink } from "@/components/ui/text-link";
import { type Address, useAddress } from "@/components/ui/use-address";
import { gateAnswers } from "@/lib/compliance/requirements/values";
import { enrollmentNames } from "@/lib/compliance/wraps/labels-values";
import { enrollmentStatuses } from "@/lib/compliance/wraps/values";
import { sortsOf } from "@/lib/infra/lists/values";
import type { AssignmentDto, ProjectDto } from "@/lib/projects/schema";
import { assignmentSorts } from "@/lib/projects/values";
import { say } from "@/messages/say";

const sorts = () => [
  { value: "", label: say("projects.worstStatusFirst") },
  { value: "-status", label: say("projects.bestStatusFirst") },
  { value: "vendor", label: say("projects.sortName") },
  { value: "-vendor", label: say("projects.sortNameDescending") },
  { value: "scope", label: say("projects.scopeOfWork") },
  { value: "expiration", label: say("projects.endsSoonest") },
  { value: "-expiration", label: say("projects.endsLast") },
];

const enrollmentFilters = [...enrollmentStatuses, "UNKNOWN"] as const;

const filterOf = (address: Address) => ({
  search: address.search,
  work: gateAnswers.find((known) => known === address.get("work")),
  pay: gateAnswers.find((known) => known === address.get("pay")),
  enrollment: enrollmentFilters.find((known) => known === address.get("enrollment")),
  sort: sortsOf(assignmentSorts).find((known) => known === address.get("sort")),
});

/** Narrows the list to where its vendors stand with the wrap-up. */
function EnrollmentFilter({ address }: { address: Address }) {
  return (
    <Select
      aria-label={say("projects.enrollment")}
      value={address.get("enrollment")}
      onChange={({ target }) => address.set({ enrollment: target.value })}
      placeholder={say("projects.enrollmentAll")}
      options={enrollmentFilters.map((value) => ({
        value,
        label: say(value === "UNKNOWN" ? "projects.enrollmentUnknown" : enrollmentNames[value]),
      }))}
      className="sm:w-44"
    />
  );
}

/** The vendors of a project with their own status each; search, order and page are in the address. */
export function ProjectVendors({ project }: { project: ProjectDto }) {
  const address = useAddress();
  const mayWrite = useCan("project:write");
  const isActive = project.status === "ACTIVE";
  const mayAdd = mayWrite && isActive;
  const hasWrap = project.wrap !== null;
  const [dialog, setDialog] = useState<AssignmentDialog>();
  const filter = filterOf(address);
  const isFiltered = Boolean(filter.search || filter.work || filter.pay || filter.enrollment);
  const pageSize = usePageSize(address);
  const vendors = useQuery(assignmentsQuery(project.id, { ...filter, page: address.page, limit: pageSize.limit }));
  const columns = useMemo(
    () =>
      assignmentColumns(
        mayWrite
          ? {
              edit: (assignment) => setDialog({ kind: "edit", assignment }),
              ...(hasWrap && { enroll: (assignment: AssignmentDto) => setDialog({ kind: "enrollment", assignment }) }),
              ...(mayAdd && { another: (assignment: AssignmentDto) => setDialog({ kind: "another", assignment }) }),
              remove: (assignment) => setDialog({ kind: "remove", assignment }),
            }
          : undefined,
        hasWrap,
      ),
    [mayWrite, mayAdd, hasWrap],
  );
  const total = vendors.data?.pagination.total;
  const openAdd = () => setDialog({ kind: "add" });

  return (
    <ListScreen
      label={say("projects.vendorsLabel")}
      search={
        project.vendors > 0 || isFiltered ? { label: say("projects.vendorsSearch"), hint: say("projects.vendorsSearchHint") } : undefined
      }
      filters={
        (project.vendors > 0 || isFiltered) && (
          <>
            {hasWrap && <EnrollmentFilter address={address} />}
            <TextLink alone href={`/vendors?projectId=${project.id}`} className="self-center sm:ml-auto">
              {say("projects.showInVendors")}
            </TextLink>
          </>
        )
      }
      address={address}
      filter={filter}
      query={vendors}
      rowsOf={({ assignments }) => assignments}
      rowKey={({ id }) => id}
      what={say("lists.vendors")}
      pageSize={pageSize}
      empty={(clear) =>
        clear ? (
          <EmptyState
            message={say("projects.vendorsUnmatched")}
            action={
              <Button variant="secondary" onClick={() => address.set({ search: "", work: "", pay: "", enrollment: "" })}>
                {say("projects.clearSearch")}
              </Button>
            }
          />
        ) : (
          <EmptyState
            message={say("projects.vendorsEmpty")}
            action={mayAdd && <Button onClick={openAdd}>{say("projects.firstVendors")}</Button>}
          />
        )
      }
      columns={columns}
      alignTop
      sorts={sorts()}
      skeletonRows={Math.min(pageSize.limit, Math.max(1, project.vendors))}
      list={{ name: "contracts", base: assignmentsBase(project.id) }}
      tools={
        <>
          <SheetExport address={assignmentsBase(project.id)} filter={filter} disabled={!total} />
          {mayWrite && !isActive && <p className="text-ink-2 text-small">{say("projects.completedHint")}</p>}
          {mayAdd && (
            <Button onClick={openAdd}>
              <Plus aria-hidden className="size-4" />
              {say("projects.addVendors")}
            </Button>
          )}
        </>
      }
    >
      <AssignmentDialogs project={project} open={dialog} onClose={() => setDialog(undefined)} />
    </ListScreen>
  );
}
