"use client";

import { createContext, type ReactNode, use, useLayoutEffect } from "react";
import type { MeDto } from "@/lib/accounts/sign-in/schema";
import { belongTo } from "@/lib/http/client/api";
import { can, type Permission, worksInTest } from "@/lib/tenancy/permissions";

const SessionContext = createContext<MeDto | null>(null);

export function SessionProvider({ session, children }: { session: MeDto; children: ReactNode }) {
  const { id } = session.user;
  // Before the effects of what is inside, which make the first calls.
  useLayoutEffect(() => {
    belongTo(id);
    return () => belongTo(undefined);
  }, [id]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Who is signed in and for which company; only below the signed-in layouts. */
export function useSession(): MeDto {
  const session = use(SessionContext);
  if (!session) throw new Error("useSession needs a signed-in layout above it");
  return session;
}

/** The address that the person signs in with; null in a test company, whose person is invented. */
export function useOwnAddress(): string | null {
  const { user, company } = useSession();
  return company.isTest ? null : user.email;
}

/** Whether to show a control. The server decides again, by the same table. */
export function useCan(permission: Permission): boolean {
  const { user, company } = useSession();
  return can(user.companyRole, permission) && (!company.isTest || worksInTest(permission));
}
