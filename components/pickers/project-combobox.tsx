"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { projectNamesQuery, projectQuery } from "@/components/queries/use-projects";
import { Combobox, type ComboboxProps } from "@/components/ui/combobox";
import type { ComboboxAnswer, ComboboxList, ComboboxOption } from "@/components/ui/combobox-list";
import { useSearchedOptions } from "@/components/ui/use-searched-options";
import type { ProjectStatus } from "@/lib/projects/schema";
import { say } from "@/messages/say";

const inWords = ({ name, number }: { name: string; number: string | null }) => (number ? `${name} (${number})` : name);

const useProjectOptions = (typed: string, status?: ProjectStatus): ComboboxAnswer =>
  useSearchedOptions(
    typed,
    (search) => projectNamesQuery({ search, status }),
    ({ projects, more }) => ({
      options: projects.map((project) => ({ value: project.id, label: inWords(project) })),
      more: more ? say("projects.projectChoiceMore", { count: projects.length }) : undefined,
    }),
  );

const projectList = (status?: ProjectStatus): ComboboxList => ({
  get searchLabel() {
    return say("projects.findAProject");
  },
  get searchHint() {
    return say("projects.projectFindHint");
  },
  get emptyText() {
    return say("projects.projectChoiceNone");
  },
  useOptions: (typed) => useProjectOptions(typed, status),
});
const allProjects = projectList();
const activeProjects = projectList("ACTIVE");

type ProjectComboboxProps = Omit<ComboboxProps, "chosen" | "onChange" | "list"> & {
  onChange: (value: string) => void;
  activeOnly?: boolean;
};

/** A choice among all projects, found by name, number or address. */
export function ProjectCombobox({ value, onChange, activeOnly = false, ...rest }: ProjectComboboxProps) {
  const [picked, setPicked] = useState<ComboboxOption>();
  const known = picked?.value === value ? picked : undefined;
  const { data, isError } = useQuery({ ...projectQuery(value), enabled: value !== "" && !known });
  return (
    <Combobox
      {...rest}
      value={value}
      chosen={known?.label ?? (data ? inWords(data) : isError ? say("projects.noSuchProject") : undefined)}
      onChange={(option) => {
        setPicked(option);
        onChange(option.value);
      }}
      list={activeOnly ? activeProjects : allProjects}
    />
  );
}
