export const billing = {
  event: "Event",
  theSignatureIsWrong: "The signature is wrong.",
  billingIsNotConnected: "Billing is not connected. Choose a plan, and we will contact you.",
  thePlanHasNoPrice: "The {plan} plan has no online price. Contact us to get the plan.",
  youHaveAPlanAlready: "Your company already pays for a plan. Change the plan instead.",
  youPayForNoPlan: "Your company does not pay for a plan online.",
  thisIsYourPlan: "This is your current plan.",
  yourPlanIsPaidInAnother: "Your plan is paid in {currency}. Contact us to change the plan.",
  payTheOpenInvoiceFirst: "Pay your open invoice first. Then change the plan.",
  thePaymentWasDeclined: "The payment was declined, and nothing changed. {reason}",
  thePaymentServiceIsAway: "The payment service is not responding. Your plan and your data are not affected. Try again in a few minutes.",
  thePaymentServiceRefused: "The payment service refused this request. Reload the page and try again, or contact support.",
  paymentsAreSetUpWrong: "Payments are not set up correctly. Your plan and your data are not affected. Contact support.",
  twiceSubject: "You are paying for two plans",
  twiceBody:
    "Hi {firstName},\n\n{company} has more than one paid plan. Your {plan} plan is the one that counts. We have told our team, who will cancel the other plan and refund it. You don't need to do anything.\n\nSee your plan:\n\n{link}",
  startedSubject: "Your {plan} plan is active",
  startedBody:
    "Hi {firstName},\n\nThe {plan} plan for {company} is active. The plan renews on {day}. You can change or cancel the plan at any time:\n\n{link}\n\nCancel at least 24 hours before the renewal to stop the next payment.",
  failedSubject: "Your payment for the {plan} plan failed",
  failedBody:
    "Hi {firstName},\n\nWe could not collect the payment for the {plan} plan of {company}. Please update your payment method or pay the open invoice:\n\n{link}\n\nYour plan stays active until {day}. After that, you can view and export your data, but not change anything, until the invoice is paid.",
  lapsedBody:
    "Hi {firstName},\n\nWe could not collect the payment for the {plan} plan of {company}, so its subscription was canceled. Please choose a plan and pay for it:\n\n{link}\n\nYour plan stays active until {day}. After that, you can view and export your data, but not change anything, until you pay for a plan.",
  paidSubject: "We received your payment",
  paidBody:
    "Hi {firstName},\n\nThe missing payment for {company} arrived. Your {plan} plan continues. You can see your invoices here:\n\n{link}",
  endedSubject: "Your {plan} plan has ended",
  endedBody:
    "Hi {firstName},\n\nThe {plan} plan of {company} ended because its payment is missing. You can still view and export everything. Reminders are paused. Pay the open invoice or choose a plan to continue:\n\n{link}",
  canceledSubject: "Your {plan} plan is canceled",
  canceledBody:
    "Hi {firstName},\n\nThe {plan} plan of {company} is canceled. You can use the plan until {day}. After that, you can view and export your data, but not change anything. You can undo the cancellation until then:\n\n{link}",
  priceSubject: "The price of your {plan} plan changes",
  priceMonthlyBody:
    "Hi {firstName},\n\nThe price of the {plan} plan changes from {before} to {price} per month. {company} pays the new price from the first renewal on or after {day}. You can change or cancel the plan before then:\n\n{link}",
  priceAnnualBody:
    "Hi {firstName},\n\nThe price of the {plan} plan changes from {before} to {price} per year. {company} pays the new price from the first renewal on or after {day}. You can change or cancel the plan before then:\n\n{link}",
  samePriceSubject: "The price of your {plan} plan stays the same",
  samePriceBody:
    "Hi {firstName},\n\nWe announced a new price for the {plan} plan of {company}. The price stays at {price} after all. You do not need to do anything:\n\n{link}",
} as const;
