export const logoClass = "touch-line inline-flex items-center gap-2.5 rounded-control font-semibold text-[17px] text-ink tracking-tight";

/** The mark: a certificate with its seal. */
export function LogoMark() {
  return (
    <svg aria-hidden viewBox="0 0 28 28" className="size-7">
      <rect width="28" height="28" rx="7" className="fill-accent" />
      <path d="M8.5 6.5h7.6l3.9 3.9v10.1a1 1 0 0 1-1 1H8.5a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1Z" className="fill-white" />
      <path
        d="m10.6 14.7 2.4 2.4 4.2-4.6"
        fill="none"
        className="stroke-accent"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
