import type { layout as english } from "@/messages/en/layout";
import type { Translation } from "@/messages/say";

export const layout: Translation<typeof english> = {
  main: "Principal",
  addVendor: "Ajouter un fournisseur",
  somethingWentWrong: "Un problème est survenu",
  appnameIsBrieflyUnavailable: "{appName} est momentanément indisponible",
  thisPageCouldNotBe: "Cette page n’a pas pu être affichée",
  pleaseTryAgainInA: "Veuillez réessayer dans un instant.",
  pleaseTryAgainIfThis: "Veuillez réessayer. Si le problème persiste, communiquez avec le soutien.",
  supportCenter: "Centre de soutien",
  nameReadsYourVendorsCertificates:
    "{name} lit les certificats d’assurance de vos fournisseurs, montre qui est couvert et vous avertit avant l’expiration des couvertures.",
  appnameCertificatesOfInsuranceTracked: "{appName} : le suivi de vos certificats d’assurance",
  pageNotFound: "Page introuvable",
  theAddressMayBeMistyped: "L’adresse est peut-être mal saisie, ou la page a été déplacée.",
  goBackHome: "Retour à l’accueil",
  otherPages: "Autres pages",
  more: "Plus",
  skipToContent: "Aller au contenu",
  expandMenu: "Développer le menu",
  collapseMenu: "Réduire le menu",
  signedInAs: "Connecté en tant que",
  tabs: "Onglets",
  closeMenu: "Fermer le menu",
  quickAction: "Action rapide",
  openMenu: "Ouvrir le menu",
  youreOfflineThisPageMay:
    "Vous êtes hors ligne. Cette page n’est peut-être pas à jour. Vous pourrez enregistrer au retour de la connexion.",
  language: "Langue",
};
