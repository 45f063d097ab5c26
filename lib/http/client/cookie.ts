const secondsOfYear = 365 * 24 * 60 * 60;

/** Remembers a choice in this browser for a year, for the server to render the next page by; null forgets it. */
export function rememberChoice(name: string, choice: string | null): void {
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  const age = choice === null ? 0 : secondsOfYear;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${name}=${choice ?? ""}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}
