import { effectWords, policyForms } from "@/lib/extraction/endorsements-values";
import { markdownTable } from "@/scripts/markdown";

const lines = {
  GENERAL_LIABILITY: "general liability",
  AUTO_LIABILITY: "auto",
  UMBRELLA_POLICY: "umbrella",
  WORKERS_COMPENSATION: "workers compensation",
  OTHER: "any",
} as const;
const words = Object.fromEntries(Object.entries(effectWords).map(([word, effect]) => [effect, word]));

/** docs/endorsements.md: each form that Coverkeep knows, by its publisher. */
export function formsPage(): string {
  const publishers = [...new Set(policyForms.map(({ publisher }) => publisher))];
  const sections = publishers.map((publisher) => {
    const own = policyForms.filter((one) => one.publisher === publisher);
    const rows = own
      .toSorted((one, other) => one.form.localeCompare(other.form))
      .map(({ form, title, line, gives, reach, older }) => [
        form,
        title,
        lines[line],
        `${gives.map((effect) => words[effect]).join(", ") || "nothing"}${older ? `; up to ${older.edition}: ${older.gives.map((effect) => words[effect]).join(", ")}` : ""}`,
        reach === "nobody" ? "" : reach,
      ]);
    const sources = [...new Set(own.map(({ source }) => source))].map(
      (source) => `- ${source.startsWith("http") ? `<${source}>` : source}`,
    );
    return `## ${publisher}\n\n${markdownTable(["form", "title", "coverage", "gives", "reaches"], rows)}\n\nSources:\n\n${sources.join("\n")}`;
  });
  return `# Forms of policies

The ${policyForms.length} forms that Coverkeep knows, by publisher. Written by \`npm run forms\` from
\`lib/extraction/*-forms-values.ts\`. "takes" means that the form takes coverage away: it is always told,
and holds its coverage until someone accepts it. "nothing" means that the form neither gives others
anything nor takes anything away. A number that is missing here is asked about
([decision 121](decisions/121-a-form-that-no-table-knows-is-asked.md)).

${sections.join("\n\n")}
`;
}
