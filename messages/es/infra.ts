import type { infra as english } from "@/messages/en/infra";
import type { Translation } from "@/messages/say";

export const infra: Translation<typeof english> = {
  appnameIsBrieflyUnavailablePlease: "{appName} no está disponible por el momento. Inténtelo de nuevo en un momento.",
  thingNotFound: "No se encontró: {thing}",
  pleaseSelectAtLeastOne: "Seleccione al menos una fila",
  atMostMaximumbatchRowsCan: "Se pueden cambiar como máximo {maximumBatch} filas por llamada",
  pleaseEnterAPhoneNumber: "Ingrese un teléfono con código de área, por ejemplo (614) 555-0142. Empiece con + para otros países.",
  nameMustBeAtMost: "{name}: máximo {max} caracteres",
  sealedUnderAnotherSecret:
    "No se puede leer un secreto guardado, porque la instalación tiene ahora otro APP_SECRET. Ingrese el secreto de nuevo o pida a su administrador que lo restablezca.",
  nameIsRequired: "{name}: dato obligatorio",
  nameCannotContainAWeb:
    "{name}: no puede contener una dirección web ni de correo electrónico. Omita el punto en nombres como “Booking.com”.",
  last24Hours: "Últimas 24 horas",
  last7Days: "Últimos 7 días",
  last30Days: "Últimos 30 días",
  last90Days: "Últimos 90 días",
  someoneChangedThisAfterYou: "Alguien cambió esto después de que usted lo abrió. No se guardó nada.",
  someoneChangedThisValueAfter: "Alguien cambió este valor después de que usted lo abrió.",
};
