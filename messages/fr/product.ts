import { audit } from "@/messages/fr/audit";
import { compliance } from "@/messages/fr/compliance";
import { dashboard } from "@/messages/fr/dashboard";
import { documents } from "@/messages/fr/documents";
import { exceptions } from "@/messages/fr/exceptions";
import { inbox } from "@/messages/fr/inbox";
import { keys } from "@/messages/fr/keys";
import { lists } from "@/messages/fr/lists";
import { mail } from "@/messages/fr/mail";
import { merging } from "@/messages/fr/merging";
import { notices } from "@/messages/fr/notices";
import { policies } from "@/messages/fr/policies";
import { projects } from "@/messages/fr/projects";
import { reminders } from "@/messages/fr/reminders";
import { review } from "@/messages/fr/review";
import { samples } from "@/messages/fr/samples";
import { search } from "@/messages/fr/search";
import { vendors } from "@/messages/fr/vendors";
import { verdicts } from "@/messages/fr/verdicts";
import { views } from "@/messages/fr/views";
import { wordings } from "@/messages/fr/wordings";

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
