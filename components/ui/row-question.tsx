"use client";

import { type ComponentProps, useState } from "react";
import { Confirm } from "@/components/ui/confirm";

/** Which row of a list is asked about. It stays known while the dialog closes. */
export function useRowQuestion<Row>() {
  const [row, setRow] = useState<Row>();
  const [isOpen, setOpen] = useState(false);
  return {
    row,
    isOpen,
    ask: (next: Row) => {
      setRow(next);
      setOpen(true);
    },
    close: () => setOpen(false),
  };
}

type RowQuestionProps<Row> = Pick<ComponentProps<typeof Confirm>, "title" | "confirmLabel" | "harmless"> & {
  about: ReturnType<typeof useRowQuestion<Row>>;
  question: (row: Row) => string;
  consequence: string | ((row: Row) => string);
  /** Does it to the row with this id. */
  act: { mutate: (id: string, events: { onSettled: () => void }) => void; isPending: boolean };
};

/** Asks before something is done with a row of a list. */
export function RowQuestion<Row extends { id: string }>({ about, question, consequence, act, ...words }: RowQuestionProps<Row>) {
  const { row, isOpen, close } = about;
  const inWords = (text: string | ((row: Row) => string)) => (typeof text === "string" ? text : row ? text(row) : "");
  return (
    <Confirm
      {...words}
      open={isOpen}
      question={inWords(question)}
      consequence={inWords(consequence)}
      busy={act.isPending}
      onClose={close}
      onConfirm={() => row && act.mutate(row.id, { onSettled: close })}
    />
  );
}
