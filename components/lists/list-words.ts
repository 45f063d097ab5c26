import type { ViewList } from "@/lib/search/views/schema";
import { say } from "@/messages/say";

/** Lists whose rows can be chosen; not all of them have saved views. */
export type ListName = ViewList | "emails";

/** The rows' word, for several of them, and their count in words. */
export const listWords: Record<ListName, { readonly name: string; count: (count: number) => string }> = {
  vendors: {
    get name() {
      return say("lists.vendors");
    },
    count: (count) => say("lists.countVendors", { count }),
  },
  documents: {
    get name() {
      return say("lists.documents");
    },
    count: (count) => say("lists.countDocuments", { count }),
  },
  emails: {
    get name() {
      return say("lists.emails");
    },
    count: (count) => say("lists.countEmails", { count }),
  },
  projects: {
    get name() {
      return say("lists.projects");
    },
    count: (count) => say("lists.countProjects", { count }),
  },
};
