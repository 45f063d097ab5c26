import { type MailText, own, signature, words } from "@/lib/mail/rules";
import { paid } from "@/lib/tenancy/plan/rules";
import { say } from "@/messages/say";

/**
 * Tells the platform's admins. Names come from the company: they stand quoted and last, below the line with the command, so that
 * no name can pass for a command.
 */
export function planWishText(
  company: { id: string; name: string },
  wisher: { name: string; email: string },
  { plan, cycle }: { plan: string; cycle: string },
): MailText {
  const body = [
    say("accounts.aCompanyChoseThePlan", { plan, paid: paid(cycle) }),
    say("accounts.afterYouAgreeOnPayment", { id: company.id, plan, cycle }),
    words`Details entered by the company:\n\nCompany: "${company.name}"\nChosen by: "${wisher.name}" (${own(wisher.email)})`,
  ];
  return { subject: say("accounts.aCompanyChoseThePlanPlan", { plan }), body: `${body.join("\n\n")}${signature}` };
}
