import type { billing as english } from "@/messages/en/server/billing";
import type { Translation } from "@/messages/say";

export const billing: Translation<typeof english> = {
  event: "Événement",
  theSignatureIsWrong: "La signature est incorrecte.",
  billingIsNotConnected: "La facturation en ligne n’est pas connectée. Choisissez un forfait et nous communiquerons avec vous.",
  thePlanHasNoPrice: "Le forfait {plan} n’a pas de prix en ligne. Contactez-nous pour l’obtenir.",
  youHaveAPlanAlready: "Votre entreprise paie déjà un forfait. Changez plutôt de forfait.",
  youPayForNoPlan: "Votre entreprise ne paie aucun forfait en ligne.",
  thisIsYourPlan: "C’est votre forfait actuel.",
  yourPlanIsPaidInAnother: "Votre forfait est payé en {currency}. Contactez-nous pour en changer.",
  payTheOpenInvoiceFirst: "Payez d’abord la facture en attente. Changez ensuite de forfait.",
  thePaymentWasDeclined: "Le paiement a été refusé et rien n’a changé. {reason}",
  thePaymentServiceIsAway:
    "Le service de paiement ne répond pas. Votre forfait et vos données ne sont pas touchés. Réessayez dans quelques minutes.",
  thePaymentServiceRefused: "Le service de paiement a refusé la demande. Rechargez la page et réessayez, ou communiquez avec le soutien.",
  paymentsAreSetUpWrong:
    "Les paiements sont mal configurés. Votre forfait et vos données ne sont pas touchés. Communiquez avec le soutien.",
  twiceSubject: "Vous payez deux forfaits",
  twiceBody:
    "Bonjour {firstName},\n\n{company} a plusieurs forfaits payants. Le forfait {plan} est celui qui compte. Nous avons prévenu notre équipe, qui résiliera l’autre forfait et vous remboursera. Vous n’avez rien à faire.\n\nVoir votre forfait :\n\n{link}",
  startedSubject: "Votre forfait {plan} est actif",
  startedBody:
    "Bonjour {firstName},\n\nLe forfait {plan} de {company} est actif. Il se renouvelle le {day}. Vous pouvez en changer ou l’annuler à tout moment :\n\n{link}\n\nPour éviter le prochain paiement, annulez au moins 24 heures avant le renouvellement.",
  failedSubject: "Le paiement de votre forfait {plan} a échoué",
  failedBody:
    "Bonjour {firstName},\n\nNous n’avons pas pu encaisser le paiement du forfait {plan} de {company}. Mettez à jour votre moyen de paiement ou payez la facture en attente :\n\n{link}\n\nVotre forfait reste actif jusqu’au {day}. Ensuite, vous pourrez consulter et exporter vos données, sans rien modifier, tant que la facture n’est pas payée.",
  lapsedBody:
    "Bonjour {firstName},\n\nNous n’avons pas pu encaisser le paiement du forfait {plan} de {company} et l’abonnement a été annulé. Choisissez un forfait et payez-le :\n\n{link}\n\nVotre forfait reste actif jusqu’au {day}. Ensuite, vous pourrez consulter et exporter vos données, sans rien modifier, tant que vous n’aurez pas payé de forfait.",
  paidSubject: "Nous avons reçu votre paiement",
  paidBody:
    "Bonjour {firstName},\n\nLe paiement en attente de {company} est arrivé. Votre forfait {plan} continue. Vos factures se trouvent ici :\n\n{link}",
  endedSubject: "Votre forfait {plan} a pris fin",
  endedBody:
    "Bonjour {firstName},\n\nLe forfait {plan} de {company} a pris fin, car son paiement manque. Vous pouvez toujours tout consulter et exporter. Les rappels sont suspendus. Payez la facture en attente ou choisissez un forfait pour continuer :\n\n{link}",
  canceledSubject: "Votre forfait {plan} est annulé",
  canceledBody:
    "Bonjour {firstName},\n\nLe forfait {plan} de {company} est annulé. Vous pouvez l’utiliser jusqu’au {day}. Ensuite, vous pourrez consulter et exporter vos données, sans rien modifier. D’ici là, vous pouvez revenir sur l’annulation :\n\n{link}",
  priceSubject: "Le prix de votre forfait {plan} change",
  priceMonthlyBody:
    "Bonjour {firstName},\n\nLe prix du forfait {plan} passe de {before} à {price} par mois. {company} paie le nouveau prix dès le premier renouvellement à partir du {day}. D’ici là, vous pouvez changer de forfait ou l’annuler :\n\n{link}",
  priceAnnualBody:
    "Bonjour {firstName},\n\nLe prix du forfait {plan} passe de {before} à {price} par an. {company} paie le nouveau prix dès le premier renouvellement à partir du {day}. D’ici là, vous pouvez changer de forfait ou l’annuler :\n\n{link}",
  samePriceSubject: "Le prix de votre forfait {plan} ne change pas",
  samePriceBody:
    "Bonjour {firstName},\n\nNous avions annoncé un nouveau prix pour le forfait {plan} de {company}. Finalement, le prix reste à {price}. Vous n’avez rien à faire :\n\n{link}",
};
