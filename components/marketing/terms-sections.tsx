import type { ReactNode } from "react";
import { AppName } from "@/components/layout/platform-context";
import { cancellationHours, liabilityMonths, minimumAge, priceNoticeDays, supportEmail, termsReply } from "@/components/marketing/claims";
import { TextLink } from "@/components/ui/text-link";
import { trialDays } from "@/lib/accounts/sign-in/rules";
import { deletionDays } from "@/lib/companies/deletion/rules";
import { retentionYears } from "@/lib/documents/retention/rules";
import { keptDays } from "@/lib/tenancy/plan/rules";

export const termsSections: readonly { title: string; text: ReactNode }[] = [
  {
    title: "Agreement",
    text: "By creating an account, you accept these terms for yourself and for the company you represent. If you do not accept them, do not use the service.",
  },
  {
    title: "The service",
    text: (
      <>
        <AppName /> stores certificates of insurance and other vendor documents, reads information from them, shows a status for each
        vendor, and sends reminders before policies expire.
      </>
    ),
  },
  {
    title: "Eligibility",
    text: `The service is for businesses. You must be at least ${minimumAge} years old and authorized to act for your company.`,
  },
  {
    title: "Your account",
    text: "Keep your password confidential and your account information accurate. Tell us immediately if you believe someone else has used your account. You are responsible for activity under your account.",
  },
  {
    title: "Free trial",
    text: `A new company can use the service free of charge for ${trialDays} days. No credit card is required, and we do not charge you when the trial ends. After the trial, you can view and export your data, but you cannot change it, and reminders are paused until you choose a plan. We delete nothing for ${keptDays} days.`,
  },
  {
    title: "Plans, payment and price changes",
    text: `After the trial, the service requires a paid monthly or annual plan. We will notify you at least ${priceNoticeDays} days before a price change applies to you.`,
  },
  {
    title: "Cancellation",
    text: `You can cancel at any time. To avoid the next charge, cancel at least ${cancellationHours} hours before the plan renews. You keep access until the end of the paid period.`,
  },
  {
    title: "Your documents and data",
    text: (
      <>
        You own what you upload. You allow us to store and process it to provide the service. We keep certificates for {retentionYears}{" "}
        years after they expire, unless you delete them sooner. We remove deleted data within {deletionDays} days. See our{" "}
        <TextLink href="/privacy">Privacy Policy</TextLink> for details.
      </>
    ),
  },
  {
    title: "Acceptable use",
    text: "Do not upload content you have no right to share. Do not try to access another company's data. Do not disrupt the service or its users.",
  },
  {
    title: "What a status means",
    text: "A status is based on the documents you uploaded and the information we could read from them. It is not insurance, legal advice, or confirmation from an insurer. Check with the insurer or its agent before you rely on coverage.",
  },
  {
    title: "Liability",
    text: `The service is provided “as is.” To the extent the law allows, our total liability is limited to the amount you paid in the last ${liabilityMonths} months.`,
  },
  {
    title: "Termination and changes",
    text: "We may suspend an account that violates these terms. If we make a material change to these terms, we will email account holders before the change takes effect.",
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
