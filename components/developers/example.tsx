/** An example that a line opens. */
export function Example({ title, text }: { title: string; text: string }) {
  return (
    <details className="mt-4 text-small">
      <summary className="touch-line cursor-pointer font-medium text-ink">{title}</summary>
      <pre className="mt-2 max-h-96 overflow-auto rounded-card border border-line bg-sunken p-3 text-ink-2">{text}</pre>
    </details>
  );
}
