"use client";

import { complianceLooks } from "@/components/compliance/compliance-status";
import { ProjectPicker } from "@/components/projects/project-picker";
import { Select } from "@/components/ui/select";
import type { Address } from "@/components/ui/use-address";
import type { VendorFilter } from "@/components/vendors/vendor-keys";
import { complianceStatuses } from "@/lib/compliance/values";
import { sortsOf } from "@/lib/infra/lists/values";
import { vendorSorts } from "@/lib/vendors/values";

const activityOptions = [
  { value: "true", label: "Active" },
  { value: "false", label: "Inactive" },
];

const statusOptions = complianceStatuses.map((status) => ({ value: status, label: complianceLooks[status].label }));

export function vendorFilterOf(address: Address) {
  return {
    search: address.search,
    status: complianceStatuses.find((known) => known === address.get("status")),
    active: { true: true, false: false }[address.get("active")],
    projectId: address.id("projectId") || undefined,
    sort: sortsOf(vendorSorts).find((known) => known === address.get("sort")),
  };
}

export function VendorFilters({ address, filter }: { address: Address; filter: VendorFilter }) {
  const { status = "", active, projectId = "" } = filter;
  return (
    <>
      <Select
        aria-label="Status"
        options={statusOptions}
        placeholder="All Status"
        value={status}
        onChange={(event) => address.set({ status: event.target.value })}
        className="flex-1 basis-36 sm:w-48 sm:flex-none"
      />
      <Select
        aria-label="Active or inactive"
        options={activityOptions}
        placeholder="Active or not"
        value={active === undefined ? "" : String(active)}
        onChange={(event) => address.set({ active: event.target.value })}
        className="flex-1 basis-36 sm:w-48 sm:flex-none"
      />
      <ProjectPicker
        chosenId={projectId}
        placeholder="All Projects"
        aria-label="Project"
        value={projectId}
        onChange={(event) => address.set({ projectId: event.target.value })}
        className="flex-1 basis-36 sm:w-56 sm:flex-none"
      />
    </>
  );
}
