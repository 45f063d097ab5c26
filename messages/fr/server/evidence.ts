import type { evidence as english } from "@/messages/en/server/evidence";
import type { Translation } from "@/messages/say";

export const evidence: Translation<typeof english> = {
  documentPage: "{document}, page {page}",
  decidedBy: "Décidé par {by} : {note}",
  somebody: "un ancien membre",
  theVendorByItself: "Le fournisseur, selon l’ensemble par défaut",
  setAndVersion: "Ensemble d’exigences : {set}, version {version}",
  gates: "Travail : {work}. Paiement : {pay}.",
  validUntil: "En l’état, cela vaut jusqu’au {day}.",
  judgedAgain: "D’après les documents au dossier ce jour-là.",
  keptVerdict: "Le résultat conservé ce jour-là.",
  datesOnly: "Aucun ensemble d’exigences n’a évalué le fournisseur. Son statut découle des dates de ses couvertures.",
  statusOn: "Statut au {day}",
  readme:
    "Preuves concernant {vendor}\nStatut au {date}. Préparé le {at}.\n\nverdict.pdf, verdict.json : chaque exigence, son résultat, et le document et la page sur lesquels il repose.\nverdicts-of-all-days.json : chaque résultat conservé, avec l’heure à partir de laquelle et jusqu’à laquelle il a valu.\ncoverage.json : les périodes de chaque couverture et les jours exacts sans elle.\nexceptions.json, decisions.json, notices.json : ce que des personnes ont approuvé, décidé et saisi.\ndocuments.json, files/ : les certificats tels qu’ils sont arrivés, et ce que l’on sait de chacun.\nemails.json : les courriels au fournisseur, avec la réponse du serveur de courriel.\naudit/ : le journal d’audit du fournisseur.\n\nComment vérifier que rien n’a été modifié\nIl faut un terminal avec sha256sum et awk, sans réseau. Décompressez l’archive et ouvrez un terminal dans son dossier.\n\n1. Les fichiers sont ceux de la liste :\n   {files}\n\n2. Chaque événement de l’entreprise nomme l’empreinte du précédent. Ceci n’affiche rien si la chaîne est entière :\n   {chain}\n\n3. Le texte de chaque événement du fournisseur a l’empreinte que nomme la chaîne. Ceci n’affiche rien si tous l’ont :\n   {events}\n\nDes autres événements de l’entreprise, seules les empreintes sont ici : elles tiennent la chaîne et ne disent rien d’autrui.\n",
};
