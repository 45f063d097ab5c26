const letters = /[a-z0-9]+/g;
const marks = /\p{M}+/gu;

/**
 * The name of a file that is written for a download, of what it is about and of which day: small letters, digits and hyphens, which each system
 * stores. What has no such letter, such as a name in another script, is skipped.
 */
export function downloadName(ending: string, ...about: readonly string[]): string {
  const words = about.map((one) => (one.normalize("NFKD").replace(marks, "").toLowerCase().match(letters) ?? []).join("-").slice(0, 60));
  return `${words.filter(Boolean).join("-")}.${ending}`;
}
