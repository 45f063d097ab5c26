import type { samples as english } from "@/messages/en/samples";
import type { Translation } from "@/messages/say";

export const samples: Translation<typeof english> = {
  loadSampleData: "Cargar datos de ejemplo",
  countVendors: { one: "{count} proveedor", other: "{count} proveedores" },
  countProjects: { one: "{count} proyecto", other: "{count} proyectos" },
  sampleData: "Datos de ejemplo",
  sampleDataWhatAreInvented: "<b>Datos de ejemplo:</b> {what}, todo inventado. Los proveedores de ejemplo no reciben correos.",
  removeSampleData: "Quitar datos de ejemplo",
  removeSampleDataTitle: "Quitar datos de ejemplo",
  areYouSureYouWant: "¿Seguro que quiere quitar {what}?",
  thisDeletesTheSampleVendors:
    "Esto elimina los proveedores de ejemplo con todos sus documentos, y los proyectos de ejemplo. Se conservan sus propios datos y aquello con lo que alguien trabajó.",
  sampleDataLoaded: "Datos de ejemplo cargados",
  failedToLoadTheSample: "No se pudieron cargar los datos de ejemplo",
  sampleDataRemoved: "Datos de ejemplo quitados",
  removedExcept: "Datos de ejemplo quitados, excepto aquello con lo que trabajó: {names}",
  failedToRemoveTheSample: "No se pudieron quitar los datos de ejemplo",
};
