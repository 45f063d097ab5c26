import { Section } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { FormAlert } from "@/components/ui/form-alert";
import { Select } from "@/components/ui/select";
import { type ListSourceChoice, SourceField } from "@/components/vendors/import/source-field";
import type { ImportCheckDto, ImportField, ImportMapping } from "@/lib/vendors/import/schema";
import { importFields, joinedFields } from "@/lib/vendors/import/values";
import { type PlainKey, say } from "@/messages/say";

export const fieldWords: Record<ImportField, PlainKey> = {
  name: "vendors.vendorName",
  email: "common.email",
  contactName: "vendors.contactName",
  phone: "common.phone",
  address: "common.address",
  project: "projects.project",
  contractNumber: "projects.contractNumber",
  trade: "projects.trade",
  externalId: "projects.externalId",
  externalSource: "projects.externalSource",
};
const options = () => importFields.map((field) => ({ value: field, label: say(fieldWords[field]) }));

type ImportColumnsProps = {
  check: ImportCheckDto;
  onMapping: (mapping: ImportMapping) => void;
  onHeader: (header: boolean) => void;
  onSource: (source: ListSourceChoice) => void;
};

/** Says what was found in the file, and lets each column be told what it holds. */
export function ImportColumns({ check, onMapping, onHeader, onSource }: ImportColumnsProps) {
  const { columns, missing, fault } = check;

  function choose(column: number, field: ImportField | null) {
    const taken = (other: ImportField | null) => other === field && field !== null && !joinedFields.includes(field);
    onMapping(columns.map(({ field: before }, at) => (at === column ? field : taken(before) ? null : before)));
  }

  return (
    <Section
      title={say("vendors.matchColumns")}
      aside={
        <span className="text-right text-ink-3 text-small">
          {[say("vendors.countRows", { count: check.rows }), check.sheet === null ? check.separator : "Excel"].filter(Boolean).join(" · ")}
        </span>
      }
    >
      <div className="space-y-3 border-b px-5 py-4">
        <SourceField source={check} onSource={onSource} />
        {columns.length > 0 && (
          <Checkbox checked={check.header} onChange={(event) => onHeader(event.target.checked)}>
            {say("vendors.importHeaderLabel")}
          </Checkbox>
        )}
        {fault !== null && <FormAlert>{fault}</FormAlert>}
        {missing.length > 0 && (
          <FormAlert>
            {columns.length === 1
              ? say("vendors.importOneColumn")
              : say("vendors.columnsRequired", { join: missing.map((field) => say(fieldWords[field])).join(", ") })}
          </FormAlert>
        )}
      </div>
      <ul className="divide-y">
        {columns.map(({ title, samples, field }, column) => {
          const name = title ?? say("vendors.columnColumn", { column: column + 1 });
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place, two may have one title
            <li key={column} className="flex flex-wrap items-center gap-x-6 gap-y-2 px-5 py-3">
              <div className="min-w-0 flex-1 basis-60">
                <p className="font-medium text-ink [overflow-wrap:anywhere]">{name}</p>
                <p className="truncate text-ink-3 text-small">{samples.length > 0 ? samples.join(" · ") : say("vendors.columnBlank")}</p>
              </div>
              <Select
                aria-label={say("vendors.nameHolds", { name })}
                options={options()}
                placeholder={say("vendors.skip")}
                value={field ?? ""}
                onChange={(event) => choose(column, importFields.find((known) => known === event.target.value) ?? null)}
                className="w-full sm:w-52"
              />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
