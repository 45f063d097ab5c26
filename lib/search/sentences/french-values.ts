import { each, list } from "@/lib/search/sentences/lists-rules";

/*
 * What people say in French, by the lists of `phrases-values.ts`, in small letters without accents, apostrophes or hyphens: "n'ont pas" is
 * "nont pas".
 */

export const french = {
  openers: list(
    "quel|quelle|quels|quelles|quels sont les|quelles sont les|qui|qui est|qui sont|montre|montre moi|montrez|montrez moi|liste|lister|liste des|donne moi|donnez moi|trouve|trouver|tous|tous les|toutes les|y a t il des",
  ),
  counters: list("combien de|combien|combien des"),
  people: list("fournisseur|fournisseurs|sous traitant|sous traitants|entrepreneur|entrepreneurs|entreprise|entreprises|societe|societes"),
  papers: list("police|polices|couverture|couvertures|assurance|assurances|lassurance|dassurance|certificat|certificats"),
  breaks: list("et|et qui|qui|dont|et dont"),
  having: list("a|ont|avec"),
  being: list("est|sont"),
  soft: list("leur|leurs|le|la|les|du|des|nos|notre|une|au|aux"),
  with: list("avec|avec une|avec un|ayant|qui ont|qui a|ont"),
  without: each(
    list("sans|sans aucune|qui nont pas|nont pas|na pas|nayant pas|mais sans|nont aucune|na aucune|a qui il manque|auxquels il manque"),
    list("|une|de|d|lassurance|dassurance|de lassurance"),
  ),
  coverages: {
    gl: [
      ...list("responsabilite civile generale|responsabilite civile|rc generale|rcg|assurance responsabilite civile generale"),
      ...list("assurance responsabilite civile|la responsabilite civile generale|police de responsabilite civile generale"),
    ],
    auto: list("responsabilite automobile|assurance automobile|assurance auto|lassurance auto|automobile|police automobile"),
    umbrella: list("complementaire|assurance complementaire|police complementaire|responsabilite complementaire|excedentaire"),
    wc: list(
      "accidents du travail|dassurance accidents du travail|lassurance accidents du travail|assurance accidents du travail|couverture accidents du travail|indemnisation des accidents du travail",
    ),
    professional: list("responsabilite professionnelle"),
    pollution: list("responsabilite pollution"),
    cyber: list("cyberrisques|cyber risques"),
    cargo: list("cargaison"),
    "builders-risk": list("risques de construction|chantier tous risques"),
    crime: list("detournement"),
    property: list("assurance des biens"),
  },
  statuses: {
    compliant: list("conforme|conformes|en regle"),
    "expiring-soon": list("expirent bientot|expire bientot|bientot expires|sur le point dexpirer"),
    "non-compliant": [
      ...list("non conforme|non conformes|pas conforme|pas conformes"),
      ...each(list("nest pas|ne sont pas"), list("conforme|conformes|en regle")),
    ],
    "under-review": list("en cours de verification|a verifier|en revision"),
  },
  notExpired: [
    ...each(list("ne sont pas|nest pas|non|pas"), list("expire|expiree|expires|expirees|echu|echue|echus|echues")),
    ...list("nont pas expire|na pas expire|nont pas encore expire|na pas encore expire"),
  ],
  renews: each(list("doit|doivent|a a|ont a"), ["renouveler"]),
  waived: each(
    list("|a|ont|avec"),
    list("une exigence levee|des exigences levees|dont une exigence est levee|dont des exigences sont levees"),
  ),
  unenrolled: each(list("ne sont pas|nest pas|non|pas"), list("inscrit|inscrite|inscrits|inscrites")),
  enrolled: list("inscrit|inscrite|inscrits|inscrites"),
  onNoProject: [
    ...each(list("nest|ne sont|ne travaille|ne travaillent"), list("sur aucun projet|sur aucun chantier")),
    ...each(list("sans|sans aucun"), list("projet|projets|chantier|chantiers")),
  ],
  notAllowed: list("nest pas autorise|ne sont pas autorises|ne peut pas etre|ne peuvent pas etre|ne peut pas entrer|ne peuvent pas entrer"),
  allowed: list("autorise|autorises|autorisee|autorisees|est autorise|sont autorises|peut etre|peuvent etre|peut entrer|peuvent entrer"),
  both: list("a la fois"),
  comparisons: list("moins de|plus de|inferieur a|inferieure a|superieur a|superieure a|au moins|au plus"),
  amounts: list("million|millions|mille|dollars"),
  expired: list("expiree|expirees|ont expire|a expire|ont expiree|a expiree|sont expirees|echu|echus|echue|echues|sont expires"),
  expires: list("expire|expirent|expireront|expirera|arrive a echeance|arrivent a echeance|viennent a echeance"),
  workStop: each(
    list("ne peut pas|ne peuvent pas|ne doit pas|ne doivent pas|nest pas autorise a|ne sont pas autorises a"),
    list("travailler|etre sur le chantier|entrer sur le chantier"),
  ),
  workClear: each(list("peut|peuvent|est autorise a|sont autorises a"), list("travailler|etre sur le chantier|entrer sur le chantier")),
  onWorkStop: each(list("|avec"), list("le travail bloque|travail bloque|travaux bloques")),
  onPayStop: each(list("|avec"), list("le paiement bloque|paiement bloque|paiements bloques")),
  payStop: [
    ...each(list("ne peut pas|ne peuvent pas|ne doit pas|ne doivent pas"), list("etre paye|etre payee|etre payes|etre payees")),
    ...each(list("on ne peut pas|je ne peux pas|nous ne pouvons pas|ne puis je pas|ne peut on pas|ne pouvons nous pas"), ["payer"]),
  ],
  payClear: [
    ...each(list("peut|peuvent"), list("etre paye|etre payee|etre payes|etre payees")),
    ...each(list("peut on|puis je|pouvons nous|on peut|je peux|nous pouvons"), ["payer"]),
  ],
  noDocuments: [
    ...each(
      list("sans|sans aucun|nont aucun|na aucun|nont pas de|na pas de|nont pas envoye de|na pas envoye de"),
      list("document|documents|certificat|certificats|papiers|attestation|attestations"),
    ),
    ...list("nont rien envoye|na rien envoye|nont rien fourni|na rien fourni"),
    ...list("personne na rien envoye|personne na rien fourni|personne na envoye de document"),
  ],
  active: list("actif|actifs|active|actives"),
  inactive: list("inactif|inactifs|inactive|inactives"),
  fails: list("ne respectent pas|ne respecte pas|ne respectent pas la|ne respectent pas le|ne respectent pas lexigence"),
  project: list("sur|sur le|sur la|sur le projet|sur le chantier|du projet|du chantier|pour le projet|au chantier"),
  place: list("dans|dans la|dans le"),
  insurer: list("assures par|assure par|assures chez|dont lassureur est|avec lassureur"),
  holder: list("avec le titulaire|dont le titulaire est|au nom du titulaire"),
  contact: list("dont le contact est|avec le contact"),
  projectNouns: list("projet|chantier"),
  months: list("janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre"),
  days: {
    in: list("en|au mois de|pendant|durant"),
    on: list("le|du"),
    before: list("avant|avant le"),
    by: list("au plus tard le"),
    after: list("apres|apres le"),
    next: list("dans|dans les|dici|sous|au cours des|dans un delai de"),
    under: list("dans moins de|en moins de"),
  },
  units: {
    days: list("jour|jours|prochains jours"),
    weeks: list("semaine|semaines|prochaines semaines"),
    months: list("mois|prochains mois"),
  },
  fixed: {
    today: list("aujourdhui"),
    now: list("maintenant|en ce moment|actuellement"),
    tomorrow: list("demain"),
    thisMonth: list("ce mois|ce mois ci"),
    nextMonth: list("le mois prochain|mois prochain"),
    lastMonth: list("le mois dernier|mois dernier"),
    thisWeek: list("cette semaine"),
    nextWeek: list("la semaine prochaine|semaine prochaine"),
    thisYear: list("cette annee"),
    nextYear: list("lannee prochaine|lan prochain"),
    lastYear: list("lannee derniere|lan dernier"),
  },
  little: [
    ...list("le|la|les|un|une|ce|cette|ces|cet|nous|ils|elles|leur|leurs|notre|nos|mon|ma|mes|son|sa|ses|meme|ici|la bas|maison|ville"),
    ...list("lieu|endroit|chantier|chantiers|projet|projets|travail|travaux|liste|page|systeme|bureau|dossier|vigueur|effet|attente|ordre"),
    ...list(
      "risque|retard|regle|doute|general|particulier|total|partie|moyenne|nuit|jour|jours|semaine|semaines|mois|trimestre|annee|annees",
    ),
    ...list("heure|heures|moment|printemps|ete|automne|hiver|debut|fin|milieu|passe|futur|present|maintenant|bientot|hier|soir|matin"),
    ...list(
      "prochain|prochaine|prochains|prochaines|dernier|derniere|derniers|dernieres|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche",
    ),
  ],
  never: [
    ...list(
      "ou|ni|sauf|excepte|hors|pas|jamais|aucun|aucune|tout|tous|toute|toutes|chaque|autre|autres|plus|moins|entre|depuis|jusqua|jusquau",
    ),
    ...list("plusieurs|certains|certaines|quelques|personne|seulement|uniquement|mais|inconnu|inconnue"),
  ],
} as const;
