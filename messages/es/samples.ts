import type { samples as english } from "@/messages/en/samples";
import type { Translation } from "@/messages/say";

export const samples: Translation<typeof english> = {
  loadSampleData: "Cargar datos de muestra",
  countVendors: { one: "{count} proveedor", other: "{count} proveedores" },
  countProjects: { one: "{count} proyecto", other: "{count} proyectos" },
  sampleData: "Datos de muestra",
  sampleDataWhatAreInvented: "<b>Datos de muestra:</b> {what}, todo inventado. Los proveedores de muestra no reciben correos.",
  removeSampleData: "Quitar datos de muestra",
  removeSampleDataTitle: "Quitar datos de muestra",
  areYouSureYouWant: "¿Seguro que quiere quitar {what}?",
  thisDeletesTheSampleVendors:
    "Esto elimina los proveedores de muestra con todos sus documentos, y los proyectos de muestra. Sus propios datos se conservan.",
  sampleDataLoaded: "Datos de muestra cargados",
  failedToLoadTheSample: "No se pudieron cargar los datos de muestra",
  sampleDataRemoved: "Datos de muestra quitados",
  failedToRemoveTheSample: "No se pudieron quitar los datos de muestra",
};
