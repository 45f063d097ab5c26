import { toast } from "sonner";
import { say } from "@/messages/say";

/** Toasts with the agreed times. The same sentence is shown once, however often it is reported at the same time. */
export const notify = {
  success: (message: string) => toast.success(message, { id: message, duration: 3000 }),
  /** Long enough to read and reconsider. */
  undoable: (message: string, undo: () => void) =>
    toast.success(message, { id: message, duration: 10_000, action: { label: say("common.undo"), onClick: undo } }),
  error: (message: string, description?: string) => toast.error(message, { id: message, duration: 5000, description }),
};
