import type { Tone } from "@/components/ui/badge";
import type { ImportDto } from "@/lib/vendors/import/schema";
import { say } from "@/messages/say";

export const stateLooks: Record<ImportDto["state"], { label: string; tone: Tone }> = {
  RUNNING: {
    get label() {
      return say("vendors.importing");
    },
    tone: "yellow",
  },
  DONE: {
    get label() {
      return say("vendors.done");
    },
    tone: "blue",
  },
  UNDOING: {
    get label() {
      return say("vendors.undoing");
    },
    tone: "yellow",
  },
  UNDONE: {
    get label() {
      return say("vendors.undone");
    },
    tone: "grey",
  },
};
