import { useChooseSource } from "@/components/transfer/use-lists";
import { Section } from "@/components/ui/card";
import { SourceField } from "@/components/vendors/import/source-field";
import type { ListImportDetailDto, ListReading } from "@/lib/transfer/lists/schema";
import { say } from "@/messages/say";

/** UTF-8 proves itself, so only a guessed encoding is a question. */
const hasChoice = ({ sheets, encoding, isChosen }: ListReading) =>
  sheets.length > 1 || isChosen || (encoding !== null && encoding !== "UTF-8");

/** Which sheet and encoding each list was read by. Another choice has the file checked again. */
export function ListReadings({ data: { id, readings } }: { data: ListImportDetailDto }) {
  const choose = useChooseSource(id);
  const open = readings.filter(hasChoice);
  if (open.length === 0) return null;
  return (
    <Section title={say("settings.listReadingsTitle")}>
      <ul className="divide-y">
        {open.map((reading) => (
          <li key={reading.list} className="space-y-2 px-5 py-4">
            <h3 className="font-medium text-ink [overflow-wrap:anywhere]">{reading.file}</h3>
            <SourceField source={reading} onSource={(source) => choose.mutate({ list: reading.list, ...source })} />
            {reading.sample !== null && <p className="text-ink-3 text-small [overflow-wrap:anywhere]">{reading.sample}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
