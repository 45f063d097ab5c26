import { agencyLinks } from "@/lib/attention/kinds/agencies-queries";
import { documents, files } from "@/lib/attention/kinds/documents-queries";
import { emails, questions } from "@/lib/attention/kinds/emails-queries";
import { endings, requests } from "@/lib/attention/kinds/exceptions-queries";
import type { Source } from "@/lib/attention/kinds/kind-queries";
import { notices } from "@/lib/attention/kinds/notices-queries";
import { silentVendors, vendorsToRequest } from "@/lib/attention/kinds/vendors-queries";
import { wordings } from "@/lib/attention/kinds/wordings-queries";
import type { AttentionKind } from "@/lib/attention/values";

/** Where the rows of each kind come from. */
export const sources: Record<AttentionKind, Source> = {
  request: vendorsToRequest,
  notice: notices,
  document: documents,
  wording: wordings,
  file: files,
  email: emails,
  question: questions,
  exception: requests,
  ending: endings,
  silent: silentVendors,
  agency: agencyLinks,
};
