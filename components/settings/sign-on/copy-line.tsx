import { CopyButton } from "@/components/ui/copy-button";

/** A value that is entered somewhere else: its name, the value to select, and a button that copies it. */
export function CopyLine({ label, text }: { label: string; text: string }) {
  return (
    <div className="grid items-center gap-x-4 gap-y-1.5 sm:grid-cols-[140px_minmax(0,1fr)_auto]">
      <span className="font-medium text-ink-2 text-small">{label}</span>
      <code className="select-all rounded-control border bg-sunken px-3 py-2 text-ink text-small [overflow-wrap:anywhere]">{text}</code>
      <CopyButton text={text} />
    </div>
  );
}
