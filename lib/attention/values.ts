import type { Permission } from "@/lib/tenancy/permissions";
import type { PlainKey } from "@/messages/say";

/** What can be done with many rows at once. */
export const attentionActs = ["dismiss", "confirm", "approve"] as const;
export type AttentionAct = (typeof attentionActs)[number];

type KindEntry = {
  /** The kind's name in filters and rows. */
  name: PlainKey;
  /** The row's button, for who may use it. */
  button: PlainKey;
  /** Who may use the button. */
  needs: Permission;
  /** Only who may use the button sees the rows. */
  isPrivate?: true;
  acts: readonly AttentionAct[];
};

/**
 * Everything that needs a person, kind by kind, in the order of the filter. A new kind is an entry here and one in `sources` of
 * lib/attention/sources-queries, which says where its rows come from, their urgency, sentence and address.
 */
export const attentionKinds = {
  request: { name: "attention.kindRequest", button: "attention.requestAll", needs: "vendor:invite", acts: [] },
  notice: { name: "attention.kindNotice", button: "attention.review", needs: "vendor:write", acts: [] },
  document: { name: "attention.kindDocument", button: "attention.review", needs: "document:write", acts: ["dismiss"] },
  wording: { name: "attention.kindWording", button: "attention.answer", needs: "document:write", acts: [] },
  file: { name: "attention.kindFile", button: "attention.assignVendor", needs: "document:write", acts: ["dismiss"] },
  email: { name: "attention.kindEmail", button: "attention.fileEmail", needs: "document:write", acts: ["confirm", "dismiss"] },
  question: { name: "attention.kindQuestion", button: "attention.readEmail", needs: "document:write", acts: ["dismiss"] },
  exception: {
    ...{ name: "attention.kindException", button: "attention.approve", needs: "exception:decide" },
    ...{ isPrivate: true, acts: ["approve"] },
  },
  ending: { name: "attention.kindEnding", button: "attention.review", needs: "exception:ask", acts: [] },
  silent: { name: "attention.kindSilent", button: "attention.viewVendors", needs: "vendor:write", acts: [] },
  agency: { name: "attention.kindAgency", button: "attention.requestFromAgency", needs: "vendor:invite", acts: [] },
} as const satisfies Record<string, KindEntry>;

export type AttentionKind = keyof typeof attentionKinds;
export const attentionKindNames = Object.keys(attentionKinds) as AttentionKind[];
export const entryOf = (kind: AttentionKind): KindEntry => attentionKinds[kind];

/** How urgent rows are: the lowest first. Rows of one level are ordered by their weight, then by when they came. */
export const urgency = {
  expired: 0,
  missing: 1,
  short: 2,
  notice: 3,
  wording: 4,
  verdict: 5,
  exception: 6,
  question: 7,
  file: 8,
  email: 9,
  silent: 10,
  value: 20,
  ending: 21,
  agency: 30,
  past: 40,
} as const;

/** The rows that the dashboard shows. */
export const topFilter = { page: 1, limit: 5 };

/** Where the old addresses of Review and Inbox lead. */
export const reviewKinds: readonly AttentionKind[] = ["document", "file"];
export const emailKinds: readonly AttentionKind[] = ["email", "question"];

/** Kinds as the address has them: names with commas between; others are ignored. */
export const kindsIn = (text: string): AttentionKind[] => attentionKindNames.filter((kind) => text.split(",").includes(kind));
