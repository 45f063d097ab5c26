import type { search as english } from "@/messages/en/server/search";
import type { Translation } from "@/messages/say";

export const search: Translation<typeof english> = {
  emptyQuestion: "Escriba una pregunta.",
  tooManyConditions: "La pregunta es demasiado larga. Pida menos cosas a la vez.",
  quoteNotClosed: "Falta cerrar unas comillas.",
  noDateUnderstood: "Indique cuándo, por ejemplo “en marzo” o “en los próximos 30 días”.",
  dateHasPassed: "Ese día ya pasó. Pregunte por “vencido” para ver lo que terminó antes de hoy.",
  severalCoverages: "Indique una sola cobertura para una fecha.",
  noCondition: "Indique al menos una condición, como un oficio, un proyecto, un estado o una fecha.",
  passNeedsARule: "Indique un requisito junto a “result:pass”, por ejemplo “rule:gl.aggregate result:pass”.",
  unknownWord: "No se entendió “{words}” en este lugar.",
  unknownCondition: "No existe la condición “{words}”.",
  unknownValue: "“{words}” no es un valor de esta condición.",
  conditionTwice: "“{words}” solo se puede pedir una vez.",
  coverageWithoutDates:
    "Las fechas de la cobertura “{words}” no se siguen por separado. Pregunte por su requisito: “rule:{words} result:fail”.",
  noProjectCalled: "Ningún proyecto se llama “{words}”.",
  severalProjects: "Varios proyectos coinciden con “{words}”. Elija uno.",
  noPlaceCalled: "Ningún proyecto ni ciudad de un proveedor se llama “{words}”.",
  severalPlaces: "“{words}” es el nombre de un proyecto y de una ciudad. Elija uno.",
  noTradeCalled: "Ningún contrato indica el oficio “{words}”.",
  nothingCalled: "Aquí nada se llama “{words}”.",
  noContractNamesTheTrade:
    "Ningún contrato indica aún este oficio, así que ningún proveedor puede coincidir. Los oficios se escriben en los contratos de un proyecto.",
  contractsWithoutTrade: "Los contratos sin oficio no están en esta respuesta: {count}.",
  moreWithWarning: {
    one: "{count} proveedor más tiene una advertencia. Para incluirlo: {query}",
    other: "{count} proveedores más tienen una advertencia. Para incluirlos: {query}",
  },
  moreExpiringSoon: {
    one: "{count} proveedor más cumple y vence pronto. Para incluirlo: {query}",
    other: "{count} proveedores más cumplen y vencen pronto. Para incluirlos: {query}",
  },
  moreNotCompliant: {
    one: "{count} proveedor más está vencido o no tiene documentos. Para incluirlo: {query}",
    other: "{count} proveedores más están vencidos o no tienen documentos. Para incluirlos: {query}",
  },
  exampleTrade: "¿qué electricistas vencen en marzo?",
  exampleWork: "quiénes no pueden trabajar",
  exampleWithout: "proveedores sin compensación laboral",
};
