import type { requirements as english } from "@/messages/en/server/requirements";
import type { Translation } from "@/messages/say";

export const requirements: Translation<typeof english> = {
  requirementSet: "Ensemble d’exigences",
  aSetWithThisName: "Un ensemble d’exigences portant ce nom existe déjà",
  youHaveMostSetsIn: "Vous avez {most} ensembles d’exigences en usage. Archivez-en un d’abord.",
  thisSetIsArchived: "Cet ensemble d’exigences est archivé. Restaurez-le pour l’utiliser de nouveau.",
  theDefaultSetCannotBe: "C’est votre ensemble par défaut. Choisissez-en un autre par défaut avant de l’archiver.",
  setArchived: "Ensemble d’exigences archivé",
  copyOfName: "Copie de {name}",
  toMustFollowFrom: "Choisissez un dernier jour qui suit le premier, au plus 30 ans plus tard",
  rating: "Cote d’assureur",
  ratingDeleted: "Cote supprimée",
  theRatingIsInTheFuture: "La date d’une cote ne peut pas être dans l’avenir.",
  theInsurerIsThereTwice: "Le NAIC {naic} figure deux fois dans la liste.",
  theListIsEmpty: "La liste ne contient aucun assureur.",
  theListIsTooLong: "La liste contient plus de {most} assureurs. Importez-la en plusieurs parties.",
  theListCannotBeRead: "La liste est illisible. Copiez à nouveau les lignes ou enregistrez le fichier en CSV.",
  lineSays: "Ligne {line} : {problem}",
  andMoreProblems: { one: "Et {count} autre ligne.", other: "Et {count} autres lignes." },
};
