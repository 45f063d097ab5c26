"use client";

import { complianceLooks } from "@/components/compliance/compliance-status";
import { FilterSelect, filterClass } from "@/components/lists/filter-select";
import { ProjectCombobox } from "@/components/projects/project-combobox";
import type { Address } from "@/components/ui/use-address";
import { coverageLooks } from "@/components/vendors/coverage-marks";
import { coverageFilters, coverageStates, markedCoverages } from "@/lib/compliance/marks/values";
import { complianceStatuses } from "@/lib/compliance/values";
import { sortsOf } from "@/lib/infra/lists/values";
import { vendorSorts } from "@/lib/vendors/values";

const activityOptions = [
  { value: "true", label: "Active" },
  { value: "false", label: "Inactive" },
];

const statusOptions = complianceStatuses.map((status) => ({ value: status, label: complianceLooks[status].label }));

const coverageOptions = markedCoverages.flatMap(({ short }) =>
  coverageStates.map((state) => ({ value: `${short}_${state}`, label: `${short} ${coverageLooks[state].words}` })),
);

export function vendorFilterOf(address: Address) {
  return {
    search: address.search,
    status: complianceStatuses.find((known) => known === address.get("status")),
    coverage: coverageFilters.find((known) => known === address.get("coverage")),
    active: { true: true, false: false }[address.get("active")],
    projectId: address.id("projectId") || undefined,
    sort: sortsOf(vendorSorts).find((known) => known === address.get("sort")),
  };
}

export function VendorFilters({ address }: { address: Address }) {
  return (
    <>
      <FilterSelect address={address} name="status" label="Status" all="All Status" options={statusOptions} />
      <FilterSelect address={address} name="active" label="Active or inactive" all="Active or Inactive" options={activityOptions} />
      <FilterSelect address={address} name="coverage" label="Coverage" all="All Coverages" options={coverageOptions} />
      <ProjectCombobox
        none="All Projects"
        placeholder="All Projects"
        aria-label="Project"
        value={address.id("projectId")}
        onChange={(chosen) => address.set({ projectId: chosen })}
        className={filterClass}
      />
    </>
  );
}
