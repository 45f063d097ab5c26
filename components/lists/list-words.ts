import type { ViewList } from "@/lib/views/schema";
import { say } from "@/messages/say";

/** The rows' word, for several of them, and their count in words. */
export const listWords: Record<ViewList, { readonly name: string; count: (count: number) => string }> = {
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
  projects: {
    get name() {
      return say("lists.projects");
    },
    count: (count) => say("lists.countProjects", { count }),
  },
};
