import type { infra as english } from "@/messages/en/infra";
import type { Translation } from "@/messages/say";

export const infra: Translation<typeof english> = {
  appnameIsBrieflyUnavailablePlease: "{appName} est momentanément indisponible. Veuillez réessayer dans un instant.",
  thingNotFound: "{thing} introuvable",
  pleaseSelectAtLeastOne: "Veuillez sélectionner au moins une ligne",
  atMostMaximumbatchRowsCan: "Un appel peut modifier au plus {maximumBatch} lignes",
  pleaseEnterAPhoneNumber:
    "Veuillez saisir un numéro de téléphone avec l’indicatif régional, par exemple (614) 555-0142. Commencez par + pour les autres pays.",
  nameMustBeAtMost: "{name} : au plus {max} caractères",
  sealedUnderAnotherSecret:
    "Un secret enregistré est illisible, car l’installation a maintenant un autre APP_SECRET. Saisissez-le à nouveau ou demandez à votre administrateur de le réinitialiser.",
  nameIsRequired: "{name} : champ obligatoire",
  nameCannotContainAWeb:
    "{name} : les adresses web et courriel ne sont pas permises. Omettez le point dans les noms comme « Booking.com ».",
  last24Hours: "Dernières 24 heures",
  last7Days: "7 derniers jours",
  last30Days: "30 derniers jours",
  last90Days: "90 derniers jours",
  someoneChangedThisAfterYou: "Quelqu’un a fait une modification après que vous avez ouvert cet élément. Rien n’a été enregistré.",
  someoneChangedThisValueAfter: "Quelqu’un a modifié cette valeur après que vous l’avez ouverte.",
};
