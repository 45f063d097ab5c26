import type { client as english } from "@/messages/en/client";
import type { Translation } from "@/messages/say";

export const client: Translation<typeof english> = {
  networkErrorPleaseCheckYour: "Error de red. Verifique su conexión e inténtelo de nuevo.",
  undo: "Deshacer",
  theUploadWasCanceled: "Se canceló la carga.",
  youWereSignedOut: "Se cerró su sesión",
  signInAgainInAnotherTab: "Vuelva a iniciar sesión en otra pestaña y después guarde aquí. Sus cambios se conservan.",
};
