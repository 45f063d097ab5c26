import type { mail as english } from "@/messages/en/server/mail";
import type { Translation } from "@/messages/say";

export const mail: Translation<typeof english> = {
  confirmYourEmailToStart:
    "Confirmez votre courriel pour commencer à écrire à vos fournisseurs et à inviter votre équipe. Ouvrez le lien que nous vous avons envoyé, ou renvoyez-le.",
  someone: "Quelqu’un",
  yourTeammates: "Votre équipe",
  youReachedTodaysLimitFor: "Vous avez atteint la limite de rappels du jour. Nous en enverrons {waiting} de plus demain.",
  vendorsTotal: "Fournisseurs : {total}",
  compliantCompliant: "Conformes : {compliant}",
  expiringSoonExpiringsoon: "Expirent bientôt : {expiringSoon}",
  expiredExpired: "Expirés : {expired}",
  notCompliantNoncompliant: "Non conformes : {nonCompliant}",
  underReviewUnderreview: "En révision : {underReview}",
  noDocumentsNodocuments: "Aucun document : {noDocuments}",
  theRecipientIsNoLonger: "Le destinataire n’est plus administrateur de la plateforme.",
  aPlatformAdminTurnedOff: "Un administrateur de la plateforme a désactivé ces courriels.",
  theProblemIsGone: "Le problème est réglé.",
  countCompanies: { one: "{count} entreprise", other: "{count} entreprises" },
  andCountedMore: "- et {counted} de plus",
  countDocumentsExpire: { one: "{count} document expire", other: "{count} documents expirent" },
  countedInTheNextDays: "{counted} dans les {days} prochains jours",
  newUsers: "Nouveaux utilisateurs",
  newCompanies: "Nouvelles entreprises",
  activeUsers: "Utilisateurs actifs",
  documentsAdded: "Documents ajoutés",
  documentsRead: "Documents lus",
  aNewerEmailReplacedIt: "Un courriel plus récent l’a remplacé.",
  theLinkInItNo: "Son lien ne fonctionne plus : il a été utilisé, ou un lien plus récent l’a remplacé.",
  theAccountIsNoLonger: "Le compte n’est plus actif.",
  theEmailAddressIsConfirmed: "L’adresse courriel est déjà confirmée.",
  theAccountHasADifferent: "Le compte a maintenant une autre adresse courriel.",
  theInvitationWasWithdrawnOr: "L’invitation a été retirée ou acceptée.",
  theInvitationExpired: "L’invitation a expiré.",
  theVendorWasDeleted: "Le fournisseur a été supprimé.",
  theVendorHasADifferent: "Le fournisseur a maintenant une autre adresse courriel.",
  theVendorWasSetInactive: "Le fournisseur a été désactivé.",
  theVendorsCertificateHasArrived: "Le certificat du fournisseur est arrivé.",
  theCompanyIsSuspended: "L’entreprise est suspendue.",
  theReportWasDeleted: "Le rapport a été supprimé.",
  theScheduleHasEnded: "La planification est terminée.",
  newerRemindersReplacedThese: "Des rappels plus récents ont remplacé ceux-ci.",
  theRecipientTurnedOffThese: "Le destinataire a désactivé ces courriels.",
  thePlanRequestWasAnswered: "La demande de forfait a reçu une réponse.",
  theAccountIsNoLongerScheduled: "La suppression du compte n’est plus prévue.",
  yourCompanyHasSentItsInvitations:
    "Votre entreprise a envoyé ses {limit} invitations du jour. Vous pourrez en envoyer d’autres à partir du {time}.",
  yourCompanyHasSentItsReminders:
    "Votre entreprise a envoyé ses {limit} rappels du jour. Vous pourrez en envoyer d’autres à partir du {time}.",
  thisCompanyHasSentItsInvitations:
    "Cette entreprise a envoyé ses {limit} invitations du jour. Vous pourrez en envoyer d’autres à partir du {time}.",
  thisCompanyHasSentItsReminders:
    "Cette entreprise a envoyé ses {limit} rappels du jour. Vous pourrez en envoyer d’autres à partir du {time}.",
  newVendorsSubject: "Nouveau fournisseur : {name}",
  newVendorsBody: "Bonjour {firstName},\n\n{addedBy} a ajouté {name} comme fournisseur de {company} :\n\n{link}{end}",
  newVendorsSubject2: "{count} nouveaux fournisseurs",
  newVendorsBody2:
    "Bonjour {firstName},\n\n{who} a ajouté {count} fournisseurs pour {company} :\n\n{list}\n\nVoir tous les fournisseurs : {link}{end}",
  remindedSubject: {
    one: "{company} : rappels envoyés à {count} fournisseur",
    other: "{company} : rappels envoyés à {count} fournisseurs",
  },
  remindedBody: {
    one: "Bonjour {firstName},\n\nNous avons envoyé des rappels d’expiration à {count} fournisseur :\n\n{list}{later}\n\nVoir les expirations à venir : {link}{end}",
    other:
      "Bonjour {firstName},\n\nNous avons envoyé des rappels d’expiration à {count} fournisseurs :\n\n{list}{later}\n\nVoir les expirations à venir : {link}{end}",
  },
  weeklyReportSubject: "{company} : résumé hebdomadaire des fournisseurs",
  weeklyReportBody: "Bonjour {firstName},\n\nVoici le résumé de la semaine sur les fournisseurs de {company} :\n\n{lines}\n\n{link}{end}",
  newsBody: "Bonjour {firstName},\n\n{text}{end}",
  newUserSubject: "Nouvel utilisateur : {name}",
  expiringBody: "Bonjour {firstName},\n\n{total}, dans {companies} :\n\n{list}\n\nVoir toutes les entreprises : {link}{end}",
  problemSubject: "Problème : {title}",
  problemBody:
    "Bonjour {firstName},\n\nUne vérification de {product} a décelé un problème.\n\nProblème : {title}\nDétails : {message}\nPriorité : {urgency}\nComment le régler : {fix}\n\nVoir tous les problèmes : {link}{end}",
  dailySubject: "Rapport quotidien du {date}",
  dailyBody:
    "Bonjour {firstName},\n\nVoici les chiffres de {product} pour le {date} :\n\n{lines}\n\nTotaux du jour :\n\n{totals}\n\nVoir le tableau de bord : {link}{end}",
  weeklySubject: "Résumé hebdomadaire {dates}",
  weeklyBody:
    "Bonjour {firstName},\n\nVoici les chiffres de {product} pour la semaine {dates} :\n\n{lines}\n\nTotaux du jour :\n\n{totals}\n\nVoir le tableau de bord : {link}{end}",
  confirmEmailBody:
    "Bonjour {firstName},\n\nVeuillez confirmer votre adresse courriel pour {company} sur {product} :\n\n{link}\n\nLe lien fonctionne une seule fois et expire dans 3 jours. Si vous ne vous êtes pas inscrit, ignorez ce courriel.{signature}",
  resetPasswordBody:
    "Bonjour {firstName},\n\nQuelqu’un a demandé de réinitialiser votre mot de passe. Choisissez un nouveau mot de passe ici :\n\n{link}\n\nLe lien fonctionne une seule fois et expire dans 1 heure. Si vous n’avez rien demandé, ignorez ce courriel. Votre mot de passe ne changera pas.{signature}",
  securityNoticeBody:
    "Bonjour {firstName},\n\n{fact}.\n\nSi ce n’était pas vous, réinitialisez votre mot de passe maintenant. Déconnectez ensuite tout appareil que vous ne reconnaissez pas sous Paramètres, Sécurité.{signature}",
  vendorInvitationSubject: "{company} a besoin de votre certificat d’assurance",
  vendorInvitationBody:
    "Bonjour {contactName},\n\n{company} a besoin d’un certificat d’assurance à jour (ACORD 25 ou équivalent) pour {vendor}.\n\nVeuillez le déposer sur cette page, ou envoyer de là la demande à votre agent d’assurance. Aucun compte n’est nécessaire :\n\n{link}{gap}{signature}",
  expirationReminderSubject: {
    one: "L’assurance de {vendor} expire dans {count} jour",
    other: "L’assurance de {vendor} expire dans {count} jours",
  },
  expirationReminderBody:
    "Bonjour {contactName},\n\nL’assurance que {company} a au dossier pour {vendor} expire bientôt :\n\n{list}\n\nVeuillez demander à votre agent d’assurance d’envoyer un certificat de renouvellement à votre contact chez {company}.{gap}{signature}",
  signature: "\n\n{product}\nCeci est un courriel automatique. Veuillez ne pas y répondre.",
  resetPasswordSubject: "Réinitialisez votre mot de passe",
  confirmEmailSubject: "Confirmez votre adresse courriel",
  theLinkExpiredBeforeSending: "Son lien a expiré avant l’envoi.",
  itWasOutOfDateBeforeSending: "Il était périmé avant l’envoi.",
  resetPasswordOfCompanyBody:
    "Bonjour {firstName},\n\nQuelqu’un a demandé de réinitialiser votre mot de passe pour {company}. Choisissez un nouveau mot de passe ici :\n\n{link}\n\nLe lien fonctionne une seule fois et expire dans 1 heure. Si vous n’avez rien demandé, ignorez ce courriel. Votre mot de passe ne changera pas.{signature}",
  expirationReminderLine: {
    one: "- {coverage} : expire le {expirationDate} (dans {count} jour)",
    other: "- {coverage} : expire le {expirationDate} (dans {count} jours)",
  },
  expirationReminderPolicyLine: {
    one: "- {coverage}, police {policyNumber} : expire le {expirationDate} (dans {count} jour)",
    other: "- {coverage}, police {policyNumber} : expire le {expirationDate} (dans {count} jours)",
  },
  changeYourNotifications: "\n\nModifier vos notifications : {link}{signature}",
  changeTheseEmails: "\n\nModifier ces courriels : {link}{signature}",
  andCountMore: "- et {count} de plus",
  totalUsers: "Utilisateurs : {count}",
  totalCompanies: "Entreprises : {count}",
  totalDocuments: "Documents : {count}",
  totalVendors: "Fournisseurs actifs : {count}",
  totalCompliant: "Conformes : {count}",
  totalExpiringSoon: "Expirent bientôt : {count}",
  totalExpired: "Expirés : {count}",
  totalNonCompliant: "Non conformes : {count}",
  totalUnderReview: "En révision : {count}",
  totalNoDocuments: "Aucun document : {count}",
  signedUpBody:
    "Bonjour {firstName},\n\n{name} s’est inscrit à {product}.\n\nCourriel : {email}\nEntreprise : {company}\n\nVoir tous les utilisateurs : {link}{end}",
  joinedBody:
    "Bonjour {firstName},\n\n{name} a rejoint {company} sur {product}.\n\nCourriel : {email}\nEntreprise : {company}\n\nVoir tous les utilisateurs : {link}{end}",
  expiringLine: "- {company} : {documents} de {vendors}",
  countDocuments: { one: "{count} document", other: "{count} documents" },
  countVendors: { one: "{count} fournisseur", other: "{count} fournisseurs" },
  figureAndBefore: "{name} : {now} (semaine précédente : {before})",
  firstToLast: "du {first} au {last}",
  high: "Élevée",
  medium: "Moyenne",
  low: "Faible",
  theServerSaid: "Réponse du serveur : {said}",
  theRecipientsServerRefused: "Le serveur de courriel du destinataire a refusé ce courriel.",
  theMailServerDidNot: "Le serveur de courriel n’a pas encore accepté ce courriel.",
  noAccessTokenForThe: "La connexion au serveur de courriel a échoué : aucun jeton d’accès.",
  theTokenEndpointCould: "Le serveur de jetons n’a pas pu être joint.",
  theMailServerCouldNot: "Le serveur de courriel n’a pas pu être joint.",
  gapMissing: "\n\nCe qui manque :\n\n{list}",
  gapRequired: "\n\nCe qui est exigé :\n\n{list}",
  gapHolder: "\n\nTitulaire du certificat, à copier :\n\n{holder}",
  gapForAgent:
    "\n\nÀ transmettre à votre agent d’assurance :\n\n{company} exige cette assurance de {vendor}.\n{fix}\nVeuillez envoyer un certificat d’assurance à jour avec les pages des avenants. Le certificat ne doit montrer que ce que contiennent les polices.",
  completedOperationsSubject: "{company} a besoin de votre couverture des opérations terminées pour {project}",
  completedOperationsBody:
    "Bonjour {contactName},\n\nLes travaux de {vendor} pour {project} sont terminés. Le contrat exige encore une assurance responsabilité civile avec couverture des opérations terminées, et {company} n’en a aucune preuve à jour.\n\nVeuillez demander à votre agent d’assurance d’envoyer un certificat à jour avec les avenants à votre contact chez {company}.{gap}{signature}",
  projectWithContract: "{project}, contrat {contractNumber}",
};
