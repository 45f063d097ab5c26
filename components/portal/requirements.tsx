import { lazy, type ReactNode, Suspense, useState } from "react";
import { Block } from "@/components/portal/block";
import { Mark } from "@/components/portal/mark";
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
  const list = (some: readonly PortalLineDto[], isAlike = false) => (
    <ul className="divide-y">
      {some.map((line) => (
        <Line key={line.requirement} line={line} isAlike={isAlike} {...rest} />
      ))}
    </ul>
  );
  const isMetFolded = open.length > 0 && met.length > 1;
  return (
    <>
      <div className="divide-y">
        {alikeIn(open).map(([first, ...others]) => (
          <div key={first.requirement}>
            {list([first])}
            {others.length > 0 && <Folded title={say("portal.countAlike", { count: others.length })}>{list(others, true)}</Folded>}
          </div>
        ))}
        {met.length > 0 && !isMetFolded && list(met)}
      </div>
      {isMetFolded && (
        <div className="border-t pt-3">
          <Folded title={say("portal.countMet", { count: met.length })}>{list(met)}</Folded>
        </div>
      )}
    </>
  );
}

/** Requirements that the same thing fails, as all limits of a policy that expired: it is told once. */
function alikeIn(lines: readonly PortalLineDto[]): [PortalLineDto, ...PortalLineDto[]][] {
  const groups = Map.groupBy(lines, ({ standing, found, ask }) => [standing, found, ask].join("\n"));
  return [...groups.values()].flatMap(([first, ...others]) => (first ? [[first, ...others]] : []));
}

function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary className="touch-line cursor-pointer px-5 pb-3 font-medium text-link max-sm:px-4">{title}</summary>
      <div className="border-t">{children}</div>
    </details>
  );
}

type LineProps = {
  line: PortalLineDto;
  /** The line above says what was found and what to ask for. */
  isAlike?: boolean;
  company: string;
  token: string;
  onPage?: (page: PortalPageDto) => void;
};

function Line({ line, isAlike = false, company, token, onPage }: LineProps) {
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
      {!isAlike && standing !== "met" && found !== required && <p className="mt-0.5 text-ink-2 [overflow-wrap:anywhere]">{found}</p>}
      {!isAlike && isOff && ask && <p className="mt-0.5 text-ink [overflow-wrap:anywhere]">{say("portal.askAgent", { ask })}</p>}
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
