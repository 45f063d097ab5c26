"use client";

import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, useState } from "react";
import { SearchInput } from "@/components/ui/search-input";
import { type Option, Select } from "@/components/ui/select";
import { vendorQuery, vendorsQuery } from "@/components/vendors/use-vendors";

const pickerLimit = 100;
const byName = new Intl.Collator("en", { numeric: true });

type VendorPickerProps = Omit<ComponentProps<typeof Select>, "options"> & {
  /** Empty while no vendor is chosen. */
  chosenId: string;
  placeholder: string;
  searchable?: boolean;
  /** Choices that are no vendors, before the vendors. */
  others?: readonly Option[];
};

/** 100 vendors by name; where a company has more, `searchable` puts a search before it, and the chosen vendor is always among the choices. */
export function VendorPicker({ chosenId, searchable = false, others = [], className, ...rest }: VendorPickerProps) {
  const [search, setSearch] = useState("");
  const { data } = useQuery(vendorsQuery({ search, page: 1, limit: pickerLimit }));
  const listed = data?.vendors ?? [];
  // Also while the list is on its way: a select shows no choice that it does not have.
  const missing = chosenId !== "" && !listed.some(({ id }) => id === chosenId);
  const chosen = useQuery({ ...vendorQuery(chosenId), enabled: missing });
  const vendors = (
    missing ? [{ id: chosenId, name: chosen.data?.name ?? (chosen.isError ? "No such vendor" : "…") }, ...listed] : listed
  ).toSorted((a, b) => byName.compare(a.name, b.name));
  const tooMany = searchable && (search !== "" || (data?.pagination.total ?? 0) > pickerLimit);

  return (
    <>
      {tooMany && (
        <SearchInput label="Find a vendor" placeholder="Find a vendor..." value={search} onSearch={setSearch} className={className} />
      )}
      <Select options={[...others, ...vendors.map(({ id, name }) => ({ value: id, label: name }))]} className={className} {...rest} />
    </>
  );
}
