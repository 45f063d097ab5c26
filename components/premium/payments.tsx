"use client";

import { useQuery } from "@tanstack/react-query";
import { Trash2, Upload } from "lucide-react";
import { useRef } from "react";
import { paymentsQuery, useImportPayments, useRemovePayments } from "@/components/premium/use-premium";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { type Column, DataTable } from "@/components/ui/data-table";
import { FormAlert } from "@/components/ui/form-alert";
import { formatDate } from "@/components/ui/format";
import { IconButton } from "@/components/ui/icon-button";
import { RowQuestion, useRowQuestion } from "@/components/ui/row-question";
import { Skeleton } from "@/components/ui/skeleton";
import { priceText } from "@/lib/infra/money-rules";
import type { PaymentImportDto, PaymentsTakenDto } from "@/lib/reports/premium/schema";
import { say } from "@/messages/say";

const money = (cents: number) => priceText(cents, "USD");

/** What vendors were paid, by file. */
export function Payments() {
  const asked = useQuery(paymentsQuery());
  const taking = useImportPayments();
  const removing = useRemovePayments();
  const question = useRowQuestion<PaymentImportDto>();
  const input = useRef<HTMLInputElement>(null);
  const columns: Column<PaymentImportDto>[] = [
    {
      key: "file",
      header: say("premium.file"),
      kind: "main",
      cell: ({ fileName }) => <span className="[overflow-wrap:anywhere]">{fileName}</span>,
    },
    {
      key: "days",
      header: say("premium.days"),
      cell: ({ from, to }) => (from && to ? `${formatDate(from)} – ${formatDate(to)}` : "—"),
    },
    { key: "payments", header: say("premium.payments"), kind: "number", cell: ({ payments }) => payments },
    { key: "sum", header: say("premium.sum"), kind: "number", cell: ({ cents }) => money(cents) },
    {
      key: "remove",
      header: say("common.actions"),
      kind: "menu",
      cell: (row) => (
        <IconButton label={say("premium.removePayments", { file: row.fileName })} onClick={() => question.ask(row)}>
          <Trash2 aria-hidden className="size-4" />
        </IconButton>
      ),
    },
  ];
  const imports = asked.data?.imports ?? [];
  return (
    <section aria-labelledby="payments" className="space-y-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="payments" className="font-semibold text-ink text-title">
            {say("premium.payments")}
          </h2>
          <p className="max-w-[80ch] text-ink-2">{say("premium.paymentsAbout")}</p>
        </div>
        <Button variant="secondary" busy={taking.isPending} onClick={() => input.current?.click()}>
          <Upload aria-hidden className="size-4" />
          {say("premium.importPayments")}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.txt,.tsv,.xlsx"
          aria-label={say("premium.importPayments")}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = "";
            if (file) taking.mutate(file);
          }}
        />
      </div>
      {taking.error && <FormAlert>{taking.error.message}</FormAlert>}
      <div role="status">{taking.data && <Taken taken={taking.data} />}</div>
      {asked.isPending ? (
        <Skeleton className="h-40 rounded-card" />
      ) : (
        <Card>
          {imports.length === 0 ? (
            <p className="px-5 py-8 text-center text-ink-2">{asked.error?.message ?? say("premium.noPayments")}</p>
          ) : (
            <DataTable label={say("premium.payments")} columns={columns} rows={imports} rowKey={({ id }) => id} />
          )}
        </Card>
      )}
      <RowQuestion
        about={question}
        title={say("premium.removeQuestion")}
        question={({ fileName }) => fileName}
        consequence={({ payments }) => say("premium.removeText", { count: payments })}
        confirmLabel={say("common.remove")}
        act={removing}
      />
    </section>
  );
}

/** What became of a file: what is wrong in it, or how much of it counts. */
function Taken({ taken: { import: kept, faults, faultCount, leftOut } }: { taken: PaymentsTakenDto }) {
  if (!kept)
    return (
      <FormAlert>
        {say("premium.faults", { count: faultCount })}
        <ul className="mt-1 list-disc pl-5">
          {faults.map(({ line, field, message }) => (
            <li key={`${line} ${field}`}>{say("premium.line", { line, message })}</li>
          ))}
        </ul>
      </FormAlert>
    );
  return (
    <div className="rounded-card border bg-surface px-4 py-3 text-ink">
      <p>{say("premium.imported", { count: kept.payments })}</p>
      {kept.leftOut > 0 && (
        <>
          <p>{say("premium.leftOut", { count: kept.leftOut, money: money(kept.leftOutCents) })}</p>
          <p className="text-ink-2 text-small">
            {say("premium.firms", { names: [...new Set(leftOut.map(({ name }) => name))].join("; ") })}
          </p>
        </>
      )}
    </div>
  );
}
