import type { Outcome } from "@/bench/trust/outcomes";

const isGreen = ({ status }: Outcome) => status === "COMPLIANT" || status === "EXPIRING_SOON";
const isWrong = (one: Outcome) => (one.isGreenWrong && isGreen(one)) || one.wrongly.length > 0;
/** A file needs nobody if it is judged and nothing of it is asked. */
const needsNobody = (one: Outcome) => isGreen(one) && one.questions.length === 0;

/** One table of how far the verdicts can be trusted, by class of file, and the reasons behind it. */
export function trustTable(outcomes: readonly Outcome[]): string {
  const lines = ["| class | files | wrong greens | need nobody | questions a file |", "| --- | --- | --- | --- | --- |"];
  for (const name of new Set(outcomes.map((one) => one.class))) {
    const own = outcomes.filter((one) => one.class === name);
    const asked = own.reduce((sum, { questions }) => sum + questions.length, 0);
    const cells = [name, own.length, own.filter(isWrong).length, own.filter(needsNobody).length, (asked / own.length).toFixed(1)];
    lines.push(`| ${cells.join(" | ")} |`);
  }
  return lines.join("\n");
}

/** Each wrong green, and each file that waits for a person, with its reasons. */
export function reasonsIn(outcomes: readonly Outcome[]): string {
  const told = outcomes.flatMap((one) => {
    const { class: name, file, status, questions, wrongly } = one;
    if (isWrong(one)) return [`WRONG GREEN ${name} ${file}: ${wrongly.join("; ")}`];
    const reasons = questions.filter(Boolean).map((reason) => `\n    ${reason.replace(/\s+/g, " ").slice(0, 300)}`);
    return file && reasons.length > 0 ? [`${name} ${file}: ${status}${reasons.join("")}`] : [];
  });
  return told.join("\n");
}
