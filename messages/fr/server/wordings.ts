import type { wordings as english } from "@/messages/en/server/wordings";

export const wordings: Record<keyof typeof english, string> = {
  wording: "Formulation",
  answer: "Réponse",
  undone: "La réponse est supprimée. Les certificats qui contiennent cette formulation sont vérifiés à nouveau.",
  answerTheWording: "Indiquez ce que signifie la phrase ou confirmez la description dans la vérification du document.",
};
