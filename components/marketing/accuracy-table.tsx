import { classNames } from "@/components/marketing/accuracy-figures";
import { say } from "@/messages/say";

export type FigureColumn<Row> = { title: string; cell: (row: Row) => string };

/** Figures by class of file. */
export function AccuracyTable<Row extends { class: string }>({
  label,
  columns,
  rows,
}: {
  label: string;
  columns: readonly FigureColumn<Row>[];
  rows: readonly Row[];
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, by the keyboard too
    <section aria-label={label} tabIndex={0} className="overflow-x-auto rounded-card border bg-surface">
      <table className="w-full text-right text-small tabular-nums">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className="border-b text-ink-2">
            <th scope="col" className="px-3 py-2 text-left font-medium">
              {say("marketing.accuracyKind")}
            </th>
            {columns.map(({ title }) => (
              <th key={title} scope="col" className="px-3 py-2 font-medium">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y">
          {rows.map((row) => {
            const name = classNames[row.class];
            return (
              <tr key={row.class} className={row.class === "ALL" ? "font-semibold text-ink" : undefined}>
                <th scope="row" className="whitespace-nowrap px-3 py-2 text-left font-medium text-ink">
                  {name ? say(name) : row.class}
                </th>
                {columns.map(({ title, cell }) => (
                  <td key={title} className="px-3 py-2">
                    {cell(row)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
