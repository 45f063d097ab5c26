import type { toast } from "sonner";

type Toast = typeof toast;

let showToasts: (by: Toast) => void = () => {};
const shown = new Promise<Toast>((resolve) => {
  showToasts = resolve;
});

/** Called by the place where toasts appear, once it is there. */
export { showToasts };

/** Toasts with the agreed times. The same sentence is shown once, however often it is said at the same time. What is said before toasts can appear waits. */
export const notify = {
  success: (message: string) => void shown.then((toast) => toast.success(message, { id: message, duration: 3000 })),
  error: (message: string, description?: string) =>
    void shown.then((toast) => toast.error(message, { id: message, duration: 5000, description })),
};
