/** A table of a page, with columns as wide as their longest cell, as the formatter wants them. */
export function markdownTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = header.map((_, at) => Math.max(...[header, ...rows].map((row) => row[at]?.length ?? 0)));
  const lines = [header, widths.map((width) => "-".repeat(width)), ...rows];
  return lines.map((row) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`).join("\n");
}
