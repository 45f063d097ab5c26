import { lazy, Suspense, useState } from "react";
import { Block, Mark } from "@/components/portal/block";
import { Spinner } from "@/components/ui/spinner";
import { enrollmentKey } from "@/lib/compliance/wraps/values";
import type { PortalLineDto, PortalPageDto } from "@/lib/portal/page/schema";
import { say } from "@/messages/say";

const ExceptionForm = lazy(() => import("@/components/portal/exception-form").then((file) => ({ default: file.ExceptionForm })));

type RequirementsProps = { token: string; page: PortalPageDto; onPage: (page: PortalPageDto) => void };

/** What is required, pass or fail a line, with what to ask the agent for. */
export function Requirements({ token, page, onPage }: RequirementsProps) {
  const company = page.company.name;
  return (
    <Block title={say("portal.requirements", { company })}>
      {page.units.length === 0 && (
        <div className="space-y-1 px-5 py-4 text-ink-2 max-sm:px-4">
          <p>{say("portal.noRequirements", { company })}</p>
          {page.reason && <p className="font-medium text-ink">{page.reason}</p>}
        </div>
      )}
      {page.units.map(({ title, lines }) => (
        <div key={title ?? ""}>
          {title && <h3 className="border-b bg-sunken px-5 py-2 font-medium text-ink max-sm:px-4">{title}</h3>}
          <Lines lines={lines} company={company} token={token} onPage={page.kind === "VENDOR" ? onPage : undefined} />
        </div>
      ))}
    </Block>
  );
}

type LinesProps = Omit<LineProps, "line"> & { lines: readonly PortalLineDto[] };

/** What is met already is folded: what is left to do must not be searched for on a phone. */
function Lines({ lines, ...rest }: LinesProps) {
  const met = lines.filter(({ standing }) => standing === "met");
  const open = lines.filter(({ standing }) => standing !== "met");
  const list = (some: readonly PortalLineDto[]) => (
    <ul className="divide-y">
      {some.map((line) => (
        <Line key={line.requirement} line={line} {...rest} />
      ))}
    </ul>
  );
  if (open.length === 0 || met.length < 2) return list(lines);
  return (
    <>
      {list(open)}
      <details className="border-t">
        <summary className="touch-line cursor-pointer px-5 py-3 font-medium text-link max-sm:px-4">
          {say("portal.countMet", { count: met.length })}
        </summary>
        <div className="border-t">{list(met)}</div>
      </details>
    </>
  );
}

type LineProps = { line: PortalLineDto; company: string; token: string; onPage?: (page: PortalPageDto) => void };

function Line({ line, company, token, onPage }: LineProps) {
  const { required, found, ask, standing, isAskedFor } = line;
  const [isOpen, setOpen] = useState(false);
  const isOff = standing === "missing" || standing === "wanted";
  // Whoever knows of the enrollment without its paper confirms it.
  const mayAsk = isOff && !isAskedFor && line.requirement !== enrollmentKey;
  return (
    <li className="px-5 py-3 max-sm:px-4">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 font-medium text-ink [overflow-wrap:anywhere]">{required}</p>
        <Mark standing={standing} />
      </div>
      {standing !== "met" && found !== required && <p className="mt-0.5 text-ink-2 [overflow-wrap:anywhere]">{found}</p>}
      {isOff && ask && <p className="mt-0.5 text-ink [overflow-wrap:anywhere]">{say("portal.askAgent", { ask })}</p>}
      {isAskedFor && <p className="mt-0.5 text-violet">{say("portal.exceptionAsked", { company })}</p>}
      {mayAsk && onPage && !isOpen && (
        <button type="button" onClick={() => setOpen(true)} className="touch-line mt-1 font-medium text-link hover:underline">
          {say("portal.askException")}
          <span className="sr-only">: {required}</span>
        </button>
      )}
      {isOpen && !isAskedFor && onPage && (
        <Suspense fallback={<Spinner className="mt-2 size-4" />}>
          <ExceptionForm line={line} company={company} token={token} onPage={onPage} />
        </Suspense>
      )}
    </li>
  );
}
