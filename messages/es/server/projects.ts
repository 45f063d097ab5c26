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
  andPStatusPushProject: "and p.status = ${push}::project_status",
  selectPIdFromProject: "select p.id from project p where {where} order by {orderBy}",
  selectPIdPName: "select p.id, p.name, p.number from project p where {where} order by {orderBy} limit {offered}",
  selectListedFromProjectP: "select {listed} from project p where p.company_id = $1 and p.id = any($2::uuid[])",
  projectName: "Nombre del proyecto",
  projectNumber: "Número del proyecto",
  firstDay: "Primer día",
  lastDay: "Último día",
  coverageEndsBeforeTheWork: "La cobertura termina antes que el trabajo",
  aCompanyId1And: "a.company_id = $1 and a.project_id = $2::uuid",
  vendorName: "Nombre del proveedor",
  contactName: "Nombre del contacto",
  scopeOfWork: "Alcance del trabajo",
  vendorStatus: "Estado del proveedor",
  complianceStatus: "Estado de cumplimiento",
  coverageEnds: "Fin de cobertura",
  endsBeforeTheWork: "Termina antes que el trabajo",
  selectVIdFromAssignments: "select v.id from {assignments} where {where} order by {order}",
  selectVIdAssignedFrom:
    "select v.id, {assigned} from {assignments} where a.company_id = $1 and a.project_id = $2::uuid and v.id = any($3::uuid[])",
  aCompanyId1AndA: "a.company_id = $1 and a.vendor_id = $2::uuid",
};
