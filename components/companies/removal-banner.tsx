"use client";

import { RemovalNotice } from "@/components/companies/removal-notice";
import { useCan, useSession } from "@/components/layout/session-context";
import type { RemovalsDto } from "@/lib/companies/deletion/schema";
import { say } from "@/messages/say";

/** On every signed-in screen while an account or the company waits to be deleted. */
export function RemovalBanner({ accountDueAt, companyDueAt }: RemovalsDto) {
  const { company } = useSession();
  const mayKeepCompany = useCan("company:delete");
  return (
    <>
      {companyDueAt && <RemovalNotice what="company" name={company.name} dueAt={companyDueAt} mayKeep={mayKeepCompany} />}
      {accountDueAt && <RemovalNotice what="account" name={say("companies.yourAccount")} dueAt={accountDueAt} mayKeep />}
    </>
  );
}
