import asks from "@/messages/en/asks.json" with { type: "json" };
import attention from "@/messages/en/attention.json" with { type: "json" };
import audit from "@/messages/en/audit.json" with { type: "json" };
import compliance from "@/messages/en/compliance.json" with { type: "json" };
import contacts from "@/messages/en/contacts.json" with { type: "json" };
import dashboard from "@/messages/en/dashboard.json" with { type: "json" };
import documents from "@/messages/en/documents.json" with { type: "json" };
import exceptions from "@/messages/en/exceptions.json" with { type: "json" };
import inbox from "@/messages/en/inbox.json" with { type: "json" };
import keys from "@/messages/en/keys.json" with { type: "json" };
import kinds from "@/messages/en/kinds.json" with { type: "json" };
import lists from "@/messages/en/lists.json" with { type: "json" };
import mail from "@/messages/en/mail.json" with { type: "json" };
import merging from "@/messages/en/merging.json" with { type: "json" };
import notices from "@/messages/en/notices.json" with { type: "json" };
import passports from "@/messages/en/passports.json" with { type: "json" };
import policies from "@/messages/en/policies.json" with { type: "json" };
import premium from "@/messages/en/premium.json" with { type: "json" };
import projects from "@/messages/en/projects.json" with { type: "json" };
import reminders from "@/messages/en/reminders.json" with { type: "json" };
import review from "@/messages/en/review.json" with { type: "json" };
import samples from "@/messages/en/samples.json" with { type: "json" };
import search from "@/messages/en/search.json" with { type: "json" };
import testCompany from "@/messages/en/testCompany.json" with { type: "json" };
import vendors from "@/messages/en/vendors.json" with { type: "json" };
import verdicts from "@/messages/en/verdicts.json" with { type: "json" };
import views from "@/messages/en/views.json" with { type: "json" };
import wordings from "@/messages/en/wordings.json" with { type: "json" };

/** What is for members of a company, beside what every page shows. */
export const product = {
  asks,
  attention,
  audit,
  compliance,
  contacts,
  dashboard,
  documents,
  inbox,
  keys,
  kinds,
  lists,
  mail,
  policies,
  passports,
  premium,
  projects,
  reminders,
  review,
  samples,
  search,
  testCompany,
  vendors,
  exceptions,
  merging,
  notices,
  verdicts,
  views,
  wordings,
};
