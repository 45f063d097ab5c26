import type { marketing as english } from "@/messages/en/marketing";
import type { Translation } from "@/messages/say";

export const marketing: Translation<typeof english> = {
  gdpr: "RGPD",
  aboutAppname: "À propos de {appName}",
  aCertificateOnlyHelpsWhile: "Un certificat n’est utile que si sa couverture est en vigueur. {appName} en fait le suivi pour vous.",
  whyWeBuiltIt: "Pourquoi nous l’avons créé",
  aConstructionFirmWorksWith:
    "Une entreprise de construction travaille avec des dizaines ou des centaines de fournisseurs. Chacun envoie un certificat une fois par an, sous forme de formulaire, de numérisation ou de photo. Les certificats aboutissent dans des dossiers et des feuilles de calcul, et personne ne remarque la police qui a expiré mardi dernier.",
  appnameReadsCertificatesInAny:
    "{appName} lit les certificats dans tous ces formats. Il les réunit en un seul statut par fournisseur et en montre le motif.",
  ourPrinciples: "Nos principes",
  aValueWeCantRead: "Une valeur que nous ne pouvons pas lire est marquée pour révision. Elle ne compte jamais comme couverte.",
  weKeepTheOriginalFile: "Nous conservons le fichier original intact, à côté de tout ce que nous y avons lu.",
  youHaveTheLastWord: "Vous avez le dernier mot. Ce que vous saisissez compte, et ce que nous avons lu reste visible à côté.",
  yourDataIsSeparatedFrom: "Vos données sont séparées de celles de toute autre entreprise, dans l’application et dans la base de données.",
  whoItIsFor: "À qui il s’adresse",
  generalContractorsProjectOfficesAnd:
    "Aux entrepreneurs généraux, bureaux de projet et gestionnaires immobiliers qui doivent savoir, chaque jour, quels fournisseurs sont assurés.",
  startFreeTrial: "Commencer l’essai gratuit",
  privacyPolicy: "Politique de confidentialité",
  whatInformationWeCollectHow:
    "Les renseignements que nous recueillons, leur utilisation, leur durée de conservation et les choix qui s’offrent à vous.",
  informationWeCollect: "Renseignements recueillis",
  accountInformationYourNameEmail:
    "Renseignements du compte : votre nom, votre adresse courriel, votre numéro de téléphone (facultatif) et une empreinte (hash) de votre mot de passe. Nous ne stockons jamais le mot de passe lui-même.",
  yourAgreementToTheTerms:
    "Votre acceptation des Conditions d’utilisation et de la présente politique, avec la date et la version acceptée.",
  devicesTheTypeOfBrowser:
    "Appareils : le type de navigateur avec lequel vous vous connectez, le moment de la connexion et celui de la dernière utilisation.",
  companyInformationYourCompanyProfile:
    "Renseignements de l’entreprise : le profil de votre entreprise, ses projets, ainsi que les noms, contacts et adresses de vos fournisseurs.",
  documentsYouUploadAndThe: "Les documents que vous téléversez et les renseignements que nous y lisons.",
  anActivityLogWhoDid:
    "Un journal d’activité : qui a fait quoi, quand et à partir de quelle adresse réseau. Les administrateurs de votre entreprise peuvent le consulter.",
  howWeUseInformation: "Utilisation des renseignements",
  weUseThisInformationTo:
    "Nous utilisons ces renseignements pour montrer l’état de l’assurance de vos fournisseurs, envoyer les rappels et les invitations que vous demandez, et assurer le fonctionnement et la sécurité du service. Nous ne vendons pas de renseignements personnels. Nous n’utilisons pas vos documents à des fins publicitaires.",
  cookiesAndBrowserStorage: "Témoins et stockage du navigateur",
  weUseCookiesToSign:
    "Nous utilisons des témoins (cookies) pour vous connecter et vous garder connecté. Un autre témoin reconnaît votre navigateur, afin que les tentatives de connexion échouées d’autres personnes ne puissent pas bloquer votre accès. Il dure {deviceDays} jours, même après votre déconnexion. Les scripts des pages ne peuvent pas lire ces témoins. Trois autres témoins retiennent pendant un an le thème, la langue et le nombre de lignes par page que vous avez choisis. Nous n’utilisons pas de témoins de suivi.",
  yourBrowserAlsoStoresYour:
    "Votre navigateur stocke aussi vos recherches récentes jusqu’à votre déconnexion. Il stocke les saisies de révision non enregistrées jusqu’à ce que vous vous déconnectiez dans cet onglet ou que vous le fermiez. Si vous partez sans vous déconnecter, ces deux éléments sont effacés quand une autre personne se connecte dans le même navigateur. Votre navigateur retient aussi que vous avez masqué les premiers pas.",
  howLongWeKeepInformation: "Durée de conservation des renseignements",
  certificatesRetentionyearsYearsAfterThey: "Certificats : {retentionYears} ans après leur expiration, sauf si vous les supprimez avant.",
  deletedDataRemovedWithinDeletiondays:
    "Données supprimées : effacées dans un délai de {deletionDays} jours. Le journal d’activité de votre entreprise garde le nom et la date de suppression.",
  deletedAccountsAndCompaniesRemoved:
    "Comptes et entreprises supprimés : effacés après {graceDays} jours. Vous pouvez annuler la suppression jusque-là.",
  signInRecordsInvitationsAnd:
    "Données de connexion, invitations et liens envoyés par courriel : {deletionDays} jours après leur expiration.",
  backupsUpToBackupdaysDays: "Sauvegardes : jusqu’à {backupDays} jours.",
  howWeProtectInformation: "Protection des renseignements",
  connectionsAreEncryptedEachCompanys:
    "Les connexions sont chiffrées. Les données de chaque entreprise sont séparées dans l’application et dans la base de données. Les mots de passe sont hachés avec Argon2. La déconnexion, la réinitialisation d’un mot de passe ou la suspension d’un compte met immédiatement fin à ses sessions.",
  yourRights: "Vos droits",
  youMayRequestAccessTo:
    "Vous pouvez demander l’accès à vos renseignements personnels, une copie, une correction ou leur suppression. Écrivez à <link>{supportEmail}</link>. Nous répondons aux demandes relatives à la vie privée {privacyReply}.",
  internationalUsersAndGdpr: "Utilisateurs internationaux et RGPD",
  ifYouAreInThe:
    "Si vous êtes dans l’Espace économique européen ou au Royaume-Uni, votre entreprise est responsable du traitement des données personnelles de ses fournisseurs, et nous les traitons pour son compte. Vous avez un droit d’accès, de rectification, d’effacement, de limitation, de portabilité et d’opposition concernant le traitement de vos données personnelles. Vous pouvez aussi déposer une plainte auprès de votre autorité de contrôle locale.",
  children: "Mineurs",
  theServiceIsForBusinesses: "Le service est destiné aux entreprises. Vous devez avoir au moins {minimumAge} ans pour l’utiliser.",
  changesToThisPolicy: "Modifications de la présente politique",
  ifWeMakeAMaterial:
    "Si nous apportons une modification importante à la présente politique, nous en aviserons par courriel les titulaires de compte avant son entrée en vigueur.",
  supportCenter: "Centre de soutien",
  helpWithTheProduct: "Aide sur le produit",
  weReplySupportreplyIncludeThe:
    "Nous répondons {supportReply}. Indiquez le fournisseur et le nom du fichier. N’envoyez pas de détails des polices.",
  privacyAndSecurity: "Confidentialité et sécurité",
  requestACopyOrDeletion:
    "Demandez une copie ou la suppression de vos données, ou signalez un problème de sécurité. Nous répondons {privacyReply}.",
  privacyOrSecurity: "Confidentialité ou sécurité",
  plansAndBilling: "Forfaits et facturation",
  chooseChangeOrCancelA: "Choisissez, changez ou annulez un forfait. Nous répondons {supportReply}.",
  startAFreeTrial: "Commencer un essai gratuit",
  resetYourPassword: "Réinitialiser votre mot de passe",
  howWeProtectYourData: "Comment nous protégeons vos données",
  termsOfService: "Conditions d’utilisation",
  answersToCommonQuestionsAnd: "Des réponses aux questions courantes, et des personnes qui peuvent vous aider.",
  quickHelp: "Aide rapide",
  frequentlyAskedQuestions: "Foire aux questions",
  theAgreementBetweenYouAnd: "L’entente entre vous et {appName}, en langage clair.",
  pdfJpgPngDocAnd: "PDF, JPG, PNG, DOC et DOCX",
  within24Hours: "dans un délai de 24 heures",
  within48BusinessHours: "dans un délai de 48 heures ouvrables",
  within2448Hours: "dans un délai de 24 à 48 heures",
  startWithTheVendorYou: "Commencez par le fournisseur qui vous inquiète le plus",
  uploadOneCertificateAndSee: "Téléversez un certificat et voyez ce que nous y lisons. {trialDays} jours gratuits, sans carte de crédit.",
  theDashboardWithTheNumber: "Le tableau de bord, avec le nombre de fournisseurs par statut : Conforme, Expire bientôt et Expiré",
  everyVendorOnOneScreen: "Tous les fournisseurs sur un seul écran",
  seeWhoIsCoveredWhose:
    "Voyez qui est couvert, quelle couverture expire la première et ce qui est arrivé aujourd’hui. Cliquez sur un chiffre pour ouvrir sa liste.",
  sixStatusesEachWithA: "Six statuts, chacun avec un motif",
  upcomingExpirationsInDateOrder: "Expirations à venir par ordre de date",
  countsUpdateAsSoonAs: "Des chiffres à jour dès qu’un fichier est lu",
  aVendorsPageWithIts: "La page d’un fournisseur avec son statut, et le numéro de police et les dates de chaque couverture",
  oneStatusForEachVendor: "Un seul statut par fournisseur",
  seeEachCoverageWithIts: "Voyez chaque couverture avec son numéro de police, ses dates et ses limites. Le certificat est à un clic.",
  renewalsReplaceTheOldPolicy: "Les renouvellements remplacent l’ancienne police, ligne par ligne",
  certificatesForAnotherCompanyNever: "Les certificats au nom d’une autre entreprise ne comptent jamais",
  datesYouTypeAppearNext: "Les dates que vous saisissez figurent à côté de celles que nous lisons",
  honestAboutUnreadableValues: "Franchise sur les valeurs illisibles",
  weMarkUnreadableValuesFor:
    "Nous marquons les valeurs illisibles pour révision. Nous ne devinons jamais, et elles ne comptent jamais comme conformes.",
  emailReminders: "Rappels par courriel",
  weEmailTheVendorsContact:
    "Nous écrivons au contact du fournisseur {join} jours avant l’expiration d’une police. Chaque rappel part une seule fois.",
  certificateRequests: "Demandes de certificat",
  askAVendorForA: "Demandez un certificat à un fournisseur en un clic. Le fournisseur n’a besoin d’aucun compte et ne paie rien.",
  rolesForYourTeam: "Des rôles pour votre équipe",
  chooseAdminManagerOrViewer:
    "Choisissez Administrateur, Gestionnaire ou Lecteur. Tout le monde voit la même liste, et vous décidez qui peut la modifier.",
  originalFiles: "Fichiers originaux",
  filekindsUpToLargestfileWe:
    "{fileKinds} jusqu’à {largestFile}. Nous ne modifions jamais un fichier et le conservons {retentionYears} ans après son expiration.",
  tamperEvidentActivityLog: "Journal d’activité qui révèle les altérations",
  seeWhoDidWhatAnd:
    "Voyez qui a fait quoi et quand. Les entrées sont liées entre elles, et toute modification des entrées passées est détectée.",
  lessFilingFewerPhoneCalls: "Moins de classement, moins d’appels",
  knowWhoIsOnSite: "Sachez qui est sur le chantier sans couverture avant qu’on vous le demande.",
  knowWhichVendorsAreCovered: "Sachez quels fournisseurs sont couverts aujourd’hui",
  appnameReadsYourVendorsCertificates:
    "{appName} lit les certificats d’assurance de vos fournisseurs, montre le statut de chacun au même endroit et envoie des rappels avant l’expiration des couvertures.",
  seeHowItWorks: "Voir comment ça marche",
  trialdaysDayFreeTrialNo: "Essai gratuit de {trialDays} jours. Aucune carte de crédit.",
  aVendorsCertificateWithA:
    "Le certificat d’un fournisseur avec un cadre autour de chaque valeur lue, et la liste de ces valeurs. Une limite est marquée pour révision.",
  paid: "Paiement",
  tryNameForTrialdaysDays: "Essayer {name} pendant {trialDays} jours",
  comparePlans: "Comparer les forfaits",
  lastChangedOnDay: "Dernière modification : <time>{day}</time>",
  product: "Produit",
  features: "Fonctionnalités",
  pricing: "Tarifs",
  signIn: "Se connecter",
  legal: "Mentions légales",
  certificatesOfInsuranceTrackedFor: "Le suivi de vos certificats d’assurance.",
  howItWorks: "Comment ça marche",
  openAppname: "Ouvrir {appName}",
  main: "Principal",
  signInLinkButton: "Se connecter",
  closeMenu: "Fermer le menu",
  openMenu: "Ouvrir le menu",
  menu: "Menu",
  inNumbers: "En chiffres",
  uploadCertificates: "Téléversez les certificats",
  addAVendorAndUpload:
    "Ajoutez un fournisseur et téléversez son certificat : un PDF, une photo ou un fichier Word. Vous pouvez téléverser jusqu’à 100 fichiers à la fois.",
  aiProcessesData: "L’IA traite les données",
  weReadCoveragesDatesAnd:
    "Nous lisons les couvertures, les dates et les limites sur la page. Ce qui n’est pas clair est marqué pour que vous le vérifiiez.",
  stayCompliant: "Restez conforme",
  statusesUpdateAutomaticallyAndReminders: "Les statuts se mettent à jour automatiquement, et les rappels partent avant toute expiration.",
  threeSteps: "Trois étapes",
  howDoIAddA: "Comment ajouter un fournisseur ?",
  openVendorsAndSelectAdd:
    "Ouvrez Fournisseurs et choisissez Ajouter un fournisseur, ou utilisez le bouton rond en bas à droite. Un nom et une adresse courriel suffisent pour commencer.",
  whichFilesCanIUpload: "Quels fichiers puis-je téléverser ?",
  filekindsUpToLargestfilePer:
    "{fileKinds}, jusqu’à {largestFile} par fichier. Nous lisons aussi les numérisations et les photos. Les images droites et nettes donnent les meilleurs résultats.",
  whatDoesEachStatusMean: "Que signifie chaque statut ?",
  compliantCoverageIsInForce:
    "Conforme : la couverture est en vigueur. Expire bientôt : une police expire d’ici 30 jours. Expiré : une police a expiré. Non conforme : la couverture ne respecte pas une exigence. En révision : une valeur n’a pas pu être lue, et une personne doit la vérifier. Aucun document : rien n’a été téléversé.",
  whatHappensWhenACertificate: "Que se passe-t-il quand un certificat ne peut pas être lu ?",
  weKeepTheFileShow:
    "Nous conservons le fichier, vous montrons le motif et mettons le fournisseur En révision. Vous pouvez retraiter le fichier, téléverser une meilleure copie, ou saisir le type de document et la date d’expiration.",
  whatIfITypeA: "Et si je saisis une autre date que celle du certificat ?",
  weUseTheDateYou: "Nous utilisons la date que vous saisissez. La date du certificat reste visible à côté.",
  whenAreRemindersSent: "Quand les rappels sont-ils envoyés ?",
  weEmailTheVendorsContactJoin:
    "Nous écrivons au contact du fournisseur {join} jours avant l’expiration d’une police, dans le fuseau horaire de votre entreprise.",
  howDoesTheFreeTrial: "Comment fonctionne l’essai gratuit ?",
  theTrialLastsTrialdaysDays:
    "L’essai dure {trialDays} jours et ne demande aucune carte de crédit. Ensuite, choisissez un forfait mensuel ou annuel. D’ici là, vous pouvez tout consulter et tout exporter, mais les modifications et les rappels sont suspendus. Nous ne supprimons rien pendant {keptDays} jours.",
  howLongDoYouKeep: "Combien de temps conservez-vous mes documents ?",
  weKeepCertificatesForRetentionyears:
    "Nous conservons les certificats {retentionYears} ans après leur expiration, sauf si vous les supprimez avant. Nous effaçons les données supprimées dans un délai de {deletionDays} jours.",
  agreement: "Entente",
  byCreatingAnAccountYou:
    "En créant un compte, vous acceptez les présentes conditions en votre nom et au nom de l’entreprise que vous représentez. Si vous ne les acceptez pas, n’utilisez pas le service.",
  theService: "Le service",
  appnameStoresCertificatesOfInsurance:
    "{appName} stocke les certificats d’assurance et d’autres documents des fournisseurs, y lit des renseignements, montre un statut pour chaque fournisseur et envoie des rappels avant l’expiration des polices.",
  eligibility: "Admissibilité",
  theServiceIsForBusinessesYou:
    "Le service est destiné aux entreprises. Vous devez avoir au moins {minimumAge} ans et être autorisé à agir pour votre entreprise.",
  yourAccount: "Votre compte",
  keepYourPasswordConfidentialAnd:
    "Gardez votre mot de passe confidentiel et les renseignements de votre compte exacts. Avisez-nous immédiatement si vous croyez qu’une autre personne a utilisé votre compte. Vous êtes responsable de l’activité de votre compte.",
  freeTrial: "Essai gratuit",
  aNewCompanyCanUse:
    "Une nouvelle entreprise peut utiliser le service gratuitement pendant {trialDays} jours. Aucune carte de crédit n’est demandée, et nous ne facturons rien à la fin de l’essai. Après l’essai, vous pouvez consulter et exporter vos données, mais non les modifier, et les rappels sont suspendus jusqu’à ce que vous choisissiez un forfait. Nous ne supprimons rien pendant {keptDays} jours.",
  plansPaymentAndPriceChanges: "Forfaits, paiement et changements de prix",
  afterTheTrialTheService:
    "Après l’essai, le service exige un forfait payant mensuel ou annuel. Nous vous aviserons au moins {priceNoticeDays} jours avant qu’un changement de prix s’applique à vous.",
  cancellation: "Annulation",
  youCanCancelAtAny:
    "Vous pouvez annuler en tout temps. Pour éviter les prochains frais, annulez au moins {cancellationHours} heures avant le renouvellement du forfait. Vous gardez l’accès jusqu’à la fin de la période payée.",
  yourDocumentsAndData: "Vos documents et données",
  youOwnWhatYouUpload:
    "Ce que vous téléversez vous appartient. Vous nous permettez de le stocker et de le traiter pour fournir le service. Nous conservons les certificats {retentionYears} ans après leur expiration, sauf si vous les supprimez avant. Nous effaçons les données supprimées dans un délai de {deletionDays} jours. Pour plus de détails, consultez notre <link>Politique de confidentialité</link>.",
  acceptableUse: "Utilisation acceptable",
  doNotUploadContentYou:
    "Ne téléversez pas de contenu que vous n’avez pas le droit de partager. N’essayez pas d’accéder aux données d’une autre entreprise. Ne perturbez pas le service ni ses utilisateurs.",
  whatAStatusMeans: "Ce que signifie un statut",
  aStatusIsBasedOn:
    "Un statut repose sur les documents que vous avez téléversés et les renseignements que nous avons pu y lire. Il ne constitue ni une assurance, ni un avis juridique, ni une confirmation d’un assureur. Vérifiez auprès de l’assureur ou de son agent avant de vous fier à une couverture.",
  liability: "Responsabilité",
  theServiceIsProvidedAs:
    "Le service est fourni « tel quel ». Dans la mesure permise par la loi, notre responsabilité totale se limite au montant que vous avez payé au cours des {liabilityMonths} derniers mois.",
  terminationAndChanges: "Résiliation et modifications",
  weMaySuspendAnAccount:
    "Nous pouvons suspendre un compte qui enfreint les présentes conditions. Si nous apportons une modification importante aux présentes conditions, nous en aviserons par courriel les titulaires de compte avant son entrée en vigueur.",
  questionsAboutTheseTermsSupportemail:
    "Questions sur les présentes conditions : <link>{supportEmail}</link>. Nous répondons {termsReply}.",
  certificatesTracked: "Le suivi de vos certificats d’assurance.",
  knowWhichVendorsAreCoveredToday: "Sachez quels fournisseurs sont couverts aujourd’hui",
};
