"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Message } from "@/components/inbox/inbox-message";
import { inboxMessageQuery } from "@/components/inbox/use-inbox";
import { BackLink } from "@/components/ui/back-link";
import { Card } from "@/components/ui/card";
import { lazyPart, Nothing } from "@/components/ui/lazy-part";
import { Loaded } from "@/components/ui/loaded";
import { PageHeader } from "@/components/ui/page-header";
import { say } from "@/messages/say";

const AssignDialog = lazyPart(() => import("@/components/inbox/assign-dialog").then((file) => file.AssignDialog), Nothing);

/** One incoming email with its files, and what can be done about it. */
export function EmailScreen({ id }: { id: string }) {
  const query = useQuery(inboxMessageQuery(id));
  const [isAssigning, setAssigning] = useState(false);
  return (
    <>
      <BackLink href="/attention">{say("attention.back")}</BackLink>
      <PageHeader title={query.data?.subject || say("attention.email")} subtitle={say("attention.emailHint")} />
      <Loaded query={query} what={say("attention.theEmail")}>
        {(message) => (
          <>
            <Card>
              <ul aria-label={say("attention.email")}>
                <Message message={message} selection={undefined} isAlone onAssign={() => setAssigning(true)} />
              </ul>
            </Card>
            {isAssigning && <AssignDialog message={message} onClose={() => setAssigning(false)} />}
          </>
        )}
      </Loaded>
    </>
  );
}
