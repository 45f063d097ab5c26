import type { Tone } from "@/components/ui/badge";
import type { ImportDto } from "@/lib/vendors/import/schema";

export const stateLooks: Record<ImportDto["state"], { label: string; tone: Tone }> = {
  RUNNING: { label: "Importing", tone: "yellow" },
  DONE: { label: "Done", tone: "blue" },
  UNDOING: { label: "Undoing", tone: "yellow" },
  UNDONE: { label: "Undone", tone: "grey" },
};
