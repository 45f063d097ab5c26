"use client";

import { Upload, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { cx } from "@/components/ui/class-names";
import { type FieldAria, FieldError } from "@/components/ui/field";
import { formatSize } from "@/components/ui/format";
import { IconButton } from "@/components/ui/icon-button";

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
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const words = multiple ? { first: "Choose files", more: "Add more files" } : { first: "Choose a file", more: "Choose another file" };

  function take(list: FileList | null) {
    if (!list?.length) return;
    onAdd([...list].slice(multiple ? 0 : -1));
    if (input.current) input.current.value = "";
  }

  // They may have been chosen before the page was awake; afterwards none are ever left in the control.
  useEffect(() => take(input.current?.files ?? null));

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's extra way; the button inside does the same
    <div
      className={cx(
        "rounded-control border border-dashed transition-colors",
        over ? "border-link bg-accent-soft" : "border-control-line",
        aria["aria-invalid"] && "border-danger",
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <input
        ref={input}
        type="file"
        multiple={multiple}
        className="sr-only"
        accept={accept}
        onChange={(event) => take(event.target.files)}
        {...aria}
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
              <IconButton label={`Take out ${file.name}`} tip="Take out" onClick={() => onRemove(file)}>
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <button type="button" tabIndex={-1} className="w-full px-4 py-4 text-center text-ink-2" onClick={() => input.current?.click()}>
        {files.length === 0 && <Upload aria-hidden className="mx-auto mb-1.5 size-5 text-ink-3" />}
        <span className="font-medium text-link">{words[files.length === 0 ? "first" : "more"]}</span> or drop {multiple ? "them" : "it"}{" "}
        here
        {files.length === 0 && <span className="mt-0.5 block text-ink-3 text-small">{hint}</span>}
      </button>
    </div>
  );
}
