import type { reports as english } from "@/messages/en/server/reports";
import type { Translation } from "@/messages/say";

export const reports: Translation<typeof english> = {
  noFiguresYet: "Aún no hay cifras.",
  noFiguresFromThisTime: "Aún no hay cifras de este período.",
  nothingToShowForThis: "No hay nada que mostrar de este período.",
  report: "Informe",
  theReportWasDeletedOr: "El informe se eliminó, o lo generó otro worker.",
  allCompanies: "Todas las empresas",
  madeTolocalestring: "Generado: {toLocaleString}",
  standsForLettersThatThis: "· “?” reemplaza letras que este PDF no puede mostrar. Los archivos CSV y Excel sí las tienen.",
  titlePageAtOfCount: "{title} · Página {at} de {count}{missing}",
  noRows: "Sin filas.",
  thisFileHasTheFirst: "Este archivo tiene las primeras {some} de {all} filas. Genere el informe como CSV para ver todas.",
  summary: "Resumen",
  rows: "Filas",
  weeklyReportReadySubject: "Su informe semanal {report} está listo",
  monthlyReportReadySubject: "Su informe mensual {report} está listo",
  weeklyReportReadyBody:
    "Hola, {firstName}:\n\nEl informe {report} del {madeOn} está listo. Descárguelo en el portal de administración:\n\n{link}\n\nGuardamos el informe {keptDays} días. Un administrador de la plataforma {product} lo eligió para recibir este correo cada semana. Para dejar de recibirlo, termine la programación en la misma página.",
  monthlyReportReadyBody:
    "Hola, {firstName}:\n\nEl informe {report} del {madeOn} está listo. Descárguelo en el portal de administración:\n\n{link}\n\nGuardamos el informe {keptDays} días. Un administrador de la plataforma {product} lo eligió para recibir este correo cada mes. Para dejar de recibirlo, termine la programación en la misma página.",
  reportReport: "Informe: {report}",
  byCounts: "Por {counts}",
};
