import type { reports as english } from "@/messages/en/server/reports";
import type { Translation } from "@/messages/say";

export const reports: Translation<typeof english> = {
  noFiguresYet: "Aucun chiffre pour le moment.",
  noFiguresFromThisTime: "Aucun chiffre de cette période pour le moment.",
  nothingToShowForThis: "Rien à afficher pour cette période.",
  report: "Rapport",
  theReportWasDeletedOr: "Le rapport a été supprimé, ou un autre worker l’a préparé.",
  allCompanies: "Toutes les entreprises",
  madeTolocalestring: "Généré : {toLocaleString}",
  standsForLettersThatThis: "· « ? » remplace les lettres que ce PDF ne peut pas afficher. Les fichiers CSV et Excel les contiennent.",
  titlePageAtOfCount: "{title} · Page {at} sur {count}{missing}",
  noRows: "Aucune ligne.",
  thisFileHasTheFirst:
    "Ce fichier contient les {some} premières lignes sur {all}. Générez le rapport en CSV pour obtenir toutes les lignes.",
  summary: "Résumé",
  rows: "Lignes",
  weeklyReportReadySubject: "Votre rapport hebdomadaire « {report} » est prêt",
  weeklyReportReadyBody:
    "Bonjour {firstName},\n\nLe rapport « {report} » du {madeOn} est prêt. Téléchargez-le dans le portail d’administration :\n\n{link}\n\nNous conservons le rapport pendant {keptDays} jours. Un administrateur de la plateforme {product} vous a désigné pour recevoir ce courriel chaque semaine. Pour ne plus le recevoir, mettez fin à la planification sur la même page.",
  monthlyReportReadySubject: "Votre rapport mensuel « {report} » est prêt",
  monthlyReportReadyBody:
    "Bonjour {firstName},\n\nLe rapport « {report} » du {madeOn} est prêt. Téléchargez-le dans le portail d’administration :\n\n{link}\n\nNous conservons le rapport pendant {keptDays} jours. Un administrateur de la plateforme {product} vous a désigné pour recevoir ce courriel chaque mois. Pour ne plus le recevoir, mettez fin à la planification sur la même page.",
  reportReport: "Rapport : {report}",
  byCounts: "Par {counts}",
};
