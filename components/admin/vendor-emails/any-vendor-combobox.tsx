"use client";

import { pickedVendorsQuery } from "@/components/admin/vendor-emails/use-vendor-emails";
import { Combobox, type ComboboxProps } from "@/components/ui/combobox";
import type { ComboboxAnswer, ComboboxList } from "@/components/ui/combobox-list";
import { formatNumber } from "@/components/ui/format";
import { useSearchedOptions } from "@/components/ui/use-searched-options";
import { say } from "@/messages/say";

const offered = 50;

export type ChosenVendor = { id: string; name: string; email: string };

/** The option's value holds what the form needs of the vendor, which no other call reads again. */
const optionOf = (vendor: ChosenVendor) => JSON.stringify(vendor);

const useVendorOptions = (typed: string): ComboboxAnswer =>
  useSearchedOptions(
    typed,
    (search) => pickedVendorsQuery({ search, limit: offered }),
    ({ vendors, pagination: { total } }) => ({
      options: vendors.map(({ id, name, contact_email: email, company }) => ({
        value: optionOf({ id, name, email }),
        label: name,
        detail: `${email} · ${company.name}`,
      })),
      more: total > offered ? say("admin.vendorChoiceMore", { offered, total: formatNumber(total) }) : undefined,
    }),
  );

const vendorList: ComboboxList = {
  get searchLabel() {
    return say("admin.findAVendor");
  },
  get searchHint() {
    return say("admin.vendorSearchHint");
  },
  get emptyText() {
    return say("admin.vendorChoiceNone");
  },
  useOptions: useVendorOptions,
};

type AnyVendorComboboxProps = Omit<ComboboxProps, "value" | "chosen" | "onChange" | "list" | "placeholder"> & {
  vendor: ChosenVendor | null;
  onChange: (vendor: ChosenVendor) => void;
};

/** A choice among the vendors of all companies, found by name or contact email. */
export function AnyVendorCombobox({ vendor, onChange, ...rest }: AnyVendorComboboxProps) {
  return (
    <Combobox
      {...rest}
      placeholder={say("admin.selectAVendor")}
      value={vendor ? optionOf(vendor) : ""}
      chosen={vendor ? `${vendor.name} (${vendor.email})` : undefined}
      onChange={({ value }) => onChange(JSON.parse(value) as ChosenVendor)}
      list={vendorList}
    />
  );
}
