"use client";

import { processingWords } from "@/components/documents/document-words";
import { Select } from "@/components/ui/select";
import type { Address } from "@/components/ui/use-address";
import { VendorPicker } from "@/components/vendors/vendor-picker";
import { documentSorts, processingStatuses } from "@/lib/documents/values";
import { sortsOf } from "@/lib/infra/lists/values";

const statusOptions = processingStatuses.map((status) => ({ value: status, label: processingWords[status] }));

export function documentFilterOf(address: Address) {
  return {
    search: address.search,
    vendorId: address.id("vendorId"),
    status: processingStatuses.find((known) => known === address.get("status")),
    sort: sortsOf(documentSorts).find((known) => known === address.get("sort")),
  };
}

export function DocumentFilters({ address }: { address: Address }) {
  return (
    <>
      <VendorPicker
        searchable
        chosenId={address.id("vendorId")}
        placeholder="All Vendors"
        aria-label="Vendor"
        value={address.id("vendorId")}
        onChange={(event) => address.set({ vendorId: event.target.value })}
        className="flex-1 basis-36 sm:w-56 sm:flex-none"
      />
      <Select
        aria-label="Status"
        options={statusOptions}
        placeholder="All Status"
        value={address.get("status")}
        onChange={(event) => address.set({ status: event.target.value })}
        className="flex-1 basis-36 sm:w-44 sm:flex-none"
      />
    </>
  );
}
