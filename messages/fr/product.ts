import audit from "@/messages/fr/audit.json";
import compliance from "@/messages/fr/compliance.json";
import dashboard from "@/messages/fr/dashboard.json";
import documents from "@/messages/fr/documents.json";
import exceptions from "@/messages/fr/exceptions.json";
import inbox from "@/messages/fr/inbox.json";
import keys from "@/messages/fr/keys.json";
import lists from "@/messages/fr/lists.json";
import mail from "@/messages/fr/mail.json";
import merging from "@/messages/fr/merging.json";
import notices from "@/messages/fr/notices.json";
import policies from "@/messages/fr/policies.json";
import projects from "@/messages/fr/projects.json";
import reminders from "@/messages/fr/reminders.json";
import review from "@/messages/fr/review.json";
import samples from "@/messages/fr/samples.json";
import search from "@/messages/fr/search.json";
import vendors from "@/messages/fr/vendors.json";
import verdicts from "@/messages/fr/verdicts.json";
import views from "@/messages/fr/views.json";
import wordings from "@/messages/fr/wordings.json";

/** What is for members of a company, beside what every page shows. */
export const product = {
  audit,
  compliance,
  dashboard,
  documents,
  inbox,
  keys,
  lists,
  mail,
  policies,
  projects,
  reminders,
  review,
  samples,
  search,
  vendors,
  exceptions,
  merging,
  notices,
  verdicts,
  views,
  wordings,
};
