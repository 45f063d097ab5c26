/** Sentences below each other, each once. */
export function Sentences({ all }: { all: readonly string[] }) {
  return (
    <ul className="mt-0.5 space-y-0.5">
      {[...new Set(all)].map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
