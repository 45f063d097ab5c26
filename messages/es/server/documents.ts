import type { documents as english } from "@/messages/en/server/documents";
import type { Translation } from "@/messages/say";

export const documents: Translation<typeof english> = {
  pleaseSelectAFileAnd: "Seleccione un archivo y un proveedor",
  pleaseSelectAFile: "Seleccione un archivo",
  thereAre1000Files: "Ya hay 1,000 archivos sin proveedor. Primero asigne o elimine algunos.",
  theFileIsEmpty: "El archivo está vacío",
  thisFileCannotBeUsed: "Este archivo no se puede usar. Cargue un archivo PDF, JPG, PNG, DOC o DOCX.",
  thisDocumentIsAlreadyBeing: "Este documento ya se está leyendo",
  documentDeletedSuccessfully: "Documento eliminado",
  document: "Documento",
  page: "Página",
  file: "Archivo",
  type: "Tipo",
  insured: "Asegurado",
  reading: "Lectura",
  needsReviewBecause: "Necesita revisión porque",
  uploadedBy: "Cargado por",
  system: "Sistema",
  thisDocumentIsNotWaiting: "Este documento no está en espera de revisión",
  someoneChangedThisDocumentAfter:
    "Alguien cambió este documento después de que usted lo abrió. Revise lo que dice ahora y guarde de nuevo.",
  thisDocumentHasNotBeen: "Este documento aún no se ha leído, así que no se puede corregir",
  thereIsNothingToUndo: "No hay nada que deshacer en este documento",
  thisValueIsNotOn: "Este dato no está en el documento",
  insurerLetterIsAlreadyListed: "La aseguradora {letter} ya está en la lista",
  labelIsAlreadyListed: "{label} ya está en la lista",
  thisVendorHasTheSame: "Este proveedor ya tiene el mismo archivo, como {fileName}",
  thisVendorHasMaximumacceptednamesAccepted: "Este proveedor ya tiene {maximumAcceptedNames} nombres aceptados. Primero quite uno.",
  nameIsNotAnInsured: "El nombre no es de un asegurado de este documento",
  notOnThisDocument: "No está en este documento",
  pleaseChooseTheVendorOf: "Primero elija el proveedor de este documento",
  chooseTheVendorOfThis: "Primero elija el proveedor de este documento",
  thereIsNoQuestionAbout: "No hay preguntas sobre el titular del certificado de este documento",
  readingWaitsForTheScan: "En espera del análisis de malware. Leeremos este documento cuando termine el análisis.",
  fileWaitsForTheScan: "Este archivo espera el análisis de malware. Inténtelo de nuevo en unos minutos.",
  fileIsQuarantined:
    "Este archivo contiene malware ({finding}). Está en cuarentena y nadie puede abrirlo. Pida al proveedor una copia limpia.",
  fileIsTooLargeToScan:
    "Este archivo es demasiado grande para el análisis de malware, por lo que nadie puede abrirlo. Pida al proveedor un archivo más pequeño.",
  couldNotBeReadForBind: "Este documento no se pudo leer, así que no tiene exportación BIND. Reprocéselo o cargue otro archivo.",
  notReadYet: "Este documento aún no se ha leído",
};
