const letters = /[a-z0-9]+/g;
const marks = /\p{M}+/gu;

/**
 * The name of a downloaded file, from what it is about and its day. It has only small letters, digits and hyphens, which every system can
 * store. Letters of other scripts are skipped.
 */
export function downloadName(ending: string, ...about: readonly string[]): string {
  const words = about.map((one) => (one.normalize("NFKD").replace(marks, "").toLowerCase().match(letters) ?? []).join("-").slice(0, 60));
  return `${words.filter(Boolean).join("-")}.${ending}`;
}
