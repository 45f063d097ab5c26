import type { ReactNode } from "react";
import { cancellationHours, liabilityMonths, minimumAge, priceNoticeDays, supportEmail, termsReply } from "@/components/marketing/claims";
import { TextLink } from "@/components/ui/text-link";
import { trialDays } from "@/lib/accounts/sign-in/rules";
import { deletionDays } from "@/lib/companies/deletion/rules";
import { retentionYears } from "@/lib/documents/retention/rules";
import { keptDays } from "@/lib/tenancy/plan/rules";

export const termsSections: readonly { title: string; text: ReactNode }[] = [
  {
    title: "Agreement",
    text: "By creating an account you accept these terms for yourself and for the company that you act for. If you do not accept them, do not use the service.",
  },
  {
    title: "The service",
    text: "Coverkeep stores certificates of insurance and other vendor documents, reads values from them, shows a status for each vendor and sends reminders before policies expire.",
  },
  {
    title: "Who may use it",
    text: `The service is for businesses. You must be at least ${minimumAge} years old and allowed to act for your company.`,
  },
  {
    title: "Your account",
    text: "Keep your password to yourself, give correct details, and tell us at once if you believe that somebody else has used your account. You answer for what is done with it.",
  },
  {
    title: "Free trial",
    text: `A new company can use the service free of charge for ${trialDays} days. No credit card is needed, and nothing is charged by itself when the trial ends. Without a plan your data can then be read and exported, but not changed, and reminders pause. Nothing is deleted for ${keptDays} days.`,
  },
  {
    title: "Plans, payment and price changes",
    text: `After the trial the service is paid, by a monthly or an annual plan. We announce a change of price at least ${priceNoticeDays} days before it applies to you.`,
  },
  {
    title: "Cancellation",
    text: `You can cancel at any time. To avoid the next charge, cancel at least ${cancellationHours} hours before the plan renews. You keep access until the paid time ends.`,
  },
  {
    title: "Your documents and data",
    text: (
      <>
        What you upload stays yours. You allow us to store and process it to provide the service. Certificates are kept {retentionYears}{" "}
        years after they expire unless you delete them; deleted data is removed within {deletionDays} days. The{" "}
        <TextLink href="/privacy">Privacy Policy</TextLink> says more.
      </>
    ),
  },
  {
    title: "Fair use",
    text: "Do not upload what you have no right to share, do not try to reach other companies' data, and do not disturb the service or its users.",
  },
  {
    title: "What a status is, and is not",
    text: "A status reflects the documents that were uploaded and what could be read from them. It is not insurance, not legal advice and no confirmation by an insurer. Check with the insurer or its agent before you rely on cover that matters.",
  },
  {
    title: "Liability",
    text: `The service is provided as it is. As far as the law allows, our total liability is limited to what you paid in the last ${liabilityMonths} months.`,
  },
  {
    title: "Ending and changing these terms",
    text: "We may suspend an account that breaks these terms. When we change them in a way that matters, we tell account holders by e-mail before the change applies.",
  },
  {
    title: "Contact",
    text: (
      <>
        Questions about these terms: <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>. We reply {termsReply}.
      </>
    ),
  },
];
