import type { layout as english } from "@/messages/en/layout";
import type { Translation } from "@/messages/say";

export const layout: Translation<typeof english> = {
  main: "Principal",
  addVendor: "Agregar proveedor",
  somethingWentWrong: "Algo salió mal",
  appnameIsBrieflyUnavailable: "{appName} no está disponible por un momento",
  thisPageCouldNotBe: "No se pudo mostrar esta página",
  pleaseTryAgainInA: "Inténtelo de nuevo en un momento.",
  pleaseTryAgainIfThis: "Inténtelo de nuevo. Si esto se repite, comuníquese con soporte.",
  supportCenter: "Centro de soporte",
  nameReadsYourVendorsCertificates:
    "{name} lee los certificados de seguro de sus proveedores, muestra quién está cubierto y le avisa antes de que venza la cobertura.",
  appnameCertificatesOfInsuranceTracked: "{appName}: seguimiento de certificados de seguro",
  pageNotFound: "Página no encontrada",
  theAddressMayBeMistyped: "Tal vez la dirección esté mal escrita o la página haya cambiado de lugar.",
  goBackHome: "Volver al inicio",
  otherPages: "Otras páginas",
  more: "Más",
  skipToContent: "Ir al contenido",
  expandMenu: "Expandir menú",
  collapseMenu: "Contraer menú",
  signedInAs: "Sesión iniciada como",
  tabs: "Pestañas",
  closeMenu: "Cerrar menú",
  quickAction: "Acción rápida",
  openMenu: "Abrir menú",
  youreOfflineThisPageMay: "No tiene conexión. Esta página puede estar desactualizada. Podrá guardar cuando vuelva la conexión.",
  language: "Idioma",
};
