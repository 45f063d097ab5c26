import type { z } from "zod";
import { settingGroups } from "@/lib/infra/env-schema";
import { markdownTable } from "@/scripts/markdown";

type Setting = { name: string; meaning: string; example: string; fallback: string | null; isRequired: boolean };

function settingsOf(group: z.ZodObject): Setting[] {
  return Object.entries(group.shape).map(([name, field]) => {
    const { description = "", example = "" } = (field as z.ZodType).meta() ?? {};
    const { success, data } = (field as z.ZodType).safeParse(undefined);
    const fallback = data === undefined ? null : String(data);
    return { name, meaning: description, example: String(example), fallback, isRequired: !success };
  });
}

const groups = Object.entries(settingGroups).map(([title, group]) => ({ title, settings: settingsOf(group) }));

/** `.env.example`: every setting with its default, or with an example in a comment where it has none. */
export function settingsExample(): string {
  const lines = groups.map(({ title, settings }) => {
    const each = settings.map(({ name, meaning, example, fallback, isRequired }) => {
      const sign = fallback === null && !isRequired ? "#" : "";
      return `# ${meaning}\n${sign}${name}=${fallback ?? example}`;
    });
    return [`## ${title}`, ...each].join("\n\n");
  });
  return `# Settings of web, worker and migrate, written by npm run settings. docs/settings.md has the same list.\n\n${lines.join("\n\n")}\n`;
}

const linked = (meaning: string) => meaning.replace(/\bdocs\/([\w-]+\.md)/g, "[$1]($1)").replaceAll("|", "\\|");

/** docs/settings.md: a table for each group. */
export function settingsPage(): string {
  const tables = groups.map(({ title, settings }) => {
    const rows = settings.map(({ name, meaning, fallback, isRequired }) => {
      const value = fallback === null ? (isRequired ? "required" : "none") : `\`${fallback}\``;
      return [`\`${name}\``, linked(meaning), value];
    });
    return `## ${title}\n\n${markdownTable(["name", "meaning", "default"], rows)}`;
  });
  return `# Settings

Web, worker and migrate read their settings from the environment. They refuse to start with a wrong setting and name it, never its
value. \`npm run settings\` writes this page and [.env.example](../.env.example) from
[lib/infra/env-schema.ts](../lib/infra/env-schema.ts).

${tables.join("\n\n")}
`;
}
