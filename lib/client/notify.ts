type Sonner = typeof import("sonner");

let showToasts = () => {};
const shown = new Promise<void>((resolve) => {
  showToasts = resolve;
});

/** Said by the place where toasts appear, once it is there. */
export { showToasts };

/** What is said before toasts can appear waits; the order is kept. */
const say = (toast: (sonner: Sonner) => void) => void shown.then(() => import("sonner")).then(toast);

/** Toasts with the agreed times. The same sentence is shown once, however often it is said at the same time. */
export const notify = {
  success: (message: string) => say(({ toast }) => toast.success(message, { id: message, duration: 3000 })),
  error: (message: string, description?: string) => say(({ toast }) => toast.error(message, { id: message, duration: 5000, description })),
};
