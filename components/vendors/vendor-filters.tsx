"use client";

import { complianceLooks } from "@/components/compliance/compliance-looks";
import { FilterSelect, filterClass } from "@/components/lists/filter-select";
import { ProjectCombobox } from "@/components/pickers/project-combobox";
import { formatDate } from "@/components/ui/format";
import type { Address } from "@/components/ui/use-address";
import { coverageLooks } from "@/components/vendors/coverage-marks";
import { coverageFilters, coverageStates, markedCoverages } from "@/lib/compliance/statuses/marks-values";
import { complianceStatuses } from "@/lib/compliance/statuses/values";
import { sortsOf } from "@/lib/infra/lists/values";
import { readDays } from "@/lib/vendors/expires-rules";
import { usualVendorSort, vendorSorts } from "@/lib/vendors/values";
import { say } from "@/messages/say";

const activityOptions = () => [
  { value: "true", label: say("common.active") },
  { value: "false", label: say("vendors.inactive") },
];

const statusOptions = () => complianceStatuses.map((status) => ({ value: status, label: complianceLooks[status].label }));

const coverageOptions = () =>
  markedCoverages.flatMap(({ code, short }) =>
    coverageStates.map((state) => ({ value: `${code}_${state}`, label: `${say(short)} ${coverageLooks[state].words}` })),
  );

function expiresInWords(days: string): string {
  const { from = "", to = "" } = readDays(days) ?? {};
  return say("vendors.expiresBetween", { from: formatDate(from), to: formatDate(to) });
}

export function vendorFilterOf(address: Address) {
  return {
    search: address.search,
    status: complianceStatuses.find((known) => known === address.get("status")),
    coverage: coverageFilters.find((known) => known === address.get("coverage")),
    miss: address.get("miss") || undefined,
    expires: readDays(address.get("expires")) ? address.get("expires") : undefined,
    noAnswer: { true: true as const }[address.get("noAnswer")],
    unwritten: { true: true as const }[address.get("unwritten")],
    active: { true: true, false: false }[address.get("active")],
    projectId: address.id("projectId") || undefined,
    sort: sortsOf(vendorSorts).find((known) => known === address.get("sort")) ?? usualVendorSort,
  };
}

export function VendorFilters({ address }: { address: Address }) {
  const filter = vendorFilterOf(address);
  return (
    <>
      <FilterSelect address={address} name="status" label={say("common.status")} all={say("common.allStatus")} options={statusOptions()} />
      <FilterSelect
        address={address}
        name="active"
        label={say("vendors.activeOrInactive")}
        all={say("vendors.activeOrInactiveAll")}
        options={activityOptions()}
      />
      <FilterSelect
        address={address}
        name="coverage"
        label={say("common.coverage")}
        all={say("vendors.allCoverages")}
        options={coverageOptions()}
      />
      {/* Who comes from the list of what needs attention can leave it here; else the filters stay in one row. */}
      {address.get("noAnswer") && (
        <FilterSelect
          address={address}
          name="noAnswer"
          label={say("reminders.noAnswer")}
          all={say("reminders.answeredOrNot")}
          options={[{ value: "true", label: say("reminders.noAnswer") }]}
        />
      )}
      {filter.expires && (
        <FilterSelect
          address={address}
          name="expires"
          label={say("common.expiration")}
          all={say("vendors.expiresAnyDay")}
          options={[{ value: filter.expires, label: expiresInWords(filter.expires) }]}
        />
      )}
      {address.get("unwritten") && (
        <FilterSelect
          address={address}
          name="unwritten"
          label={say("attention.unwritten")}
          all={say("attention.unwrittenOrNot")}
          options={[{ value: "true", label: say("attention.unwritten") }]}
        />
      )}
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
