import { formatSize } from "@/components/ui/format";
import { acceptedExtensions, maximumFileBytes } from "@/lib/documents/values";

export const acceptedFiles = acceptedExtensions.map((extension) => `.${extension}`).join(",");
export const fileHint = `${acceptedExtensions.join(", ").toUpperCase()}, up to ${formatSize(maximumFileBytes)} each`;

/** Each file once, also when it was dropped or chosen again. */
export function eachOnce(files: readonly File[]): File[] {
  return [...new Map(files.map((file) => [`${file.name} ${file.size} ${file.lastModified}`, file])).values()];
}

/** Why this file cannot be sent, told before any byte leaves. */
export function fileProblem({ name, size }: { name: string; size: number }): string | undefined {
  const extension = name.split(".").at(-1)?.toLowerCase();
  if (!acceptedExtensions.some((accepted) => accepted === extension))
    return `This file type is not supported. Please choose one of ${fileHint}.`;
  if (size > maximumFileBytes) return `This file is larger than ${formatSize(maximumFileBytes)}. Please choose a smaller file.`;
  return size === 0 ? "This file is empty." : undefined;
}
