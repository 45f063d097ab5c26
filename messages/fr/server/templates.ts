import type { templates as english } from "@/messages/en/server/templates";
import type { Translation } from "@/messages/say";

export const templates: Translation<typeof english> = {
  reminderSubject: "L’assurance de {vendor} expire dans {days}",
  reminderBody:
    "Bonjour {contact},\n\nL’assurance de {vendor} que {company} a au dossier expire bientôt :\n\n{list}\n\nDemandez à votre agent d’assurance un certificat de renouvellement et envoyez-le-nous.\n\n{link}\n\n{gap}\n\nMerci,\n{company}",
  requestSubject: "{company} a besoin de votre certificat d’assurance",
  requestBody:
    "Bonjour {contact},\n\n{company} a besoin d’un certificat d’assurance à jour (ACORD 25 ou équivalent) de {vendor}.\n\nDemandez le certificat à votre agent d’assurance et envoyez-le-nous.\n\n{link}\n\n{gap}\n\nMerci,\n{company}",
  followupSubject: "{company} a besoin de votre certificat d’assurance",
  followupBody:
    "Bonjour {contact},\n\n{company} a besoin d’un certificat d’assurance à jour de {vendor}.\n\n{list}\n\nDemandez à votre agent d’assurance un certificat à jour et envoyez-le-nous.\n\n{link}\n\n{gap}\n\nMerci,\n{company}",
  invitationSubject: "{company} a besoin de votre certificat d’assurance",
  invitationBody:
    "Bonjour {contact},\n\n{company} demande à {vendor} un certificat d’assurance à jour (ACORD 25 ou équivalent).\n\nVotre page montre ce qui est exigé et ce que nous avons au dossier. Vous pouvez y ajouter votre certificat, sans compte.\n\n{link}\n\n{gap}\n\nMerci,\n{company}",
  verdictSubject: "Nous avons reçu votre certificat d’assurance",
  verdictBody:
    "Bonjour {contact},\n\nMerci. {company} a reçu votre certificat pour {vendor}.\n\n{verdict}\n\n{gap}\n\n{link}\n\nMerci,\n{company}",
  customSubject: "Un message de {company}",
  customBody: "Bonjour {contact},\n\n\n\nMerci,\n{company}",
  buttonSend: "Envoyer votre certificat",
  buttonOpen: "Ouvrir votre page",
  days: { one: "{count} jour", other: "{count} jours" },
  expiredLine: "- {coverage} : expirée le {expirationDate}",
  canceledPolicyLine: "- {coverage}, police {policyNumber} : résiliée le {canceledOn}",
  expiredPolicyLine: "- {coverage}, police {policyNumber} : expirée le {expirationDate}",
  noLinksInTrial: "Pendant l’essai, les courriels aux fournisseurs ne peuvent pas contenir d’adresse web ou de courriel.",
  sampleVerdict: "Reçu : certificat.pdf.\nLu : responsabilité civile générale et accidents du travail, jusqu’aux dates du certificat.",
};
