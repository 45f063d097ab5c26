/*
 * Styles that libraries put into the page by script, named by their hashes: the toasts' (sonner, the same with each of its
 * versions; a test says when it changed) and the empty one with which it begins.
 */
export const toastStyles = "sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=";
const emptyStyles = "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=";

/**
 * The Content-Security-Policy of a page: scripts run only with this answer's nonce, or when such a script loads them; nothing comes from
 * elsewhere, and no one frames us. Development needs eval and inline styles for its reloading.
 */
export function contentPolicy(nonce: string, { development, https }: { development: boolean; https: boolean }): string {
  const styles = development ? "'unsafe-inline'" : `'nonce-${nonce}' '${toastStyles}' '${emptyStyles}'`;
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ""}`,
    `style-src 'self' ${styles}`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    `connect-src 'self'${development ? " ws:" : ""}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
