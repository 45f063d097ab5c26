import { Section } from "@/components/ui/card";
import { type Column, DataTable } from "@/components/ui/data-table";
import { formatCount } from "@/components/ui/format";
import { count, NumberCards } from "@/components/ui/number-cards";
import { fieldWords } from "@/components/vendors/import/import-columns";
import type { ImportCheckDto } from "@/lib/vendors/import/schema";

type Problem = ImportCheckDto["problems"][number];

const lineColumn = {
  key: "line",
  header: "Line",
  className: "sm:w-20",
  cell: ({ line }: { line: number }) => <span className="text-ink-2 tabular-nums">{line}</span>,
};

const columns: Column<Problem>[] = [
  { key: "name", header: "Vendor", kind: "main", className: "sm:w-[32%]", cell: ({ name }) => <NameOfRow name={name} /> },
  lineColumn,
  { key: "field", header: "Field", className: "sm:w-36", cell: ({ field }) => (field ? fieldWords[field] : "Row") },
  { key: "message", header: "Problem", cell: ({ message }) => <span className="[overflow-wrap:anywhere]">{message}</span> },
];

export function NameOfRow({ name }: { name: string }) {
  return <span className="font-medium text-ink [overflow-wrap:anywhere]">{name || "No name"}</span>;
}

type Sample = ImportCheckDto["vendors"][number];

const vendorColumns: Column<Sample>[] = [
  { key: "name", header: fieldWords.name, kind: "main", className: "sm:w-[26%]", cell: ({ name }) => <NameOfRow name={name} /> },
  ...(["email", "contactName", "phone", "address"] as const).map((field) => ({
    key: field,
    header: fieldWords[field],
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
          { label: "New vendors", value: count(check.create) },
          { label: "Changed vendors", value: count(check.update) },
          { label: "Skipped", value: count(check.skip), note: "Name already exists" },
          { label: "With errors", value: count(check.refuse), note: "Not imported" },
        ]}
      />
      {check.vendors.length > 0 && (
        <Section title="Preview of the First Vendors">
          <DataTable
            label="Preview of the First Vendors"
            columns={vendorColumns}
            rows={check.vendors}
            rowKey={({ line }) => String(line)}
            stale={stale}
          />
        </Section>
      )}
      {check.problems.length > 0 && (
        <Section title="Rows that are not imported">
          <DataTable
            label="Rows that are not imported"
            columns={columns}
            rows={check.problems}
            rowKey={({ line, field }) => `${line} ${field}`}
            stale={stale}
          />
          {more > 0 && (
            <p className="border-t px-5 py-3 text-ink-2 text-small">And {formatCount(more, "more problem", "more problems")}.</p>
          )}
        </Section>
      )}
    </>
  );
}
