const labels = ["label", "legend", "h2", "h3"].join();
const longestWaitMilliseconds = 5000;

/** The label, heading or name that begins with the words, and what the person uses there. */
function find(panel: Element, words: string): { label: HTMLElement; control: HTMLElement } | undefined {
  for (const label of panel.querySelectorAll<HTMLElement>(labels)) {
    if (label.firstChild?.textContent?.trim() !== words) continue;
    const control =
      label instanceof HTMLLabelElement ? label.control : label.closest("fieldset")?.querySelector<HTMLElement>("input, select");
    return { label, control: control && !control.matches(":disabled") ? control : label };
  }
  return undefined;
}

/** Scrolls to a setting and focuses it, as soon as its page has loaded. Returns what stops the waiting. */
export function showSetting(panelId: string, words: string): () => void {
  const show = () => {
    const panel = document.getElementById(panelId);
    const found = panel && find(panel, words);
    if (!found) return false;
    if (found.control === found.label) found.label.tabIndex = -1;
    found.label.scrollIntoView({ block: "center" });
    found.control.focus({ preventScroll: true });
    return true;
  };
  if (show()) return () => undefined;
  const watcher = new MutationObserver(() => show() && watcher.disconnect());
  watcher.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => watcher.disconnect(), longestWaitMilliseconds);
  return () => {
    clearTimeout(timer);
    watcher.disconnect();
  };
}
