import type { companies as english } from "@/messages/en/server/companies";
import type { Translation } from "@/messages/say";

export const companies: Translation<typeof english> = {
  noCompanyHasTheId: "Aucune entreprise n’a l’identifiant ou le nom « {wanted} »",
  severalCompaniesHaveThisName: "Plusieurs entreprises portent ce nom. Donnez l’identifiant : {join}",
  thisDoesNotMatchWhat: "Saisissez exactement {what}",
  yourEmailAddress: "votre adresse courriel",
  youAreTheLastAdmin: "Vous êtes le dernier administrateur de {name}",
  sentenceMakeSomeoneElseAn: "{sentence} Nommez d’abord une autre personne administrateur, ou supprimez l’entreprise.",
  theCompanysName: "le nom de l’entreprise",
  former: "Ancien",
  enterYourPasswordUnderSettings: "Saisissez votre mot de passe sous Paramètres, Vos données, pour exporter les données de l’entreprise.",
  exportReadme:
    "Données de {company}\nExportées le {at}.\n\nChaque liste est présente deux fois : en .json pour les programmes, en .csv pour un tableur.\ndocuments/ : les certificats tels qu’ils sont arrivés. Le nom indique la date d’expiration, le fournisseur et les couvertures.\nemails/ : les courriels reçus, tels qu’ils sont arrivés.\nreadings : ce qui a été lu dans chaque document, et à quel endroit.\nverdicts : comment chaque fournisseur a été évalué, et sur quelle base. exceptions, decisions : ce que des personnes ont approuvé et décidé.\nactivity : le journal d’audit. Chaque événement porte l’empreinte de l’événement précédent.\nmanifest.json : la taille et l’empreinte SHA-256 de chaque fichier, et le document auquel appartient chaque original.\n\nLes listes ont été écrites l’une après l’autre. Ce qui a été ajouté entre-temps peut figurer dans une liste et manquer dans une autre.\nExportez lorsqu’aucune importation n’est en cours.\n\nCette archive ne contient ni mot de passe, ni clé, ni lien, ni autre secret.\nPour passer à une autre installation, choisissez-y Paramètres, Vos données, Importer les données de l’entreprise. docs/leaving.md en dit plus.\n",
  thisFileCouldNotBe: "Ce fichier est introuvable.",
  pleaseChooseAPngOr: "Veuillez choisir une image PNG ou JPEG",
  logosAndLists: "logos et listes",
  logo: "Logo",
  thisPersonIsAlreadyOn: "Cette personne est déjà dans votre équipe",
  invitationSent: "Invitation envoyée",
  invitation: "Invitation",
  thisInvitationNoLongerWorks: "Cette invitation ne fonctionne plus. Demandez-en une nouvelle.",
  anAccountWithThisAddress: "Un compte avec cette adresse existe déjà. Veuillez vous connecter.",
  member: "Membre",
  thisIsTheCompanysOnly: "C’est le seul administrateur actif de l’entreprise. Nommez d’abord une autre personne administrateur.",
  yourCompanySentWhatToo: "Votre entreprise a envoyé trop souvent des {what}. Veuillez attendre une heure et réessayer.",
  accountDeletionBody:
    "Bonjour {firstName},\n\nVous nous avez demandé de supprimer votre compte. Nous le supprimerons le {dueAt}. D’ici là, vous pouvez continuer à l’utiliser ou annuler la suppression ici :\n\n{link}\n\nSi ce n’était pas vous, annulez la suppression et changez votre mot de passe.",
  companyDeletionSubject: "{company} sera supprimée de {product}",
  companyDeletionBody:
    "Bonjour {firstName},\n\n{by} a demandé la suppression de {company}. Le {dueAt}, nous supprimerons définitivement tous ses fournisseurs, projets, certificats, courriels et comptes. D’ici là, tout fonctionne comme avant.\n\nUn administrateur de l’entreprise peut annuler la suppression ou exporter les données ici :\n\n{link}",
  companyKeptSubject: "{company} ne sera pas supprimée",
  companyKeptBody: "Bonjour {firstName},\n\n{by} a annulé la suppression de {company}. Rien n’a été supprimé.",
  invitationSubject: "{inviter} vous invite à rejoindre {company} sur {product}",
  invitationBody:
    "Bonjour,\n\n{inviter} vous invite à rejoindre {company} sur {product} (rôle : {role}). {company} utilise {product} pour suivre les certificats d’assurance de ses fournisseurs.\n\nAcceptez l’invitation ici :\n\n{link}\n\nLe lien fonctionne une seule fois et expire dans {invitationDays} jours. Si vous ne connaissez pas {company}, ignorez ce courriel.",
  invitedElsewhereSubject: "{inviter} vous invite à rejoindre {company} sur {product}",
  invitedElsewhereBody:
    "Bonjour,\n\n{inviter} vous invite à rejoindre {company} sur {product}. Cette adresse courriel a déjà un compte dans une autre entreprise, et chaque compte appartient à une seule entreprise.\n\nVeuillez demander à {inviter} de vous inviter à une autre adresse courriel.",
  pleaseEnterAValidEmail: "Veuillez saisir un courriel valide",
};
