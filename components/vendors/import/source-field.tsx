import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import type { ImportCheckDto } from "@/lib/vendors/import/schema";
import { encodings } from "@/lib/vendors/import/values";
import { say } from "@/messages/say";

export type ListSourceChoice = { sheet: string } | { encoding: (typeof encodings)[number] };
type SourceFieldProps = {
  source: Pick<ImportCheckDto, "sheet" | "sheets" | "encoding">;
  onSource: (source: ListSourceChoice) => void;
};

/** Which sheet of an Excel file is read, or in which encoding a text file: what we guessed, and the choice of another. */
export function SourceField({ source: { sheet, sheets, encoding }, onSource }: SourceFieldProps) {
  if (sheets.length === 1) return null;
  return (
    <div className="sm:max-w-xs">
      {sheet !== null ? (
        <Field label={say("vendors.sheet")} required>
          {(aria) => (
            <Select
              options={sheets.map(({ name, isHidden }) => ({
                value: name,
                label: isHidden ? say("vendors.hiddenSheet", { name }) : name,
              }))}
              value={sheet}
              onChange={(event) => onSource({ sheet: event.target.value })}
              {...aria}
            />
          )}
        </Field>
      ) : (
        <Field label={say("vendors.encoding")} required help={say("vendors.encodingHelp")}>
          {(aria) => (
            <Select
              options={encodings.map((name) => ({ value: name, label: name }))}
              value={encoding ?? ""}
              onChange={(event) => onSource({ encoding: encodings.find((name) => name === event.target.value) ?? "UTF-8" })}
              {...aria}
            />
          )}
        </Field>
      )}
    </div>
  );
}
