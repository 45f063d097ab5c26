"use client";

import { Upload, X } from "lucide-react";
import { useEffect } from "react";
import { useDropzone } from "react-dropzone";
import { cx } from "@/components/ui/class-names";
import { type FieldAria, FieldError } from "@/components/ui/field";
import { formatSize } from "@/components/ui/format";
import { IconButton } from "@/components/ui/icon-button";
import { say } from "@/messages/say";

/** Marks where files can be dropped, so that the page leaves them to it. */
export const takesFiles = "data-takes-files";

type FileSelectProps = {
  aria: FieldAria;
  accept: string;
  hint: string;
  /** Whether there can be several; otherwise a new one takes the place of the one before. */
  multiple?: boolean;
  files: readonly File[];
  /** Why a file cannot be taken; the others can. */
  problem: (file: File) => string | undefined;
  onAdd: (files: File[]) => void;
  onRemove: (file: File) => void;
};

/** Choose files or drop them; shows name and size of each, and takes it out again. */
export function FileSelect({ aria, accept, hint, multiple = true, files, problem, onAdd, onRemove }: FileSelectProps) {
  const words = multiple
    ? { first: say("ui.chooseFiles"), more: say("ui.addMoreFiles") }
    : { first: say("ui.chooseAFile"), more: say("ui.chooseAnotherFile") };
  // It takes all files: those of a wrong kind are listed with the reason, not left out.
  const { getRootProps, getInputProps, inputRef, open, isDragActive } = useDropzone({ noClick: true, noKeyboard: true, onDrop: take });

  function take(chosen: readonly File[]) {
    if (chosen.length === 0) return;
    onAdd(chosen.slice(multiple ? 0 : -1));
    // A file that was taken out can be chosen again.
    if (inputRef.current) inputRef.current.value = "";
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before the page was awake
  useEffect(() => take([...(inputRef.current?.files ?? [])]), []);

  return (
    <div
      {...getRootProps({ role: undefined, tabIndex: undefined, [takesFiles]: "" })}
      className={cx(
        "rounded-control border border-dashed transition-colors",
        isDragActive ? "border-link bg-accent-soft" : "border-control-line",
        aria["aria-invalid"] && "border-danger",
      )}
    >
      {/* Hidden by a class: the page's policy refuses the style that the library would send. Its label is the field's. */}
      <input
        {...getInputProps({ style: undefined, "aria-label": undefined, tabIndex: 0, className: "sr-only", accept, multiple, ...aria })}
      />
      {files.length > 0 && (
        <ul className="max-h-56 divide-y overflow-y-auto border-b">
          {files.map((file) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`} className="flex items-start gap-2 py-1.5 pr-1 pl-4">
              <span className="min-w-0 flex-1 py-1">
                <span className="block truncate font-medium text-ink">{file.name}</span>
                <span className="block text-ink-3 text-small tabular-nums">{formatSize(file.size)}</span>
                <FieldError message={problem(file)} />
              </span>
              <IconButton label={say("ui.removeName", { name: file.name })} tip={say("common.remove")} onClick={() => onRemove(file)}>
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <button type="button" tabIndex={-1} className="w-full px-4 py-4 text-center text-ink-2" onClick={open}>
        {files.length === 0 && <Upload aria-hidden className="mx-auto mb-1.5 size-5 text-ink-3" />}
        <span className="font-medium text-link">{words[files.length === 0 ? "first" : "more"]}</span>{" "}
        {multiple ? say("ui.dropSeveral") : say("ui.orDropValueHere")}
        {files.length === 0 && <span className="mt-0.5 block text-ink-3 text-small">{hint}</span>}
      </button>
    </div>
  );
}
