"use client";

import { Upload } from "lucide-react";
import { useEffect, useState } from "react";
import { useDropzone } from "react-dropzone";

type DropAreaProps = { label: string; onFiles: (files: File[]) => void };

/**
 * Takes files that are dropped anywhere on the page, and says so while they are dragged over it. It is the mouse's extra way: a
 * button does the same.
 */
export function DropArea({ label, onFiles }: DropAreaProps) {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const enter = (event: DragEvent) => event.dataTransfer?.types.includes("Files") && setOver(true);
    window.addEventListener("dragenter", enter);
    return () => window.removeEventListener("dragenter", enter);
  }, []);
  if (!over) return null;
  return <PageZone label={label} onFiles={onFiles} onEnd={() => setOver(false)} />;
}

/** Covers the whole page, an open dialog too, until the files are dropped or taken away. */
function PageZone({ label, onFiles, onEnd }: DropAreaProps & { onEnd: () => void }) {
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
