"use client";

import { SendFiles } from "@/components/portal/send-files";
import { useFiles } from "@/components/portal/use-files";
import { lateHtml } from "@/components/ui/lazy-part";
import type { PortalPageDto } from "@/lib/portal/page/schema";
import { say } from "@/messages/say";

// They come as HTML and wake up later: on a slow line the files can be sent before.
const Standing = lateHtml(() => import("@/components/portal/standing").then((file) => file.Standing));
const Slots = lateHtml(() => import("@/components/portal/slots").then((file) => file.Slots));
const Requirements = lateHtml(() => import("@/components/portal/requirements").then((file) => file.Requirements));
const Aside = lateHtml(() => import("@/components/portal/aside").then((file) => file.Aside));

/** What a vendor, or its agent, sees and says by a link. */
export function VendorPage({ token, first }: { token: string; first: PortalPageDto }) {
  const { page, setPage, sendings, send } = useFiles(token, "", first);
  const company = page.company.name;
  return (
    <>
      <div className="mb-6 space-y-3">
        <div>
          <h1 className="font-semibold text-title text-ink">{say("portal.title", { company })}</h1>
          <p className="text-ink-2 [overflow-wrap:anywhere]">{say("portal.from", { vendor: page.vendor })}</p>
        </div>
        <Standing page={page} />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-6">
          <SendFiles
            title={say("portal.sendCertificate")}
            drop={say("portal.dropFiles")}
            company={company}
            files={page.files}
            sendings={sendings}
            onFiles={send}
          />
          <Slots company={company} slots={page.slots} onFile={send} />
          <Requirements token={token} page={page} onPage={setPage} />
        </div>
        <Aside token={token} page={page} onPage={setPage} />
      </div>
    </>
  );
}
