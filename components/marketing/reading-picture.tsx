import { CircleCheck, Clock3 } from "lucide-react";

/** Lines of an invented certificate: what the page states, and what was read there. */
const rows = [
  { coverage: "General Liability", number: "GL-0042-7731", expires: "Mar 4, 2027", limit: "$1,000,000", soon: false },
  { coverage: "Auto Liability", number: "BA-55-2101", expires: "Mar 4, 2027", limit: "$1,000,000", soon: false },
  { coverage: "Workers Compensation", number: "WC-9-10038", expires: "Dec 3, 2026", limit: "$500,000", soon: true },
];

function Page() {
  return (
    <svg aria-hidden viewBox="0 0 260 330" className="h-auto w-full" fill="none">
      <rect x="1" y="1" width="258" height="328" rx="6" className="fill-surface stroke-line" strokeWidth="1.5" />
      <rect x="18" y="18" width="120" height="9" rx="2" className="fill-ink" opacity=".8" />
      <rect x="18" y="34" width="76" height="5" rx="2" className="fill-grey-solid" opacity=".6" />
      <rect x="186" y="18" width="56" height="14" rx="2" className="stroke-line" strokeWidth="1.5" />
      <path d="M18 54h224M18 108h224M130 54v54" className="stroke-line" strokeWidth="1.5" />
      {[64, 74, 84, 94].map((y, index) => (
        <g key={y} className="fill-grey-solid" opacity=".5">
          <rect x="24" y={y} width={[60, 84, 70, 48][index]} height="4" rx="2" />
          <rect x="138" y={y} width={[74, 52, 88, 40][index]} height="4" rx="2" />
        </g>
      ))}
      {[124, 180, 236].map((y, index) => (
        <g key={y}>
          <rect x="18" y={y} width="224" height="46" className="stroke-line" strokeWidth="1.5" />
          <rect x="24" y={y + 9} width="52" height="5" rx="2" className="fill-ink" opacity=".7" />
          <rect x="24" y={y + 20} width="40" height="4" rx="2" className="fill-grey-solid" opacity=".5" />
          <rect x="24" y={y + 29} width="46" height="4" rx="2" className="fill-grey-solid" opacity=".5" />
          <rect x="84" y={y + 8} width="52" height="14" rx="3" className="fill-blue-tint stroke-blue-solid" />
          <rect x="89" y={y + 13} width="42" height="4" rx="2" className="fill-blue" />
          <rect
            x="142"
            y={y + 8}
            width="40"
            height="14"
            rx="3"
            className={index === 2 ? "fill-yellow-tint stroke-yellow-solid" : "fill-blue-tint stroke-blue-solid"}
          />
          <rect x="147" y={y + 13} width="30" height="4" rx="2" className={index === 2 ? "fill-yellow" : "fill-blue"} />
          <rect x="190" y={y + 8} width="46" height="14" rx="3" className="fill-blue-tint stroke-blue-solid" />
          <rect x="196" y={y + 13} width="34" height="4" rx="2" className="fill-blue" />
        </g>
      ))}
      <rect x="18" y="296" width="100" height="5" rx="2" className="fill-grey-solid" opacity=".5" />
      <rect x="18" y="307" width="72" height="5" rx="2" className="fill-grey-solid" opacity=".5" />
      <path d="M168 312c10-16 14 8 22-4s10-10 16 2 14-6 26-4" className="stroke-link" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  );
}

/** The product at its work, drawn: the page at the left, what was read from it at the right. */
export function ReadingPicture() {
  return (
    <figure
      aria-label="A certificate of an invented vendor beside the three coverages read from it"
      className="grid items-center gap-4 rounded-[14px] border bg-sunken p-4 shadow-float sm:grid-cols-[minmax(0,0.8fr)_minmax(0,1fr)] sm:p-6"
    >
      <div className="max-sm:hidden">
        <Page />
      </div>
      <div className="rounded-card border bg-surface">
        <div className="flex items-center justify-between gap-3 border-b px-4 py-3">
          <div>
            <p className="font-semibold text-ink">Example Electric LLC</p>
            <p className="text-ink-3 text-small">Certificate of Insurance, 1 page</p>
          </div>
          <span className="inline-flex items-center gap-1.5 whitespace-nowrap rounded-badge bg-yellow-tint px-2 py-0.5 font-medium text-small text-yellow">
            <Clock3 aria-hidden className="size-3.5" />
            Expiring Soon
          </span>
        </div>
        <ul className="divide-y">
          {rows.map(({ coverage, number, expires, limit, soon }) => (
            <li key={coverage} className="flex items-start gap-3 px-4 py-3">
              {soon ? (
                <Clock3 aria-hidden className="mt-0.5 size-4 shrink-0 text-yellow" />
              ) : (
                <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-blue" />
              )}
              <div className="min-w-0 flex-1">
                <p className="font-medium text-ink">{coverage}</p>
                <p className="text-ink-3 text-small tabular-nums">{number}</p>
              </div>
              <div className="text-right tabular-nums">
                <p className="text-ink">{limit}</p>
                <p className={soon ? "text-small text-yellow" : "text-ink-3 text-small"}>{expires}</p>
              </div>
            </li>
          ))}
        </ul>
        <p className="border-t px-4 py-3 text-ink-2 text-small">Next reminder: 14 days before Dec 3, 2026, to the vendor's contact</p>
      </div>
    </figure>
  );
}
