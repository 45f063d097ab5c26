import type { projects as english } from "@/messages/en/server/projects";
import type { Translation } from "@/messages/say";

export const projects: Translation<typeof english> = {
  aProjectWithThisName: "Ya existe un proyecto con este nombre",
  project: "Proyecto",
  projectDeletedSuccessfully: "Proyecto eliminado",
  thisProjectIsCompletedReopen: "Este proyecto está finalizado. Reábralo para agregar proveedores.",
  vendorOfThisProject: "Proveedor de este proyecto",
  vendorRemovedFromTheProject: "Proveedor quitado del proyecto",
  projectName: "Nombre del proyecto",
  projectNumber: "Número del proyecto",
  firstDay: "Primer día",
  lastDay: "Último día",
  coverageEndsBeforeTheWork: "La cobertura termina antes que el trabajo",
  vendorName: "Nombre del proveedor",
  contactName: "Nombre del contacto",
  scopeOfWork: "Alcance del trabajo",
  vendorStatus: "Estado del proveedor",
  complianceStatus: "Estado de cumplimiento",
  coverageEnds: "Fin de cobertura",
  endsBeforeTheWork: "Termina antes que el trabajo",
  thisExternalIdIsTaken: "Este ID externo ya está en uso",
  thisRequirementSetIsArchived: "Este conjunto de requisitos está archivado. Elija otro.",
  thisContractIsOnThis: "Este proveedor ya tiene un contrato con este número en este proyecto",
  anExternalIdBelongsTo: "Un ID externo pertenece a un solo contrato. Añada los proveedores de uno en uno.",
  namesHaveContractAlready: {
    one: "{names} ya tiene el contrato {number} en este proyecto",
    other: "{names} ya tienen el contrato {number} en este proyecto",
  },
  namesAreOnThisProject: {
    one: "{names} ya está en este proyecto. Indique un número de contrato para añadir otro contrato.",
    other: "{names} ya están en este proyecto. Indique un número de contrato para añadir otro contrato.",
  },
  contractUpdated: "Contrato actualizado",
  mayWork: "Puede trabajar",
  mayBePaid: "Puede cobrar",
  validUntil: "Válido hasta",
};
