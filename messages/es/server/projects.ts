import type { projects as english } from "@/messages/en/server/projects";
import type { Translation } from "@/messages/say";

export const projects: Translation<typeof english> = {
  aProjectWithThisName: "Ya existe un proyecto con este nombre",
  project: "Proyecto",
  projectDeletedSuccessfully: "Proyecto eliminado",
  thisProjectIsCompletedReopen: "Este proyecto está finalizado. Reábralo para agregar proveedores.",
  vendorOfThisProject: "Proveedor de este proyecto",
  scopeOfWorkUpdated: "Alcance del trabajo actualizado",
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
};
