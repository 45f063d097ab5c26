import type { client as english } from "@/messages/en/client";
import type { Translation } from "@/messages/say";

export const client: Translation<typeof english> = {
  networkErrorPleaseCheckYour: "Erreur réseau. Vérifiez votre connexion et réessayez.",
  undo: "Annuler",
  theUploadWasCanceled: "Le téléversement a été annulé.",
  youWereSignedOut: "Vous avez été déconnecté",
  signInAgainInAnotherTab: "Reconnectez-vous dans un autre onglet, puis enregistrez ici. Vos modifications sont conservées.",
};
