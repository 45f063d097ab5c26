import type { mail as english } from "@/messages/en/mail";
import type { Translation } from "@/messages/say";

export const mail: Translation<typeof english> = {
  emailConfirmation: "Confirmation du courriel",
  passwordReset: "Réinitialisation du mot de passe",
  emailChange: "Changement de courriel",
  accountNotice: "Avis de compte",
  securityNotice: "Avis de sécurité",
  deletionNotice: "Avis de suppression",
  teamInvitation: "Invitation à l’équipe",
  certificateRequest: "Demande de certificat",
  expirationReminder: "Rappel d’expiration",
  newVendorNotice: "Avis de nouveau fournisseur",
  weeklyReport: "Rapport hebdomadaire",
  followUp: "Relance",
  messageFromTheCompany: "Message de votre entreprise",
  systemUpdate: "Nouvelles du système",
  planRequest: "Demande de forfait",
  messageFromThePlatform: "Message de la plateforme",
  scheduledReport: "Rapport planifié",
  platformNotification: "Notification de la plateforme",
  automaticAnswer: "Réponse automatique",
  completedOperationsRequest: "Demande d’opérations terminées",
  agentRequest: "Demande à un agent",
  vendorNews: "Nouvelle d’un fournisseur",
  exceptionNotice: "Avis d’exception",
};
