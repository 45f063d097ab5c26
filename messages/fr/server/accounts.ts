import type { accounts as english } from "@/messages/en/server/accounts";
import type { Translation } from "@/messages/say";

export const accounts: Translation<typeof english> = {
  key: "Clé d’API",
  theAdminPortalIsOpen: "Le portail d’administration est ouvert",
  yourEmailAddressIsConfirmed: "Votre adresse courriel est déjà confirmée",
  enterANewEmailAddress: "Saisissez une nouvelle adresse courriel pour continuer.",
  weJustSentYouA: "Nous venons de vous envoyer un lien. Vérifiez votre boîte de réception et vos pourriels avant d’en demander un autre.",
  confirmationLinkSentToEmail: "Lien de confirmation envoyé à {email}",
  severalResetLinksWereSent: "Plusieurs liens de réinitialisation ont été envoyés depuis une heure. Veuillez réessayer plus tard.",
  thisPasswordResetLinkIs: "Ce lien de réinitialisation du mot de passe n’est pas valide ou a expiré",
  yourPasswordWasChanged: "Votre mot de passe a été modifié",
  emailConfirmationFailed: "Échec de la confirmation du courriel",
  emailConfirmedYouCanNow: "Courriel confirmé. Vous pouvez maintenant vous connecter.",
  openTheLinkAndClick: "Ouvrez le lien et cliquez sur le bouton pour confirmer votre adresse courriel.",
  thisAddressBelongsToAnother: "Cette adresse appartient à un autre compte.",
  aPlanWasChosenMany: "Un forfait a été choisi plusieurs fois aujourd’hui. Nous communiquerons avec vous.",
  youChangedYourEmailAddress: "Vous avez changé votre adresse courriel trop souvent. Veuillez réessayer dans une heure.",
  anAccountWithThisEmail: "Un compte avec ce courriel existe déjà. Utilisez une autre adresse.",
  thisLinkNoLongerWorks: "Ce lien ne fonctionne plus. Changez de nouveau votre adresse courriel dans Paramètres.",
  yourNewEmailAddressIs: "Votre nouvelle adresse courriel est confirmée. Utilisez-la à votre prochaine connexion.",
  thisCodeIsNotValid: "Ce code n’est pas valide",
  signingInTookTooLong: "La connexion a pris trop de temps. Veuillez vous reconnecter.",
  twoFactorAuthenticationIsAlready: "L’authentification à deux facteurs est déjà activée",
  twoFactorAuthenticationWasTurned: "L’authentification à deux facteurs a été activée",
  yourCompanyRequiresTwoFactor:
    "Votre entreprise exige l’authentification à deux facteurs. Demandez à un administrateur de changer ce réglage.",
  platformAdminsNeedTwoFactor:
    "Les administrateurs de la plateforme doivent utiliser l’authentification à deux facteurs. Vous pouvez changer ce réglage dans le portail d’administration, sous Paramètres.",
  twoFactorAuthenticationIsOff: "L’authentification à deux facteurs est désactivée",
  yourAccountHasNoPassword: "Votre compte n’a pas encore de mot de passe. Choisissez-en un avec Mot de passe oublié, puis réessayez.",
  pleaseSignOutSignIn: "Veuillez vous déconnecter, vous reconnecter, puis recommencer dans un délai de {freshSignInMinutes} minutes.",
  thePasswordIsNotRight: "Le mot de passe est incorrect",
  twoFactorAuthenticationWasTurnedOff: "L’authentification à deux facteurs a été désactivée",
  twoFactorAuthenticationIsNot: "L’authentification à deux facteurs n’est pas activée",
  thisCodeWasAlreadyUsed: "Ce code a déjà été utilisé",
  pleaseEnterTheCode: "Veuillez saisir le code",
  aRecoveryCodeWasUsed: "Un code de récupération a été utilisé",
  noRefreshToken: "Aucun jeton d’actualisation",
  yourSessionHasEndedPlease: "Votre session est terminée. Veuillez vous reconnecter.",
  device: "Appareil",
  deviceSignedOut: "Appareil déconnecté",
  signedOutEverywhereElse: "Déconnecté de tous les autres appareils",
  tooManyAttemptsPleaseWait: "Trop de tentatives. Veuillez attendre une heure et réessayer.",
  invalidEmailOrPassword: "Courriel ou mot de passe non valide",
  yourAccountHasNoPasswordYet: "Votre compte n’a pas encore de mot de passe. Choisissez-en un avec Mot de passe oublié.",
  theCurrentPasswordIsNot: "Le mot de passe actuel est incorrect",
  passwordUpdatedSuccessfully: "Mot de passe mis à jour",
  yourAccountCanBeSigned: "Il est maintenant possible de se connecter à votre compte avec {name}",
  anAccountWithThisAddress: "Un compte avec cette adresse existe déjà. Veuillez vous connecter.",
  signingUpTookTooLong: "L’inscription a pris trop de temps. Veuillez recommencer.",
  google: "Google",
  microsoft: "Microsoft",
  tooManyAttemptsPleaseWaitA:
    "Trop de tentatives. Attendez quelques minutes et réessayez, utilisez un appareil déjà connecté auparavant, ou réinitialisez votre mot de passe.",
  newEmailBody:
    "Bonjour {firstName},\n\nVeuillez confirmer votre nouvelle adresse courriel :\n\n{link}\n\nLe lien fonctionne une seule fois et expire dans 3 jours. D’ici là, connectez-vous avec votre adresse actuelle. Si vous n’avez rien demandé, ignorez ce courriel.",
  leavingEmailBody:
    "Bonjour {firstName},\n\nQuelqu’un a demandé de changer l’adresse courriel de votre compte pour {newEmail}. Le changement se fera quand cette adresse sera confirmée.\n\nSi ce n’était pas vous, gardez votre adresse actuelle sous Profil personnel et changez votre mot de passe :\n\n{settingsLink}",
  leftEmailBody:
    "Bonjour {firstName},\n\nVotre compte utilise maintenant l’adresse courriel {newEmail}. Connectez-vous désormais avec cette adresse.\n\nSi ce n’était pas vous, communiquez sans tarder avec un administrateur de l’entreprise ou avec notre soutien.",
  planWishAnnualBody:
    'Une entreprise a choisi le forfait {plan}, payé annuellement.\n\nUne fois le paiement convenu, activez le forfait sur le serveur :\n\n{command}\n\nRenseignements saisis par l’entreprise :\n\nEntreprise : "{company}"\nChoisi par : "{wisher}" ({email})',
  planWishMonthlyBody:
    'Une entreprise a choisi le forfait {plan}, payé mensuellement.\n\nUne fois le paiement convenu, activez le forfait sur le serveur :\n\n{command}\n\nRenseignements saisis par l’entreprise :\n\nEntreprise : "{company}"\nChoisi par : "{wisher}" ({email})',
  planWishSubject: "Une entreprise a choisi le forfait {plan}",
  waitForTheNextCode: "Ce code a déjà été utilisé. Attendez le prochain.",
};
