import type { auth as english } from "@/messages/en/server/auth";
import type { Translation } from "@/messages/say";

export const auth: Translation<typeof english> = {
  passwordResetInstructionsSent: "Instructions de réinitialisation envoyées !",
  signedOut: "Déconnecté",
  passwordResetSuccessfully: "Mot de passe réinitialisé !",
};
