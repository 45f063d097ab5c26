import type { billing as english } from "@/messages/en/server/billing";
import type { Translation } from "@/messages/say";

export const billing: Translation<typeof english> = {
  event: "Evento",
  theSignatureIsWrong: "La firma no es correcta.",
  billingIsNotConnected: "El cobro en línea no está conectado. Elija un plan y nos comunicaremos con usted.",
  thePlanHasNoPrice: "El plan {plan} no tiene precio en línea. Comuníquese con nosotros para contratarlo.",
  youHaveAPlanAlready: "Su empresa ya paga un plan. Cambie el plan en su lugar.",
  youPayForNoPlan: "Su empresa no paga ningún plan en línea.",
  thisIsYourPlan: "Este es su plan actual.",
  yourPlanIsPaidInAnother: "Su plan se paga en {currency}. Comuníquese con nosotros para cambiarlo.",
  payTheOpenInvoiceFirst: "Pague primero la factura pendiente. Después, cambie el plan.",
  thePaymentWasDeclined: "El pago fue rechazado y nada cambió. {reason}",
  thePaymentServiceIsAway: "El servicio de pagos no responde. Su plan y sus datos no se ven afectados. Inténtelo de nuevo en unos minutos.",
  thePaymentServiceRefused:
    "El servicio de pagos rechazó la solicitud. Vuelva a cargar la página e inténtelo de nuevo, o comuníquese con soporte.",
  paymentsAreSetUpWrong: "Los pagos no están bien configurados. Su plan y sus datos no se ven afectados. Comuníquese con soporte.",
  twiceSubject: "Está pagando dos planes",
  twiceBody:
    "Hola, {firstName}:\n\n{company} tiene más de un plan de pago. El plan {plan} es el que vale. Hemos avisado a nuestro equipo, que cancelará el otro plan y le devolverá el dinero. No tiene que hacer nada.\n\nVea su plan:\n\n{link}",
  startedSubject: "Su plan {plan} está activo",
  startedBody:
    "Hola, {firstName}:\n\nEl plan {plan} de {company} está activo. Se renueva el {day}. Puede cambiar o cancelar el plan en cualquier momento:\n\n{link}\n\nPara evitar el próximo pago, cancele al menos 24 horas antes de la renovación.",
  failedSubject: "No se pudo cobrar su plan {plan}",
  failedBody:
    "Hola, {firstName}:\n\nNo pudimos cobrar el plan {plan} de {company}. Actualice su forma de pago o pague la factura pendiente:\n\n{link}\n\nSu plan sigue activo hasta el {day}. Después podrá ver y exportar sus datos, pero no cambiar nada, hasta que se pague la factura.",
  lapsedBody:
    "Hola, {firstName}:\n\nNo pudimos cobrar el plan {plan} de {company} y la suscripción se canceló. Elija un plan y páguelo:\n\n{link}\n\nSu plan sigue activo hasta el {day}. Después podrá ver y exportar sus datos, pero no cambiar nada, hasta que pague un plan.",
  paidSubject: "Recibimos su pago",
  paidBody: "Hola, {firstName}:\n\nLlegó el pago pendiente de {company}. Su plan {plan} continúa. Aquí puede ver sus facturas:\n\n{link}",
  endedSubject: "Su plan {plan} terminó",
  endedBody:
    "Hola, {firstName}:\n\nEl plan {plan} de {company} terminó porque falta el pago. Aún puede ver y exportar todo. Los recordatorios están en pausa. Pague la factura pendiente o elija un plan para continuar:\n\n{link}",
  canceledSubject: "Su plan {plan} está cancelado",
  canceledBody:
    "Hola, {firstName}:\n\nEl plan {plan} de {company} está cancelado. Puede usarlo hasta el {day}. Después podrá ver y exportar sus datos, pero no cambiar nada. Hasta entonces puede deshacer la cancelación:\n\n{link}",
  priceSubject: "Cambia el precio de su plan {plan}",
  priceMonthlyBody:
    "Hola, {firstName}:\n\nEl precio del plan {plan} cambia de {before} a {price} al mes. {company} paga el nuevo precio desde la primera renovación a partir del {day}. Antes puede cambiar o cancelar el plan:\n\n{link}",
  priceAnnualBody:
    "Hola, {firstName}:\n\nEl precio del plan {plan} cambia de {before} a {price} al año. {company} paga el nuevo precio desde la primera renovación a partir del {day}. Antes puede cambiar o cancelar el plan:\n\n{link}",
  samePriceSubject: "El precio de su plan {plan} no cambia",
  samePriceBody:
    "Hola, {firstName}:\n\nHabíamos anunciado un nuevo precio para el plan {plan} de {company}. Finalmente el precio sigue siendo {price}. No tiene que hacer nada:\n\n{link}",
};
