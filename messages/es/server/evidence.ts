import type { evidence as english } from "@/messages/en/server/evidence";
import type { Translation } from "@/messages/say";

export const evidence: Translation<typeof english> = {
  documentPage: "{document}, página {page}",
  decidedBy: "Decidido por {by}: {note}",
  somebody: "un miembro anterior",
  theVendorByItself: "El proveedor, según el conjunto predeterminado",
  setAndVersion: "Conjunto de requisitos: {set}, versión {version}",
  gates: "Trabajo: {work}. Pago: {pay}.",
  validUntil: "Tal como están las cosas, vale hasta el {day}.",
  judgedAgain: "Según los documentos registrados ese día.",
  keptVerdict: "El resultado que se guardó ese día.",
  datesOnly: "Ningún conjunto de requisitos evaluó al proveedor. Su estado se deduce de las fechas de sus coberturas.",
  statusOn: "Estado al {day}",
  readme:
    "Pruebas sobre {vendor}\nEstado al {date}. Preparado el {at}.\n\nverdict.pdf, verdict.json: cada requisito, su resultado y el documento y la página en que se apoya.\nverdicts-of-all-days.json: cada resultado que se guardó, con la hora desde la que y hasta la que valió.\ncoverage.json: las vigencias de cada cobertura y los días exactos sin ella.\nexceptions.json, decisions.json, notices.json: lo que las personas aprobaron, decidieron e ingresaron.\ndocuments.json, files/: los certificados tal como llegaron, y lo que se sabe de cada uno.\nemails.json: los correos al proveedor, con la respuesta del servidor de correo.\naudit/: el registro de auditoría del proveedor.\n\nCómo comprobar que nada se cambió\nNecesita un terminal con sha256sum y awk, sin red. Descomprima el archivo y abra un terminal en su carpeta.\n\n1. Los archivos son los de la lista:\n   {files}\n\n2. Cada evento de la empresa nombra el hash del anterior. Esto no muestra nada si la cadena está completa:\n   {chain}\n\n3. El texto de cada evento del proveedor tiene el hash que nombra la cadena. Esto no muestra nada si todos lo tienen:\n   {events}\n\nDe los demás eventos de la empresa aquí solo están los hashes: mantienen unida la cadena y no dicen nada de otros.\n",
};
