"use client";

import { useMutation } from "@tanstack/react-query";
import { Columns3 } from "lucide-react";
import { createContext, type ReactNode, use, useRef, useState } from "react";
import type { ListName } from "@/components/lists/list-words";
import type { Column } from "@/components/ui/data-table";
import { MenuButton } from "@/components/ui/menu-button";
import { api } from "@/lib/http/client/api";
import { notify } from "@/lib/http/client/notify";
import type { ColumnsInput } from "@/lib/search/views/schema";
import { say } from "@/messages/say";

type Choices = { choices: readonly string[]; choose: (list: ListName, choices: readonly string[]) => void };

const ChoicesContext = createContext<Choices>({ choices: [], choose: () => undefined });

/** Holds which columns a person shows and hides. `initial`: "vendors.documents" is hidden, "+vendors.added" is shown. */
export function ColumnsProvider({ initial, children }: { initial: readonly string[]; children: ReactNode }) {
  const [choices, setChoices] = useState(initial);
  const newest = useRef(initial);
  const { mutate } = useMutation({
    mutationFn: (input: ColumnsInput) => api.post("/api/views/columns", input),
    // A second choice may be made while the first is being saved.
    scope: { id: "columns" },
    onError: () => notify.error(say("lists.columnsSaveFailed")),
    meta: { quiet: true },
  });
  function choose(list: ListName, columns: readonly string[]) {
    const others = newest.current.filter((choice) => listOf(choice) !== list);
    newest.current = [...others, ...columns];
    setChoices(newest.current);
    mutate({ columns: [...newest.current] });
  }
  return <ChoicesContext value={{ choices, choose }}>{children}</ChoicesContext>;
}

const listOf = (choice: string) => choice.replace(/^\+/, "").split(".")[0];

/** Whether a person can hide the column: what names the row and what is done with it stay. */
const canHide = ({ kind }: Column<never>) => kind !== "main" && kind !== "actions";

/** Which columns of a list a person sees. */
export function useShownColumns(list: ListName | undefined) {
  const { choices } = use(ChoicesContext);
  return ({ key, isExtra = false }: { key: string; isExtra?: boolean }): boolean => {
    if (!list) return !isExtra;
    return isExtra ? choices.includes(`+${list}.${key}`) : !choices.includes(`${list}.${key}`);
  };
}

type ColumnChoiceProps = { list: ListName; columns: readonly Column<never>[] };

/** The menu in which a person chooses the columns of a list. */
export function ColumnChoice({ list, columns }: ColumnChoiceProps) {
  const { choose } = use(ChoicesContext);
  const isShown = useShownColumns(list);
  const choosable = columns.filter(canHide);
  const choicesOf = (shown: (column: Column<never>) => boolean) =>
    choosable.flatMap((column) => {
      const isUsual = shown(column) !== (column.isExtra ?? false);
      return isUsual ? [] : [`${column.isExtra ? "+" : ""}${list}.${column.key}`];
    });
  const isChanged = choicesOf(isShown).length > 0;
  return (
    <MenuButton
      label={say("lists.columns")}
      icon={<Columns3 aria-hidden className="size-4" />}
      actions={[
        ...choosable.map((column) => ({
          label: column.header,
          checked: isShown(column),
          run: () =>
            choose(
              list,
              choicesOf((one) => (one.key === column.key ? !isShown(one) : isShown(one))),
            ),
        })),
        ...(isChanged ? [{ label: say("lists.usualColumns"), run: () => choose(list, []) }] : []),
      ]}
    />
  );
}
