"use client";

import { FlaskConical } from "lucide-react";
import { useSession } from "@/components/layout/session-context";
import { useLeaveTestCompany } from "@/components/test-company/use-test-company";
import { Button } from "@/components/ui/button";
import { say } from "@/messages/say";

/** On every screen of the test company, with the way back. */
export function TestStrip() {
  return useSession().company.isTest && <Strip />;
}

function Strip() {
  const back = useLeaveTestCompany();
  return (
    <section
      aria-label={say("testCompany.title")}
      className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card bg-violet-tint px-3.5 py-2 text-violet"
    >
      <FlaskConical aria-hidden className="size-4 shrink-0" />
      <p className="min-w-0 flex-1 basis-52 font-medium">{say("testCompany.strip")}</p>
      <Button variant="secondary" busy={back.isPending} onClick={() => back.mutate()}>
        {say("testCompany.back")}
      </Button>
    </section>
  );
}
