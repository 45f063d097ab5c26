import audit from "@/messages/es/audit.json";
import compliance from "@/messages/es/compliance.json";
import dashboard from "@/messages/es/dashboard.json";
import documents from "@/messages/es/documents.json";
import exceptions from "@/messages/es/exceptions.json";
import inbox from "@/messages/es/inbox.json";
import keys from "@/messages/es/keys.json";
import lists from "@/messages/es/lists.json";
import mail from "@/messages/es/mail.json";
import merging from "@/messages/es/merging.json";
import notices from "@/messages/es/notices.json";
import policies from "@/messages/es/policies.json";
import projects from "@/messages/es/projects.json";
import reminders from "@/messages/es/reminders.json";
import review from "@/messages/es/review.json";
import samples from "@/messages/es/samples.json";
import search from "@/messages/es/search.json";
import vendors from "@/messages/es/vendors.json";
import verdicts from "@/messages/es/verdicts.json";
import views from "@/messages/es/views.json";
import wordings from "@/messages/es/wordings.json";

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
