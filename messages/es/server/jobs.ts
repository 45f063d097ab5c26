import type { jobs as english } from "@/messages/en/server/jobs";
import type { Translation } from "@/messages/say";

export const jobs: Translation<typeof english> = {
  backupDirIsNotSet: "BACKUP_DIR no está definido.",
  weCouldntReadThisDocument: "No pudimos leer este documento por un problema de nuestra parte. Elija Reprocesar para intentarlo de nuevo.",
  theSweepCouldNotBe: "no se pudo poner en cola el barrido",
  theChecksCouldNotBe: "no se pudieron poner en cola las verificaciones",
  noHeartbeat: "sin señal",
};
