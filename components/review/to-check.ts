import { inList, say } from "@/messages/say";

/** How many values and marks of a document a person has to look at, in the words of the queue and of the page. */
export function toCheck(values: number, marks = 0): string {
  const parts = [
    ...(values > 0 ? [say("review.countValues", { count: values })] : []),
    ...(marks > 0 ? [say("review.countMarks", { count: marks })] : []),
  ];
  return parts.length > 0 ? say("review.doubtsToCheck", { doubts: inList(parts) }) : say("review.questionToAnswer");
}
