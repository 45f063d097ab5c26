import { formatSize } from "@/components/ui/format";
import { acceptedExtensions, maximumFileBytes, namedExtensions } from "@/lib/documents/values";
import { say } from "@/messages/say";

export const acceptedFiles = acceptedExtensions.map((extension) => `.${extension}`).join(",");
export const fileHint = () =>
  say("documents.uploadLimits", {
    kinds: namedExtensions.join(", ").toUpperCase(),
    size: formatSize(maximumFileBytes),
  });

/** Each file once, also when it was dropped or chosen again. */
export function eachOnce(files: readonly File[]): File[] {
  return [...new Map(files.map((file) => [`${file.name} ${file.size} ${file.lastModified}`, file])).values()];
}

/** Why this file cannot be sent, told before any byte leaves. */
export function fileProblem({ name, size }: { name: string; size: number }): string | undefined {
  const extension = name.split(".").at(-1)?.toLowerCase();
  if (!acceptedExtensions.some((accepted) => accepted === extension)) return say("documents.uploadWrongType", { fileHint: fileHint() });
  if (size > maximumFileBytes) return say("documents.uploadTooLarge", { size: formatSize(maximumFileBytes) });
  return size === 0 ? say("documents.fileEmpty") : undefined;
}
