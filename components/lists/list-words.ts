import type { ViewList } from "@/lib/search/views/schema";
import { say } from "@/messages/say";

/** Lists with a bar above them; not all of them have saved views. */
export type ListName = ViewList | "emails" | "events" | "contracts" | "attention" | "exceptions";

type ListWords = { readonly name: string; readonly bar?: string; count: (count: number) => string };

/** The rows' word, for several of them, and their count in words, and what the bar above them is called where it is not the list of them. */
export const listWords: Record<ListName, ListWords> = {
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
  events: {
    get name() {
      return say("common.activity");
    },
    count: (count) => say("lists.countEvents", { count }),
  },
  contracts: {
    get name() {
      return say("lists.vendors");
    },
    get bar() {
      return say("projects.vendorsLabel");
    },
    count: (count) => say("projects.countContracts", { count }),
  },
  attention: {
    get name() {
      return say("attention.items");
    },
    get bar() {
      return say("attention.title");
    },
    count: (count) => say("attention.countItems", { count }),
  },
  exceptions: {
    get name() {
      return say("lists.exceptions");
    },
    count: (count) => say("lists.countExceptions", { count }),
  },
  projects: {
    get name() {
      return say("lists.projects");
    },
    count: (count) => say("lists.countProjects", { count }),
  },
};
