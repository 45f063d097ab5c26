"use client";

import { useState } from "react";
import { companyNames } from "@/components/admin/companies/company-names";
import { adminCompaniesQuery } from "@/components/admin/companies/use-companies";
import { useSession } from "@/components/layout/session-context";
import { Combobox, type ComboboxProps } from "@/components/ui/combobox";
import type { ComboboxAnswer, ComboboxList, ComboboxOption } from "@/components/ui/combobox-list";
import { useSearchedOptions } from "@/components/ui/use-searched-options";
import { say } from "@/messages/say";

const shown = 20;

function useCompanyOptions(typed: string): ComboboxAnswer {
  const { company } = useSession();
  return useSearchedOptions(
    typed,
    (search) => adminCompaniesQuery({ search, atLimit: false, page: 1, limit: shown }),
    ({ companies, pagination }) => ({
      options: [...companyNames(companies, company.timeZone)].map(([value, label]) => ({ value, label })),
      more: pagination.total > shown ? say("admin.companyChoiceMore", { shown }) : undefined,
    }),
  );
}

const list: ComboboxList = {
  get searchLabel() {
    return say("admin.findACompany");
  },
  get searchHint() {
    return say("admin.findByName");
  },
  get emptyText() {
    return say("admin.companyChoiceNone");
  },
  useOptions: useCompanyOptions,
};

type CompanyComboboxProps = Omit<ComboboxProps, "chosen" | "onChange" | "list" | "placeholder"> & {
  /** The chosen company when the form opens. */
  known?: { id: string; name: string };
  onChange: (value: string) => void;
};

/** A choice among all companies, found by name. */
export function CompanyCombobox({ known, value, onChange, ...rest }: CompanyComboboxProps) {
  const [picked, setPicked] = useState<ComboboxOption | undefined>(known && { value: known.id, label: known.name });
  return (
    <Combobox
      {...rest}
      value={value}
      chosen={picked?.value === value ? picked.label : undefined}
      placeholder={say("admin.selectACompany")}
      onChange={(option) => {
        setPicked(option);
        onChange(option.value);
      }}
      list={list}
    />
  );
}
