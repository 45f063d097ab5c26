import { Unlink } from "lucide-react";
import type { ReactNode } from "react";
import type { DeadLink } from "@/lib/accounts/links/rules";
import { say } from "@/messages/say";

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-md py-12 text-center">
      <Unlink aria-hidden className="mx-auto size-8 text-ink-3" />
      <h1 className="mt-4 font-semibold text-ink text-title">{title}</h1>
      <div className="mt-2 space-y-2 text-ink-2 [overflow-wrap:anywhere]">{children}</div>
    </div>
  );
}

/** A link that opens nothing any more says whom to ask. */
export function LinkOver({ dead: { why, company, contactName, contactEmail, phone } }: { dead: DeadLink }) {
  const reasons = {
    expired: "server.portal.linkExpired",
    revoked: "server.portal.linkEnded",
    closed: "server.portal.pageClosed",
  } as const;
  return (
    <Frame title={say("portal.linkOver")}>
      <p>{say(reasons[why], { company })}</p>
      <p>{say("portal.whomToAsk", { company })}</p>
      <p className="font-medium text-ink">
        {contactName && <span className="block">{contactName}</span>}
        {contactEmail && (
          <a href={`mailto:${contactEmail}`} className="touch-line block text-link hover:underline">
            {contactEmail}
          </a>
        )}
        {phone && <span className="block">{phone}</span>}
      </p>
    </Frame>
  );
}

/** There is no such link. Nothing is revealed about anyone. */
export const LinkUnknown = () => (
  <Frame title={say("portal.linkUnknown")}>
    <p>{say("portal.linkUnknownHelp")}</p>
  </Frame>
);
