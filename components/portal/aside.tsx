import { Block } from "@/components/portal/block";
import { Contact } from "@/components/portal/contact";
import { ForAgent } from "@/components/portal/for-agent";
import { Passport } from "@/components/portal/passport";
import { Policies } from "@/components/portal/policies";
import { callPortal } from "@/lib/http/client/portal";
import type { PortalPageDto } from "@/lib/portal/page/schema";
import { say } from "@/messages/say";

type AsideProps = { token: string; page: PortalPageDto; onPage: (page: PortalPageDto) => void };

/** Beside the certificate: the note for the agent, what is on file, and the contact data. */
export function Aside({ token, page, onPage }: AsideProps) {
  const company = page.company.name;
  const refresh = () => callPortal<PortalPageDto>(token, "").then(onPage, () => undefined);
  return (
    <div className="grid gap-6">
      <ForAgent token={token} page={page} />
      <Block title={say("portal.onFile")}>
        {page.policies.length === 0 && <p className="px-5 py-4 text-ink-2 max-sm:px-4">{say("portal.nothingIsOnFile")}</p>}
        <Policies token={token} company={company} policies={page.policies} onReported={page.kind === "AGENT" ? refresh : undefined} />
      </Block>
      {page.passport && <Passport token={token} passport={page.passport} />}
      {page.contact && <Contact token={token} company={company} contact={page.contact} onPage={onPage} />}
    </div>
  );
}
