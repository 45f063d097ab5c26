import { audit } from "@/messages/es/audit";
import { compliance } from "@/messages/es/compliance";
import { dashboard } from "@/messages/es/dashboard";
import { documents } from "@/messages/es/documents";
import { exceptions } from "@/messages/es/exceptions";
import { inbox } from "@/messages/es/inbox";
import { keys } from "@/messages/es/keys";
import { lists } from "@/messages/es/lists";
import { mail } from "@/messages/es/mail";
import { merging } from "@/messages/es/merging";
import { notices } from "@/messages/es/notices";
import { policies } from "@/messages/es/policies";
import { projects } from "@/messages/es/projects";
import { reminders } from "@/messages/es/reminders";
import { review } from "@/messages/es/review";
import { samples } from "@/messages/es/samples";
import { search } from "@/messages/es/search";
import { vendors } from "@/messages/es/vendors";
import { verdicts } from "@/messages/es/verdicts";
import { views } from "@/messages/es/views";
import { wordings } from "@/messages/es/wordings";

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
