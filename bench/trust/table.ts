import type { VerdictRow } from "@/bench/published";
import type { Outcome } from "@/bench/trust/outcomes";

const isGreen = ({ status }: Outcome) => status === "COMPLIANT" || status === "EXPIRING_SOON";
const isWrong = (one: Outcome) => (one.isGreenWrong && isGreen(one)) || one.wrongly.length > 0;
/** Whether a file is green without a question for a person. */
const needsNobody = (one: Outcome) => isGreen(one) && one.questions.length === 0;

/** The outcomes by class, as figures. */
export function verdictRows(outcomes: readonly Outcome[]): VerdictRow[] {
  return [...new Set(outcomes.map((one) => one.class))].map((name) => {
    const own = outcomes.filter((one) => one.class === name);
    return {
      class: name,
      files: own.length,
      wrongGreens: own.filter(isWrong).length,
      needNobody: own.filter(needsNobody).length,
      questions: own.reduce((sum, { questions }) => sum + questions.length, 0),
    };
  });
}

/** A table of wrong greens and questions, one row for each class of file. */
export function trustTable(outcomes: readonly Outcome[]): string {
  const lines = ["| class | files | wrong greens | need nobody | questions a file |", "| --- | --- | --- | --- | --- |"];
  for (const { class: name, files, wrongGreens, needNobody, questions } of verdictRows(outcomes))
    lines.push(`| ${[name, files, wrongGreens, needNobody, (questions / files).toFixed(1)].join(" | ")} |`);
  return lines.join("\n");
}

/** The reasons for each wrong green and for each file that a person has to check. */
export function reasonsIn(outcomes: readonly Outcome[]): string {
  const told = outcomes.flatMap((one) => {
    const { class: name, file, status, questions, wrongly } = one;
    if (isWrong(one)) return [`WRONG GREEN ${name} ${file}: ${wrongly.join("; ")}`];
    const reasons = questions.filter(Boolean).map((reason) => `\n    ${reason.replace(/\s+/g, " ").slice(0, 300)}`);
    return file && reasons.length > 0 ? [`${name} ${file}: ${status}${reasons.join("")}`] : [];
  });
  return told.join("\n");
}
