import type { inbound as english } from "@/messages/en/server/inbound";
import type { Translation } from "@/messages/say";

export const inbound: Translation<typeof english> = {
  anotherMessageHasThisKey: "Un autre message a déjà été reçu sous cette clé.",
  theMessageIsTooLarge: "Le message est trop volumineux.",
  message: "Message",
  claimNote: "Un e-mail de {sender} l’indique. L’expéditeur n’est pas vérifié.",
  claimSubject: "Non vérifié : une police de {vendor} serait résiliée",
  claimBody:
    "Bonjour {firstName},\n\nUn e-mail de {sender} indique qu’une police de {vendor} a été résiliée. Nous n’avons pas pu vérifier l’expéditeur, donc rien n’a été marqué comme résilié. La couverture est en cours d’examen.\n\nInterrogez l’agent ou l’assureur, puis confirmez ou ignorez l’e-mail dans votre boîte de réception :\n\n{link}\n\n{end}",
  itIsBeingRead: "Ce courriel est en cours de lecture. Réessayez dans un instant.",
  itWasFiled: "Ce courriel est déjà classé. Déplacez plutôt ses documents.",
  chooseItsVendor: "Choisissez le fournisseur de cet e-mail.",
  theSignatureIsWrong: "La signature de cet appel est incorrecte.",
  thereIsNoMessageInThisCall: "Cet appel ne contient aucun message.",
  answerSubject: "Re : {subject}",
  answerFallbackSubject: "votre courriel",
  answerBody: "Bonjour {contactName},\n\n{company} a reçu votre courriel au sujet de {vendor}.{files}{left}{link}{standing}{gap}{ending}",
  answerFiles: "\n\nCe que nous avons lu :\n\n{list}",
  answerFileRead: "{name} : {what}",
  answerExpires: "{what}, expire le {date}",
  answerFileWaits: "{name} : reçu, pas encore lu.",
  plain: "{what}",
  answerPage: "\n\nConsultez le dossier et ajoutez des attestations ici :\n\n{link}",
  answerLeft: "\n\nCe que nous n’avons pas pu utiliser :\n\n{list}",
  answerNoFile: "\n\nNous n’avons trouvé aucune pièce jointe. Veuillez joindre l’attestation d’assurance en PDF.",
  answerSendAgain: "\n\nVeuillez renvoyer l’attestation d’assurance en PDF.",
  answerLink: "\n\nNous n’ouvrons pas les liens. Veuillez joindre l’attestation d’assurance en PDF.",
  answerMet: "\n\nLes attestations au dossier répondent aujourd’hui aux exigences de {company}.",
  answerReview: "\n\nUne personne de {company} vérifiera ce que nous avons lu.",
  answerEnding: "\n\nRépondez à cet e-mail en joignant tout certificat manquant.",
  someoneSettledIt: "Une autre personne a déjà traité ce courriel. Rechargez la page.",
  givenTo: "Le courriel a été attribué à {company}.",
  noOAuthAccount:
    "La boîte aux lettres se connecte par OAuth2, mais pas l’envoi des courriels. Configurez OAuth2 dans Paramètres, sous Courriel, ou utilisez un mot de passe.",
  notConfirmed: "L’abonnement n’a pas pu être confirmé.",
};
