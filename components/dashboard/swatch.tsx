/** Names a color of the ring. */
export function Swatch({ color }: { color: string }) {
  return (
    <svg aria-hidden viewBox="0 0 10 10" className="size-2.5 shrink-0">
      <rect width="10" height="10" rx="3" fill={color} />
    </svg>
  );
}
