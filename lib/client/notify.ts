import { toast } from "sonner";

/** Toasts with the agreed times. The same sentence is shown once, however often it is said at the same time. */
export const notify = {
  success: (message: string) => toast.success(message, { id: message, duration: 3000 }),
  error: (message: string, description?: string) => toast.error(message, { id: message, duration: 5000, description }),
};
