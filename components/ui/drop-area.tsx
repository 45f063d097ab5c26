"use client";

import { Upload } from "lucide-react";
import { useEffect, useState } from "react";
import { useDropzone } from "react-dropzone";
import { takesFiles } from "@/components/ui/file-select";

type DropAreaProps = {
  label: string;
  /** Whether the files are for the form that is open. Another form takes its own. */
  isOverForm?: boolean;
  onFiles: (files: File[]) => void;
};

const hasOtherForm = () => document.querySelector(`[${takesFiles}]`) !== null;

/**
 * Takes files that are dropped anywhere on the page, and says so while they are dragged over it. It is the mouse's extra way: a
 * button does the same.
 */
export function DropArea({ label, isOverForm = false, onFiles }: DropAreaProps) {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const enter = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes("Files") && (isOverForm || !hasOtherForm())) setOver(true);
    };
    window.addEventListener("dragenter", enter);
    return () => window.removeEventListener("dragenter", enter);
  }, [isOverForm]);
  if (!over) return null;
  return <PageZone label={label} onFiles={onFiles} onEnd={() => setOver(false)} />;
}

/** Covers the whole page, an open dialog too, until the files are dropped or taken away. */
function PageZone({ label, onFiles, onEnd }: Pick<DropAreaProps, "label" | "onFiles"> & { onEnd: () => void }) {
  const { getRootProps } = useDropzone({
    noClick: true,
    noKeyboard: true,
    onDragLeave: onEnd,
    onDrop: (files) => {
      onEnd();
      if (files.length > 0) onFiles(files);
    },
  });
  return (
    <div
      {...getRootProps({ role: undefined, tabIndex: undefined })}
      aria-hidden
      className="pointer-events-auto fixed inset-0 z-60 flex p-3 *:pointer-events-none"
    >
      <div className="flex flex-1 items-center justify-center rounded-card border-2 border-link border-dashed bg-[color-mix(in_srgb,var(--accent-soft)_88%,transparent)]">
        <p className="flex items-center gap-3 rounded-card bg-surface px-5 py-4 font-medium text-base text-ink shadow-float">
          <Upload className="size-5 text-link" />
          {label}
        </p>
      </div>
    </div>
  );
}
