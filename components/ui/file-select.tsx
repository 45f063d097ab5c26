"use client";

import { FileText, Upload } from "lucide-react";
import { useRef, useState } from "react";
import { cx } from "@/components/ui/class-names";
import type { FieldAria } from "@/components/ui/field";
import { formatSize } from "@/components/ui/format";

type FileSelectProps = {
  aria: FieldAria;
  accept: string;
  hint: string;
  file: File | null;
  onFile: (file: File) => void;
  disabled?: boolean;
};

/** Choose a file or drop one; shows name and size of the chosen one. */
export function FileSelect({ aria, accept, hint, file, onFile, disabled }: FileSelectProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  function take(files: FileList | null) {
    const first = files?.item(0);
    if (first) onFile(first);
    if (input.current) input.current.value = "";
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's extra way; the button inside does the same
    <div
      className={cx(
        "rounded-control border border-dashed px-4 py-4 text-center transition-colors",
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
        if (!disabled) take(event.dataTransfer.files);
      }}
    >
      <input
        ref={input}
        type="file"
        className="sr-only"
        accept={accept}
        disabled={disabled}
        onChange={(event) => take(event.target.files)}
        {...aria}
      />
      {file ? (
        <p className="flex items-center gap-3 text-left">
          <FileText aria-hidden className="size-5 shrink-0 text-link" />
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium text-ink">{file.name}</span>
            <span className="block text-ink-3 text-small tabular-nums">{formatSize(file.size)}</span>
          </span>
          <button
            type="button"
            tabIndex={-1}
            disabled={disabled}
            className="touch-line font-medium text-link hover:underline"
            onClick={() => input.current?.click()}
          >
            Change
          </button>
        </p>
      ) : (
        <button type="button" tabIndex={-1} className="w-full py-1 text-ink-2" onClick={() => input.current?.click()}>
          <Upload aria-hidden className="mx-auto mb-1.5 size-5 text-ink-3" />
          <span className="font-medium text-link">Choose a file</span> or drop it here
          <span className="mt-0.5 block text-ink-3 text-small">{hint}</span>
        </button>
      )}
    </div>
  );
}
