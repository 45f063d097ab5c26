import { CircleCheck, Clock3 } from "lucide-react";
import { CertificateDrawing, type ReadLine } from "@/components/marketing/certificate-drawing";
import { cx } from "@/components/ui/class-names";

/** Lines of an invented certificate: what the page states, and what was read there. */
const lines: ReadLine[] = [
  {
    coverage: "General Liability",
    short: "GENERAL LIABILITY",
    number: "GL-0042-7731",
    expires: "Mar 4, 2027",
    date: "03/04/2027",
    limit: "$1,000,000",
    soon: false,
  },
  {
    coverage: "Auto Liability",
    short: "AUTOMOBILE LIABILITY",
    number: "BA-55-2101",
    expires: "Mar 4, 2027",
    date: "03/04/2027",
    limit: "$1,000,000",
    soon: false,
  },
  {
    coverage: "Workers Compensation",
    short: "WORKERS COMPENSATION",
    number: "WC-9-10038",
    expires: "Dec 3, 2026",
    date: "12/03/2026",
    limit: "$500,000",
    soon: true,
  },
];

/** The product at its work, drawn: the page behind, what was read from it in front. */
export function ReadingPicture() {
  return (
    <figure aria-label="A certificate of an invented vendor beside the three coverages read from it" className="relative sm:pb-24">
      <div className="mr-auto w-[78%] max-sm:hidden">
        <CertificateDrawing lines={lines} />
      </div>
      <div className="w-full rounded-card border bg-surface shadow-float sm:absolute sm:right-0 sm:bottom-0 sm:w-[74%]">
        <div className="flex items-center justify-between gap-3 border-b px-4 py-3">
          <div className="min-w-0">
            <p className="truncate font-semibold text-ink">Example Electric LLC</p>
            <p className="truncate text-ink-3 text-small">Certificate of Insurance</p>
          </div>
          <span className="inline-flex items-center gap-1.5 whitespace-nowrap rounded-badge bg-yellow-tint px-2 py-0.5 font-medium text-small text-yellow">
            <Clock3 aria-hidden className="size-3.5" />
            Expiring Soon
          </span>
        </div>
        <ul className="divide-y">
          {lines.map(({ coverage, number, expires, limit, soon }) => {
            const Icon = soon ? Clock3 : CircleCheck;
            return (
              <li key={coverage} className="flex items-start gap-3 px-4 py-2.5">
                <Icon aria-hidden className={cx("mt-0.5 size-4 shrink-0", soon ? "text-yellow" : "text-blue")} />
                <div className="min-w-0 flex-1">
                  <p className="truncate font-medium text-ink">{coverage}</p>
                  <p className="text-ink-3 text-small tabular-nums">{number}</p>
                </div>
                <div className="text-right tabular-nums">
                  <p className="text-ink">{limit}</p>
                  <p className={cx("text-small", soon ? "text-yellow" : "text-ink-3")}>{expires}</p>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </figure>
  );
}
