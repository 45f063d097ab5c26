import type { portal as english } from "@/messages/en/server/portal";
import type { Translation } from "@/messages/say";

export const portal: Translation<typeof english> = {
  link: "La page",
  thisLinkHasExpired: "Ce lien de {company} a expiré.",
  thisLinkWasEnded: "{company} a fermé ce lien.",
  thisPageIsClosed: "{company} ne reçoit pas de certificats sur cette page pour le moment.",
  askContact: "Adressez-vous à : {reach}.",
  companyTakesNoFiles: "{company} n’a plus de place pour d’autres fichiers pour le moment. Prévenez {company}, puis renvoyez ce fichier.",
  thisLinkHasTakenAll: "Ce lien n’accepte plus de fichiers. Demandez-en un nouveau à {company}.",
  reported: "{company} a été prévenue.",
  requirement: "Exigence",
  policy: "Police",
  agency: "Agence",
  onlyTheVendorMay: "Seul le fournisseur peut le faire",
  thisPolicyWasCanceled: "Cette police a été résiliée.",
  iNoLongerWriteThis: "L’agent ne gère plus cette police.",
  thisWasReportedAlready: "Cette police a déjà été signalée",
  emailsAreNotSent: "{company} ne peut pas envoyer de courriels pour le moment. Copiez la note et envoyez-la vous-même.",
  yourAgentWasEmailedAlready: "Votre agent a déjà reçu un courriel. Copiez la note pour écrire à quelqu’un d’autre.",
  tryAgainTomorrow: "Aucun autre courriel ne peut être envoyé aujourd’hui. Copiez la note et envoyez-la vous-même.",
  sentToYourAgent: "Nous avons écrit à {email}",
  sentToTheAgency: "Nous avons écrit à {email}",
  confirmTheAddressFirst: "Confirmez d’abord que cette adresse appartient à {agency}. Le lien montre tous ses assurés.",
  anyoneCanHaveThisDomain: "N’importe qui peut avoir une adresse chez {domain}. Confirmez seulement cette adresse.",
  contactSubject: "{vendor} a modifié ses coordonnées",
  contactBody:
    "Bonjour {firstName},\n\n{vendor} a modifié ses coordonnées sur sa page.\n\n{fields}\n\nSi quelque chose semble faux, corrigez-le ici : {link}{end}",
  reportSubject: "Une police de {vendor} a peut-être pris fin",
  reportBody:
    "Bonjour {firstName},\n\n{by} dit au sujet de la police {policy} de {vendor} : {said}\n\nNote : {note}\n\nLe fournisseur est en révision jusqu’à ce que vous confirmiez ou retiriez l’avis : {link}{end}",
  agentSubject: "{vendor} a besoin d’un certificat d’assurance pour {company}",
  agentBody:
    "Bonjour,\n\n{vendor} vous demande d’envoyer un certificat d’assurance à {company}. Téléversez-le sur cette page. Aucun compte n’est nécessaire, et vous voyez tout de suite s’il suffit :\n\n{link}{gap}",
  agencySubject: "{company} a besoin des certificats d’assurance de vos assurés",
  agencyBody:
    "Bonjour,\n\n{company} a besoin de certificats d’assurance à jour pour ces assurés de {agency} :\n\n{list}\n\nTéléversez tous les certificats sur une seule page. Aucun compte n’est nécessaire :\n\n{link}",
  agencyButton: "Téléverser les certificats",
  agencyLine: "- {vendor} : {coverage} expire le {expirationDate}",
  agencyExpiredLine: "- {vendor} : {coverage} a expiré le {expirationDate}",
  agencyNoDateLine: "- {vendor} : aucune couverture en vigueur au dossier",
  yourFileIsDamaged: "Ce fichier est endommagé ou n’est pas un PDF. Imprimez-le dans un nouveau PDF et envoyez-le.",
  yourFileContainsMalware: "Ce fichier contient un logiciel malveillant ; personne ne peut l’ouvrir. Merci d’envoyer une copie saine.",
};
