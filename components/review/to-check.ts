import { say } from "@/messages/say";

/** How many values of a document a person has to look at, in the words of the queue and of the page. */
export const toCheck = (count: number): string =>
  count > 0 ? say("review.doubtsToCheck", { doubts: say("review.countValues", { count }) }) : say("review.questionToAnswer");
