import type { jobs as english } from "@/messages/en/server/jobs";
import type { Translation } from "@/messages/say";

export const jobs: Translation<typeof english> = {
  backupDirIsNotSet: "BACKUP_DIR n’est pas défini.",
  weCouldntReadThisDocument:
    "Nous n’avons pas pu lire ce document à cause d’un problème de notre côté. Choisissez Retraiter pour réessayer.",
  theSweepCouldNotBe: "le balayage n’a pas pu être mis en file",
  theChecksCouldNotBe: "les vérifications n’ont pas pu être mises en file",
  noHeartbeat: "aucun signal",
};
