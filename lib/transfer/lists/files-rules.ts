const plainPath = (path: string): string =>
  path
    .trim()
    .replaceAll("\\", "/")
    .replace(/^(\.?\/)+/, "")
    .normalize("NFC");

export type FileFinder<File> = (path: string) => File | "several" | undefined;

/**
 * Finds the file of a ZIP that a row names: either slash, any case. The very name wins over one that differs by case; "several": two
 * files differ by case alone, and the row names neither as it is.
 */
export function fileFinder<File extends { path: string }>(files: readonly File[]): FileFinder<File> {
  const exact = new Map<string, File | "several">();
  const folded = new Map<string, File | "several">();
  for (const file of files) {
    const path = plainPath(file.path);
    exact.set(path, exact.has(path) ? "several" : file);
    folded.set(path.toLowerCase(), folded.has(path.toLowerCase()) ? "several" : file);
  }
  return (path) => exact.get(plainPath(path)) ?? folded.get(plainPath(path).toLowerCase());
}
