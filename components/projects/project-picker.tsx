"use client";

import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, useState } from "react";
import { projectNamesQuery, projectQuery } from "@/components/projects/use-projects";
import { SearchInput } from "@/components/ui/search-input";
import { Select } from "@/components/ui/select";
import type { ProjectStatus } from "@/lib/projects/schema";

type ProjectPickerProps = Omit<ComponentProps<typeof Select>, "options"> & {
  /** Empty while no project is chosen. */
  chosenId: string;
  placeholder: string;
  /** Only projects of that status are offered. */
  status?: ProjectStatus;
};

/** 100 projects by name; where a company has more, a search stands before them, and the chosen one is always among the choices. */
export function ProjectPicker({ chosenId, status, className, ...rest }: ProjectPickerProps) {
  const [search, setSearch] = useState("");
  const { data } = useQuery(projectNamesQuery({ search, status }));
  const listed = data?.projects ?? [];
  // Also while the list is on its way: a select shows no choice that it does not have.
  const missing = chosenId !== "" && !listed.some(({ id }) => id === chosenId);
  const chosen = useQuery({ ...projectQuery(chosenId), enabled: missing && data !== undefined });
  const name = chosen.data?.name ?? (chosen.isError ? "No such project" : "…");
  const projects = missing ? [{ id: chosenId, name, number: null }, ...listed] : listed;
  const tooMany = search !== "" || data?.more;

  return (
    <>
      {tooMany && (
        <SearchInput label="Find a project" placeholder="Find a project..." value={search} onSearch={setSearch} className={className} />
      )}
      <Select
        options={projects.map(({ id, name, number }) => ({ value: id, label: number ? `${name} (${number})` : name }))}
        className={className}
        {...rest}
      />
    </>
  );
}
