"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Combobox, type ComboboxProps } from "@/components/ui/combobox";
import type { ComboboxAnswer, ComboboxList, ComboboxOption } from "@/components/ui/combobox-list";
import { formatNumber } from "@/components/ui/format";
import { useSearchedOptions } from "@/components/ui/use-searched-options";
import { vendorQuery, vendorsQuery } from "@/components/vendors/use-vendors";
import { say } from "@/messages/say";

const offered = 50;

const useVendorOptions = (typed: string): ComboboxAnswer =>
  useSearchedOptions(
    typed,
    (search) => vendorsQuery({ search, sort: "name", page: 1, limit: offered }),
    ({ vendors, pagination: { total } }) => ({
      options: vendors.map(({ id, name, email, status }) => ({
        value: id,
        label: name,
        detail: status === "INACTIVE" ? say("vendors.inactiveEmail", { email }) : email,
      })),
      more:
        total > offered ? say("vendors.offeredOfTolocalestringVendorsType", { offered, toLocaleString: formatNumber(total) }) : undefined,
    }),
  );

const vendorList: ComboboxList = {
  get searchLabel() {
    return say("vendors.findAVendor");
  },
  get searchHint() {
    return say("vendors.findByNameEmailOr");
  },
  get emptyText() {
    return say("vendors.noVendorMatchesThisSearch");
  },
  useOptions: useVendorOptions,
};

type VendorComboboxProps = Omit<ComboboxProps, "chosen" | "onChange" | "list"> & {
  onChange: (value: string) => void;
  /** Options that are not vendors, before the vendors. */
  others?: readonly ComboboxOption[];
};

/** A choice among all vendors, found by name, email or contact. */
export function VendorCombobox({ value, onChange, others = [], ...rest }: VendorComboboxProps) {
  const [picked, setPicked] = useState<ComboboxOption>();
  const known = [...others, ...(picked ? [picked] : [])].find((option) => option.value === value);
  const { data, isError } = useQuery({ ...vendorQuery(value), enabled: value !== "" && !known });
  return (
    <Combobox
      {...rest}
      value={value}
      chosen={known?.label ?? data?.name ?? (isError ? say("vendors.noSuchVendor") : undefined)}
      onChange={(option) => {
        setPicked(option);
        onChange(option.value);
      }}
      list={{ ...vendorList, others }}
    />
  );
}
