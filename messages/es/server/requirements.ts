import type { requirements as english } from "@/messages/en/server/requirements";
import type { Translation } from "@/messages/say";

export const requirements: Translation<typeof english> = {
  requirementSet: "Conjunto de requisitos",
  aSetWithThisName: "Ya existe un conjunto de requisitos con este nombre",
  youHaveMostSetsIn: "Tiene {most} conjuntos de requisitos en uso. Archive uno primero.",
  thisSetIsArchived: "Este conjunto de requisitos está archivado. Restáurelo para volver a usarlo.",
  theDefaultSetCannotBe: "Este es su conjunto predeterminado. Elija otro como predeterminado antes de archivarlo.",
  setArchived: "Conjunto de requisitos archivado",
  copyOfName: "Copia de {name}",
  toMustFollowFrom: "Elija un último día posterior al primero, como máximo 30 años después",
  rating: "Calificación de aseguradora",
  ratingDeleted: "Calificación eliminada",
  theRatingIsInTheFuture: "La fecha de una calificación no puede estar en el futuro.",
  theInsurerIsThereTwice: "El NAIC {naic} aparece dos veces en la lista.",
  theListIsEmpty: "La lista no tiene aseguradoras.",
  theListIsTooLong: "La lista tiene más de {most} aseguradoras. Impórtela por partes.",
  theListCannotBeRead: "No se puede leer la lista. Copie las filas de nuevo o guarde el archivo como CSV.",
  lineSays: "Línea {line}: {problem}",
  andMoreProblems: { one: "Y {count} línea más.", other: "Y {count} líneas más." },
};
