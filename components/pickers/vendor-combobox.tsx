"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useCan } from "@/components/layout/session-context";
import { vendorQuery, vendorsQuery } from "@/components/queries/use-vendors";
import { Combobox, type ComboboxProps } from "@/components/ui/combobox";
import type { ComboboxAnswer, ComboboxList, ComboboxOption } from "@/components/ui/combobox-list";
import { Dialog } from "@/components/ui/dialog";
import { formatNumber } from "@/components/ui/format";
import { lazyPart } from "@/components/ui/lazy-part";
import { useSearchedOptions } from "@/components/ui/use-searched-options";
import { say } from "@/messages/say";

const AddVendorForm = lazyPart(() => import("@/components/pickers/add-vendor-form").then((file) => file.AddVendorForm));

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
      more: total > offered ? say("vendors.vendorChoiceMore", { offered, total: formatNumber(total) }) : undefined,
    }),
  );

const vendorList: ComboboxList = {
  get searchLabel() {
    return say("vendors.findAVendor");
  },
  get searchHint() {
    return say("vendors.vendorChoiceSearch");
  },
  get emptyText() {
    return say("vendors.vendorChoiceNone");
  },
  useOptions: useVendorOptions,
};

const addLabel = (typed: string) => (typed === "" ? say("vendors.addAVendor") : say("vendors.addTypedAsVendor", { name: typed }));

type VendorComboboxProps = Omit<ComboboxProps, "chosen" | "onChange" | "list"> & {
  onChange: (value: string) => void;
  /** Options that are not vendors, before the vendors. */
  others?: readonly ComboboxOption[];
  /** Offers to add a vendor where none matches. */
  canAdd?: boolean;
};

/** A choice among all vendors, found by name, email or contact. */
export function VendorCombobox({ value, onChange, others = [], canAdd = false, ...rest }: VendorComboboxProps) {
  const [adding, setAdding] = useState<string>();
  const isAdding = adding !== undefined;
  const mayAdd = useCan("vendor:write") && canAdd;
  const [picked, setPicked] = useState<ComboboxOption>();
  const known = [...others, ...(picked ? [picked] : [])].find((option) => option.value === value);
  const { data, isError } = useQuery({ ...vendorQuery(value), enabled: value !== "" && !known });
  const choose = (option: ComboboxOption) => {
    setPicked(option);
    onChange(option.value);
  };
  return (
    <>
      <Combobox
        {...rest}
        value={value}
        chosen={known?.label ?? data?.name ?? (isError ? say("vendors.noSuchVendor") : undefined)}
        onChange={choose}
        list={{ ...vendorList, others, ...(mayAdd && { add: { label: addLabel, run: setAdding } }) }}
      />
      {mayAdd && (
        // React hands what happens in the dialog to the form around the control too.
        <div className="contents" onSubmit={(event) => event.stopPropagation()}>
          <Dialog title={say("vendors.addNewVendor")} open={isAdding} onClose={() => setAdding(undefined)}>
            {isAdding && (
              <AddVendorForm
                name={adding}
                onClose={() => setAdding(undefined)}
                onCreated={({ id, name }) => {
                  setAdding(undefined);
                  choose({ value: id, label: name });
                }}
              />
            )}
          </Dialog>
        </div>
      )}
    </>
  );
}
