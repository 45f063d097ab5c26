"use client";

import { useQuery } from "@tanstack/react-query";
import { requirementSetsQuery } from "@/components/requirements/requirement-queries";
import type { FieldAria } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { say } from "@/messages/say";

type SetSelectProps = FieldAria & {
  name: string;
  value: string;
  onChange: (value: string) => void;
  ref: (element: HTMLSelectElement | null) => void;
  /** What is chosen when the form opens; it is offered even where it is archived. */
  current: { id: string | null; name: string | null };
  /** What an empty choice means. */
  placeholder: string;
};

/** A choice among the company's requirement sets in use. */
export function SetSelect({ current, onChange, ...rest }: SetSelectProps) {
  const { data } = useQuery(requirementSetsQuery());
  const inUse = (data?.sets ?? []).filter(({ archivedAt }) => archivedAt === null).map(({ id, name }) => ({ value: id, label: name }));
  const isKnown = current.id === null || inUse.some(({ value }) => value === current.id);
  const name = current.name ?? "";
  const before = isKnown ? [] : [{ value: current.id ?? "", label: data ? say("projects.archivedSet", { name }) : name }];
  return <Select {...rest} options={[...before, ...inUse]} onChange={(event) => onChange(event.target.value)} />;
}
