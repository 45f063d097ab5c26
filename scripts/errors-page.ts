import { errorKinds } from "@/lib/http/problem-kinds";
import { markdownTable } from "@/scripts/markdown";

/** docs/errors.md: each code of a failed call, with its status, what happened and what to do. */
export function errorsPage(): string {
  const rows = Object.entries(errorKinds)
    .toSorted(([one, { status: a }], [other, { status: b }]) => a - b || one.localeCompare(other))
    .map(([code, { status, happened, next }]) => [String(status), `\`${code}\``, happened, next]);
  return `# Errors

What a failed call answers, for people who write programs against the API. Written by \`npm run errors\` from
\`lib/http/problem-kinds\`. The meaning of a code never changes, and new codes may come. \`detail\` and
\`message\` are for people, in their language.

${markdownTable(["status", "code", "what happened", "what to do"], rows)}
`;
}
