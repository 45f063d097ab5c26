"use client";

import { complianceLooks } from "@/components/compliance/compliance-status";
import { processingWords } from "@/components/documents/document-words";
import { FilterSelect, filterClass } from "@/components/lists/filter-select";
import type { Address } from "@/components/ui/use-address";
import { VendorCombobox } from "@/components/vendors/vendor-combobox";
import { documentBadges } from "@/lib/compliance/values";
import { documentSorts, expiryFilters, processingStatuses } from "@/lib/documents/values";
import { sortsOf } from "@/lib/infra/lists/values";

const complianceOptions = documentBadges.map((badge) => ({ value: badge, label: complianceLooks[badge].label }));
const expiryOptions = expiryFilters.map((within) => ({
  value: within,
  label: within === "expired" ? "Already expired" : `Within ${within} days`,
}));
const statusOptions = processingStatuses.map((status) => ({ value: status, label: processingWords[status] }));

export function documentFilterOf(address: Address) {
  return {
    search: address.search,
    vendorId: address.id("vendorId"),
    compliance: documentBadges.find((known) => known === address.get("compliance")),
    expires: expiryFilters.find((known) => known === address.get("expires")),
    status: processingStatuses.find((known) => known === address.get("status")),
    sort: sortsOf(documentSorts).find((known) => known === address.get("sort")),
  };
}

export function DocumentFilters({ address }: { address: Address }) {
  return (
    <>
      <VendorCombobox
        none="All Vendors"
        placeholder="All Vendors"
        aria-label="Vendor"
        value={address.id("vendorId")}
        onChange={(vendorId) => address.set({ vendorId })}
        className={filterClass}
      />
      <FilterSelect address={address} name="compliance" label="Compliance" all="All Compliance" options={complianceOptions} />
      <FilterSelect address={address} name="expires" label="Expires" all="Any Expiration" options={expiryOptions} />
      <FilterSelect address={address} name="status" label="Status" all="All Status" options={statusOptions} />
    </>
  );
}
