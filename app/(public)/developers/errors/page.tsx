import type { Metadata } from "next";
import { InCode } from "@/components/developers/in-code";
import { BackLink } from "@/components/ui/back-link";
import { errorKinds } from "@/lib/http/problem-kinds";
import { say } from "@/messages/say";

export const generateMetadata = (): Metadata => ({ title: `${say("server.developers.errorCodes")} | ${say("server.developers.title")}` });

const kinds = Object.entries(errorKinds).toSorted(([one, { status: a }], [other, { status: b }]) => a - b || one.localeCompare(other));

/** Each code of a failed call: what happened, and what to do. The codes are in English, as the description is. */
export default function ErrorsPage() {
  return (
    <div className="public-page py-12 lg:py-16">
      <BackLink href="/developers">{say("server.developers.back")}</BackLink>
      <h1 className="mt-4 font-semibold text-3xl text-ink tracking-tight sm:text-4xl">{say("server.developers.errorCodes")}</h1>
      <p className="mt-3 max-w-2xl text-ink-2 text-lg leading-7">{say("server.developers.errorCodesLead")}</p>
      <dl className="mt-10 max-w-3xl divide-y border-y">
        {kinds.map(([code, { status, happened, next }]) => (
          <div key={code} className="py-4 sm:grid sm:grid-cols-[14rem_minmax(0,1fr)] sm:gap-6">
            <dt id={code} className="scroll-mt-24 font-mono text-ink text-small">
              {code} <span className="text-ink-3">{status}</span>
            </dt>
            <dd className="mt-1 text-ink-2 sm:mt-0">
              <p className="text-ink">{happened}</p>
              <p>
                <InCode text={next} />
              </p>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
