export const wordings = {
  wording: "Wording",
  answer: "Answer",
  undone: "Answer removed. We are checking certificates with this wording again.",
  answerTheWording: "Answer what the sentence means, or confirm the description when you review the document.",
};
