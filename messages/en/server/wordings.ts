export const wordings = {
  wording: "Wording",
  answer: "Answer",
  notOnFile: "No certificate on file has this wording. Reload the list.",
  undone: "The answer is removed. Certificates with this wording are checked again.",
  answerTheWording: "Answer what the sentence means, or confirm the description in the review of the document.",
};
