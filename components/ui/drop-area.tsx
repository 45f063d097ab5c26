"use client";

import { Upload } from "lucide-react";
import { useEffect, useRef, useState } from "react";

type DropAreaProps = { label: string; onFiles: (files: File[]) => void };

const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;

/**
 * Takes files that are dropped anywhere on the page, and says so while they are dragged over it. It is the mouse's extra way: a
 * button does the same.
 */
export function DropArea({ label, onFiles }: DropAreaProps) {
  const [over, setOver] = useState(false);
  const take = useRef(onFiles);
  useEffect(() => {
    take.current = onFiles;
  });

  useEffect(() => {
    // Entering a child counts as leaving its parent, so the page is left only when as many were left as entered.
    let inside = 0;
    const enter = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      inside += 1;
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      inside = Math.max(0, inside - 1);
      if (inside === 0) setOver(false);
    };
    // Without this the browser leaves the page to show the file.
    const hover = (event: DragEvent) => holdsFiles(event) && event.preventDefault();
    const drop = (event: DragEvent) => {
      inside = 0;
      setOver(false);
      if (!holdsFiles(event) || event.defaultPrevented) return;
      event.preventDefault();
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0) take.current(files);
    };
    const listeners = { dragenter: enter, dragleave: leave, dragover: hover, drop } as const;
    for (const [name, listener] of Object.entries(listeners)) window.addEventListener(name, listener as EventListener);
    return () => {
      for (const [name, listener] of Object.entries(listeners)) window.removeEventListener(name, listener as EventListener);
    };
  }, []);

  if (!over) return null;
  return (
    <div
      aria-hidden
      className="pointer-events-none fixed inset-3 z-60 flex items-center justify-center rounded-card border-2 border-link border-dashed bg-[color-mix(in_srgb,var(--accent-soft)_88%,transparent)]"
    >
      <p className="flex items-center gap-3 rounded-card bg-surface px-5 py-4 font-medium text-base text-ink shadow-float">
        <Upload className="size-5 text-link" />
        {label}
      </p>
    </div>
  );
}
