"use client";

import { useCan, useSession } from "@/components/layout/session-context";
import { loadPart } from "@/components/ui/load-later";
import { Skeleton } from "@/components/ui/skeleton";
import type { RemovalsDto } from "@/lib/removal/schema";

// Few ever see it, and its place is kept where they do.
const RemovalNotice = loadPart(
  () => import("@/components/removal/removal-notice").then((file) => file.RemovalNotice),
  <Skeleton className="mb-6 h-16 w-full rounded-card" />,
);

/** On every signed-in screen while an account or the company waits to be deleted. */
export function RemovalBanner({ accountDueAt, companyDueAt }: RemovalsDto) {
  const { company } = useSession();
  const mayKeepCompany = useCan("company:delete");
  return (
    <>
      {companyDueAt && <RemovalNotice what="company" name={company.name} dueAt={companyDueAt} mayKeep={mayKeepCompany} />}
      {accountDueAt && <RemovalNotice what="account" name="Your account" dueAt={accountDueAt} mayKeep />}
    </>
  );
}
