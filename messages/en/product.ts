import { audit } from "@/messages/en/audit";
import { compliance } from "@/messages/en/compliance";
import { dashboard } from "@/messages/en/dashboard";
import { documents } from "@/messages/en/documents";
import { exceptions } from "@/messages/en/exceptions";
import { inbox } from "@/messages/en/inbox";
import { keys } from "@/messages/en/keys";
import { lists } from "@/messages/en/lists";
import { mail } from "@/messages/en/mail";
import { merging } from "@/messages/en/merging";
import { notices } from "@/messages/en/notices";
import { policies } from "@/messages/en/policies";
import { projects } from "@/messages/en/projects";
import { reminders } from "@/messages/en/reminders";
import { review } from "@/messages/en/review";
import { samples } from "@/messages/en/samples";
import { search } from "@/messages/en/search";
import { vendors } from "@/messages/en/vendors";
import { verdicts } from "@/messages/en/verdicts";
import { views } from "@/messages/en/views";
import { wordings } from "@/messages/en/wordings";

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
