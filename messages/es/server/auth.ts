import type { auth as english } from "@/messages/en/server/auth";
import type { Translation } from "@/messages/say";

export const auth: Translation<typeof english> = {
  passwordResetInstructionsSent: "¡Instrucciones para restablecer la contraseña enviadas!",
  signedOut: "Sesión cerrada",
  passwordResetSuccessfully: "¡Contraseña restablecida!",
};
