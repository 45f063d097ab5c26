import asks from "@/messages/fr/asks.json" with { type: "json" };
import attention from "@/messages/fr/attention.json" with { type: "json" };
import audit from "@/messages/fr/audit.json" with { type: "json" };
import compliance from "@/messages/fr/compliance.json" with { type: "json" };
import contacts from "@/messages/fr/contacts.json" with { type: "json" };
import dashboard from "@/messages/fr/dashboard.json" with { type: "json" };
import documents from "@/messages/fr/documents.json" with { type: "json" };
import exceptions from "@/messages/fr/exceptions.json" with { type: "json" };
import inbox from "@/messages/fr/inbox.json" with { type: "json" };
import keys from "@/messages/fr/keys.json" with { type: "json" };
import kinds from "@/messages/fr/kinds.json" with { type: "json" };
import lists from "@/messages/fr/lists.json" with { type: "json" };
import mail from "@/messages/fr/mail.json" with { type: "json" };
import merging from "@/messages/fr/merging.json" with { type: "json" };
import notices from "@/messages/fr/notices.json" with { type: "json" };
import passports from "@/messages/fr/passports.json" with { type: "json" };
import policies from "@/messages/fr/policies.json" with { type: "json" };
import premium from "@/messages/fr/premium.json" with { type: "json" };
import projects from "@/messages/fr/projects.json" with { type: "json" };
import reminders from "@/messages/fr/reminders.json" with { type: "json" };
import review from "@/messages/fr/review.json" with { type: "json" };
import samples from "@/messages/fr/samples.json" with { type: "json" };
import search from "@/messages/fr/search.json" with { type: "json" };
import testCompany from "@/messages/fr/testCompany.json" with { type: "json" };
import vendors from "@/messages/fr/vendors.json" with { type: "json" };
import verdicts from "@/messages/fr/verdicts.json" with { type: "json" };
import views from "@/messages/fr/views.json" with { type: "json" };
import wordings from "@/messages/fr/wordings.json" with { type: "json" };

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
