import { type MailText, mailWords, own } from "@/lib/mail/rules";

/**
 * Emails the platform's admins. Names come from the company: they are quoted and last, below the line with the command, so that no name can
 * pass for a command.
 */
export function planWishText(
  company: { id: string; name: string },
  wisher: { name: string; email: string },
  { plan, cycle }: { plan: string; cycle: string },
): MailText {
  const payment = cycle === "annual" ? "server.accounts.planWishAnnualBody" : "server.accounts.planWishMonthlyBody";
  return {
    subject: mailWords("server.accounts.planWishSubject", { plan }),
    body: mailWords(payment, {
      plan: own(plan),
      command: own(`npm run admin -- plan ${company.id} ${plan} ${cycle}`),
      company: company.name,
      wisher: wisher.name,
      email: own(wisher.email),
    }),
  };
}
