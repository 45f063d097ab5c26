import type { dashboard as english } from "@/messages/en/dashboard";
import type { Translation } from "@/messages/say";

export const dashboard: Translation<typeof english> = {
  inForce: "vigente",
  failedToLoadDashboardData: "No pudimos cargar los datos del panel",
  pleaseTryRefreshingThePage: "Intente actualizar la página",
  yourVendorsInsuranceStatusToday: "El estado del seguro de sus proveedores hoy",
  recentDocuments: "Documentos recientes",
  upcomingExpirations: "Próximos vencimientos",
  complianceOverview: "Resumen de cumplimiento",
  uploadCertificates: "Cargue certificados",
  yourVendorsAreAddedNow:
    "Sus proveedores están agregados. Ahora cargue sus certificados: PDF, fotos o archivos de Word, hasta 100 a la vez.",
  addYourVendorsOneBy: "Agregue sus proveedores uno por uno o importe una lista, y luego cargue sus certificados.",
  addYourFirstVendor: "Agregue su primer proveedor",
  importAList: "Importar una lista",
  aiProcessesData: "La IA procesa los datos",
  weReadYourCertificatesCheck: "Leímos sus certificados. Revise los datos que marcamos para revisión.",
  weReadCoveragesDatesAnd: "Leemos coberturas, fechas y límites. Lo que no está claro se marca para revisión.",
  reviewMarkedValues: "Revisar datos marcados",
  stayCompliant: "Manténgase en regla",
  statusesUpdateAutomaticallyAndReminders: "Los estados se actualizan automáticamente y los recordatorios salen antes de que algo venza.",
  seeVendorStatuses: "Ver estado de proveedores",
  doneOfCountDone: "{done} de {count} listos",
  hideTheFirstSteps: "Ocultar los primeros pasos",
  hideYouCanOpenThem: "Ocultar. Puede abrirlos de nuevo desde el menú.",
  done: "(listo)",
  addAVendorAndUpload: "Agregue un proveedor y cargue su certificado de seguro. Su estado aparecerá aquí.",
  totalVendors: "Total de proveedores",
  viewDetails: "Ver detalles",
  noUpcomingExpirations: "No hay próximos vencimientos.",
  uploadDocument: "Cargar documento",
};
