import type { Sentence } from "@/lib/infra/sentences-rules";

const dateCodes = ["documents.paperNoExpiration", "documents.paperNoIssueDate"];

/** Whether a question about a paper of a kind is only which dates it has, which the judge finds missing by itself. */
export const isAboutDates = (question: Sentence): boolean =>
  typeof question === "object" && "code" in question && dateCodes.includes(question.code);
