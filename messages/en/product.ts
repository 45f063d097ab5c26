import audit from "@/messages/en/audit.json";
import compliance from "@/messages/en/compliance.json";
import dashboard from "@/messages/en/dashboard.json";
import documents from "@/messages/en/documents.json";
import exceptions from "@/messages/en/exceptions.json";
import inbox from "@/messages/en/inbox.json";
import keys from "@/messages/en/keys.json";
import lists from "@/messages/en/lists.json";
import mail from "@/messages/en/mail.json";
import merging from "@/messages/en/merging.json";
import notices from "@/messages/en/notices.json";
import policies from "@/messages/en/policies.json";
import projects from "@/messages/en/projects.json";
import reminders from "@/messages/en/reminders.json";
import review from "@/messages/en/review.json";
import samples from "@/messages/en/samples.json";
import search from "@/messages/en/search.json";
import vendors from "@/messages/en/vendors.json";
import verdicts from "@/messages/en/verdicts.json";
import views from "@/messages/en/views.json";
import wordings from "@/messages/en/wordings.json";

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
