import { Section } from "@/components/ui/card";
import { type Column, DataTable } from "@/components/ui/data-table";
import { count, NumberCards } from "@/components/ui/number-cards";
import { fieldWords } from "@/components/vendors/import/import-columns";
import type { ImportCheckDto } from "@/lib/vendors/import/schema";
import { say } from "@/messages/say";

type Problem = ImportCheckDto["problems"][number];

const lineColumn = {
  key: "line",
  get header() {
    return say("vendors.line");
  },
  className: "sm:w-20",
  cell: ({ line }: { line: number }) => <span className="text-ink-2 tabular-nums">{line}</span>,
};

const columns: Column<Problem>[] = [
  {
    key: "name",
    get header() {
      return say("common.vendor");
    },
    kind: "main",
    className: "sm:w-[32%]",
    cell: ({ name }) => <NameOfRow name={name} />,
  },
  lineColumn,
  {
    key: "field",
    get header() {
      return say("vendors.field");
    },
    className: "sm:w-36",
    cell: ({ field }) => (field ? say(fieldWords[field]) : say("vendors.row")),
  },
  {
    key: "message",
    get header() {
      return say("vendors.problem");
    },
    cell: ({ message }) => <span className="[overflow-wrap:anywhere]">{message}</span>,
  },
];

export function NameOfRow({ name }: { name: string }) {
  return <span className="font-medium text-ink [overflow-wrap:anywhere]">{name || say("vendors.noName")}</span>;
}

type Sample = ImportCheckDto["vendors"][number];

/** Of the fields that a file seldom has, those that one of the rows has. */
const vendorColumns = (rows: readonly Sample[]): Column<Sample>[] => [
  { key: "name", header: say(fieldWords.name), kind: "main", className: "sm:w-[26%]", cell: ({ name }) => <NameOfRow name={name} /> },
  ...[
    ...(["email", "contactName", "phone", "address"] as const),
    ...(["project", "contractNumber", "trade", "externalId"] as const).filter((field) => rows.some((row) => row[field])),
  ].map((field) => ({
    key: field,
    header: say(fieldWords[field]),
    cell: (vendor: Sample) => <span className="text-ink-2 [overflow-wrap:anywhere]">{vendor[field] || "–"}</span>,
  })),
];

/** What would become of the rows, with what is wrong in them. */
export function ImportPlan({ check, stale }: { check: ImportCheckDto; stale: boolean }) {
  const more = check.problemCount - check.problems.length;
  return (
    <>
      <NumberCards
        cards={[
          { label: say("vendors.newVendors"), value: count(check.create) },
          { label: say("vendors.changedVendors"), value: count(check.update) },
          { label: say("vendors.skipped"), value: count(check.skip), note: say("vendors.nameAlreadyExists") },
          { label: say("vendors.withErrors"), value: count(check.refuse), note: say("vendors.notImported") },
        ]}
      />
      {check.vendors.length > 0 && (
        <Section title={say("vendors.previewTitle")}>
          <DataTable
            label={say("vendors.previewTitle")}
            columns={vendorColumns(check.vendors)}
            rows={check.vendors}
            rowKey={({ line }) => String(line)}
            stale={stale}
          />
        </Section>
      )}
      {check.problems.length > 0 && (
        <Section title={say("vendors.skippedTitle")}>
          <DataTable
            label={say("vendors.skippedTitle")}
            columns={columns}
            rows={check.problems}
            rowKey={({ line, field }) => `${line} ${field}`}
            stale={stale}
          />
          {more > 0 && (
            <p className="border-t px-5 py-3 text-ink-2 text-small">
              {say("vendors.andMore", { more: say("vendors.countMoreProblems", { count: more }) })}
            </p>
          )}
        </Section>
      )}
    </>
  );
}
