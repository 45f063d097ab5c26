export type ReadLine = { coverage: string; short: string; number: string; expires: string; date: string; limit: string; soon: boolean };

const top = 148;
const rowHeight = 62;

/** A box around a value on the page, as the reading marks it. */
function Mark({ x, y, width, text, soon = false }: { x: number; y: number; width: number; text: string; soon?: boolean }) {
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height="20"
        rx="3"
        strokeWidth="1.2"
        className={soon ? "fill-yellow-tint stroke-yellow-solid" : "fill-blue-tint stroke-blue-solid"}
      />
      <text x={x + 6} y={y + 14} fontSize="10.5" className={soon ? "fill-yellow" : "fill-blue"}>
        {text}
      </text>
    </g>
  );
}

function Blank({ x, y, width }: { x: number; y: number; width: number }) {
  return <rect x={x} y={y} width={width} height="5" rx="2" className="fill-grey-solid" opacity=".35" />;
}

/** A certificate of our own drawing, with the values that are read marked on it. */
export function CertificateDrawing({ lines }: { lines: readonly ReadLine[] }) {
  return (
    <svg aria-hidden viewBox="0 0 440 470" className="h-auto w-full font-sans tabular-nums" fill="none">
      <rect x=".75" y=".75" width="438.5" height="468.5" rx="8" className="fill-surface stroke-line" strokeWidth="1.5" />
      <text x="24" y="38" fontSize="14" fontWeight="650" className="fill-ink">
        CERTIFICATE OF INSURANCE
      </text>
      <Blank x={24} y={48} width={150} />
      <rect x="332" y="22" width="84" height="24" rx="3" className="stroke-line" strokeWidth="1.5" />
      <Blank x={342} y={32} width={64} />
      <path d="M24 70h392M24 134h392M220 70v64" className="stroke-line" strokeWidth="1.5" />
      <text x="30" y="84" fontSize="8.5" className="fill-ink-3">
        INSURED
      </text>
      <Mark x={28} y={91} width={132} text="Example Electric LLC" />
      <Blank x={30} y={118} width={110} />
      <text x="228" y="84" fontSize="8.5" className="fill-ink-3">
        INSURERS
      </text>
      <Blank x={228} y={96} width={140} />
      <Blank x={228} y={108} width={112} />
      <Blank x={228} y={120} width={126} />
      {lines.map(({ short, number, date, limit, soon }, index) => {
        const y = top + index * rowHeight;
        return (
          <g key={short}>
            <path d={`M24 ${y + rowHeight - 6}h392`} className="stroke-line" strokeWidth="1.5" />
            <text x="26" y={y + 14} fontSize="8.5" className="fill-ink-2">
              {short}
            </text>
            <Blank x={26} y={y + 24} width={84} />
            <Blank x={26} y={y + 35} width={64} />
            <Mark x={148} y={y + 8} width={94} text={number} />
            <Mark x={252} y={y + 8} width={72} text={date} soon={soon} />
            <Mark x={334} y={y + 8} width={78} text={limit} />
            <Blank x={152} y={y + 36} width={60} />
            <Blank x={338} y={y + 36} width={50} />
          </g>
        );
      })}
      {[352, 366, 380, 408, 422].map((y, index) => (
        <Blank key={y} x={24} y={y} width={[240, 280, 190, 120, 90][index] ?? 100} />
      ))}
    </svg>
  );
}
