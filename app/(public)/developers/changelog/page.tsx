import type { Metadata } from "next";
import { InCode } from "@/components/developers/in-code";
import { BackLink } from "@/components/ui/back-link";
import { formatDate } from "@/components/ui/format";
import { apiChanges } from "@/lib/integrations/changelog-values";
import { say } from "@/messages/say";

export const generateMetadata = (): Metadata => ({ title: `${say("server.developers.changelog")} | ${say("server.developers.title")}` });

/** What changed in the API, the newest first. Like the description, it is in English. */
export default function ChangelogPage() {
  return (
    <div className="public-page py-12 lg:py-16">
      <BackLink href="/developers">{say("server.developers.back")}</BackLink>
      <h1 className="mt-4 font-semibold text-3xl text-ink tracking-tight sm:text-4xl">{say("server.developers.changelog")}</h1>
      <p className="mt-3 max-w-2xl text-ink-2 text-lg leading-7">{say("server.developers.changelogLead")}</p>
      <ol className="mt-10 max-w-3xl divide-y border-y">
        {[...Map.groupBy(apiChanges, ({ day }) => day)].map(([day, changes]) => (
          <li key={day} className="py-4 sm:grid sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-6">
            <h2 id={day} className="scroll-mt-24 font-medium text-ink">
              <time dateTime={day}>{formatDate(day)}</time>
            </h2>
            <ul className="mt-2 space-y-4 sm:mt-0">
              {changes.map(({ what, mustChange }) => (
                <li key={what} className="text-ink-2">
                  <p className="text-ink">
                    <InCode text={what} />
                  </p>
                  <p>
                    {mustChange ? (
                      <>
                        <span className="font-medium text-ink">{say("server.developers.mustChange")}</span> <InCode text={mustChange} />
                      </>
                    ) : (
                      say("server.developers.nothingToChange")
                    )}
                  </p>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  );
}
