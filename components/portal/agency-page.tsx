"use client";

import { Block } from "@/components/portal/block";
import { CopyText, holderHelp } from "@/components/portal/for-agent";
import { Mark } from "@/components/portal/mark";
import { Policies } from "@/components/portal/policies";
import { SendFiles } from "@/components/portal/send-files";
import { useFiles } from "@/components/portal/use-files";
import { cx } from "@/components/ui/class-names";
import { formatDate } from "@/components/ui/format";
import { callPortal } from "@/lib/http/client/portal";
import type { AgencyPageDto } from "@/lib/portal/agencies/schema";
import type { PortalPolicyDto } from "@/lib/portal/page/schema";
import { say } from "@/messages/say";

/** What an agency sees and sends by a link: all of its insureds at one company. */
export function AgencyPage({ token, first }: { token: string; first: AgencyPageDto }) {
  const { page, setPage, sendings, send } = useFiles(token, "/insureds", first);
  const company = page.company.name;
  const refresh = () => callPortal<AgencyPageDto>(token, "/insureds").then(setPage, () => undefined);
  return (
    <>
      <div className="mb-6">
        <h1 className="font-semibold text-title text-ink">{say("portal.agencyTitle", { company })}</h1>
        <p className="text-ink-2 [overflow-wrap:anywhere]">
          {[say("portal.agencyOf", { agency: page.agency }), say("portal.howMany", { count: page.vendors.length })].join(" · ")}
        </p>
      </div>
      <div className="grid gap-6">
        <SendFiles
          title={say("portal.sendCertificates")}
          drop={say("portal.agencyDrop")}
          help={say("portal.agencyHelp", { company })}
          company={company}
          files={page.files}
          sendings={sendings}
          onFiles={send}
          isAgency
        />
        <Block title={say("portal.insureds")}>
          {page.vendors.length === 0 && <p className="px-5 py-4 text-ink-2 max-sm:px-4">{say("portal.noInsureds", { company })}</p>}
          <ul className="divide-y">
            {page.vendors.map((vendor) => (
              <Insured key={vendor.id} token={token} company={company} vendor={vendor} onReported={refresh} />
            ))}
          </ul>
        </Block>
      </div>
    </>
  );
}

/** A policy that expires soon is highlighted before it has expired. */
const nextTones: Record<PortalPolicyDto["state"], string> = {
  ...{ current: "text-ink-2", unknown: "text-ink-2", soon: "font-medium text-yellow", canceled: "text-red", expired: "text-red" },
};

type InsuredProps = { token: string; company: string; vendor: AgencyPageDto["vendors"][number]; onReported: () => void };

function Insured({ token, company, vendor: { name, standing, missing, holder, checksHolder, policies, next }, onReported }: InsuredProps) {
  return (
    <li className="py-3">
      <div className="flex items-start justify-between gap-3 px-5 max-sm:px-4">
        <h3 className="min-w-0 font-medium text-base text-ink [overflow-wrap:anywhere]">{name}</h3>
        <Mark standing={standing} />
      </div>
      {next && (
        <p className={cx("px-5 max-sm:px-4", nextTones[next.state])}>
          {say(next.state === "expired" ? "portal.nextExpired" : "portal.nextExpires", {
            coverage: next.name,
            day: formatDate(next.expiration),
          })}
        </p>
      )}
      {missing.length > 0 && (
        <ul className="mt-1 space-y-1 px-5 max-sm:px-4 [overflow-wrap:anywhere]">
          {missing.map(({ found, ask }) => (
            <li key={found} className="text-ink-2">
              {found} {ask && <span className="text-ink">{ask}</span>}
            </li>
          ))}
        </ul>
      )}
      <details className="mt-1 px-5 max-sm:px-4">
        <summary className="touch-line cursor-pointer font-medium text-link">
          {say("portal.onFile")} · {say("portal.holder")}
        </summary>
        <div className="-mx-5 my-2 max-sm:-mx-4">
          <Policies token={token} company={company} policies={policies} onReported={onReported} />
        </div>
        <p className="mb-1.5 text-ink-2">{holderHelp(checksHolder)}</p>
        <CopyText label={say("portal.copyHolder")} text={holder} />
      </details>
    </li>
  );
}
