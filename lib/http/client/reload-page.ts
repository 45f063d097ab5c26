/** Loads the page again, with any script that failed to load. Without a connection the browser would replace it with its own page. */
export function reloadPage(): void {
  if (navigator.onLine) window.location.reload();
}
