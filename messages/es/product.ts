import asks from "@/messages/es/asks.json" with { type: "json" };
import attention from "@/messages/es/attention.json" with { type: "json" };
import audit from "@/messages/es/audit.json" with { type: "json" };
import compliance from "@/messages/es/compliance.json" with { type: "json" };
import contacts from "@/messages/es/contacts.json" with { type: "json" };
import dashboard from "@/messages/es/dashboard.json" with { type: "json" };
import documents from "@/messages/es/documents.json" with { type: "json" };
import exceptions from "@/messages/es/exceptions.json" with { type: "json" };
import inbox from "@/messages/es/inbox.json" with { type: "json" };
import keys from "@/messages/es/keys.json" with { type: "json" };
import kinds from "@/messages/es/kinds.json" with { type: "json" };
import lists from "@/messages/es/lists.json" with { type: "json" };
import mail from "@/messages/es/mail.json" with { type: "json" };
import merging from "@/messages/es/merging.json" with { type: "json" };
import notices from "@/messages/es/notices.json" with { type: "json" };
import passports from "@/messages/es/passports.json" with { type: "json" };
import policies from "@/messages/es/policies.json" with { type: "json" };
import premium from "@/messages/es/premium.json" with { type: "json" };
import projects from "@/messages/es/projects.json" with { type: "json" };
import reminders from "@/messages/es/reminders.json" with { type: "json" };
import review from "@/messages/es/review.json" with { type: "json" };
import samples from "@/messages/es/samples.json" with { type: "json" };
import search from "@/messages/es/search.json" with { type: "json" };
import testCompany from "@/messages/es/testCompany.json" with { type: "json" };
import vendors from "@/messages/es/vendors.json" with { type: "json" };
import verdicts from "@/messages/es/verdicts.json" with { type: "json" };
import views from "@/messages/es/views.json" with { type: "json" };
import wordings from "@/messages/es/wordings.json" with { type: "json" };

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
