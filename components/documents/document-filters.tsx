"use client";

import { processingWords } from "@/components/documents/document-words";
import { SearchInput } from "@/components/ui/search-input";
import { Select } from "@/components/ui/select";
import type { Address } from "@/components/ui/use-address";
import { VendorPicker } from "@/components/vendors/vendor-picker";
import { processingStatuses } from "@/lib/documents/values";

const statusOptions = processingStatuses.map((status) => ({ value: status, label: processingWords[status] }));

export function DocumentFilters({ address }: { address: Address }) {
  return (
    <div className="mb-4 flex flex-wrap items-end gap-3">
      <SearchInput
        label="Search documents"
        placeholder="Search documents..."
        value={address.search}
        onSearch={(text) => address.set({ search: text })}
        className="w-full sm:w-72"
      />
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
    </div>
  );
}
