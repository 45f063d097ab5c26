import type { toast } from "sonner";
import { say } from "@/messages/say";

type Toasts = typeof toast;
let toasts: Toasts | undefined;
const waiting: ((toasts: Toasts) => void)[] = [];

/** Says what was to be said before the script of the toasts was there, and from now on everything at once. */
export function notifyBy(arrived: Toasts): void {
  toasts = arrived;
  for (const tell of waiting.splice(0)) tell(arrived);
}

const tell = (one: (toasts: Toasts) => void): void => (toasts ? one(toasts) : void waiting.push(one));

/** Toasts with the agreed times. The same sentence is shown once, however often it is reported at the same time. */
export const notify = {
  success: (message: string) => tell((toasts) => toasts.success(message, { id: message, duration: 3000 })),
  /** Long enough to read and reconsider. */
  undoable: (message: string, undo: () => void) =>
    tell((toasts) => toasts.success(message, { id: message, duration: 10_000, action: { label: say("common.undo"), onClick: undo } })),
  error: (message: string, description?: string) => tell((toasts) => toasts.error(message, { id: message, duration: 5000, description })),
};
