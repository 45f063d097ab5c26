"use client";

import { createContext, type ReactNode, use } from "react";
import { can, type Permission } from "@/lib/auth/policy";
import type { MeDto } from "@/lib/auth/schema";

const SessionContext = createContext<MeDto | null>(null);

export function SessionProvider({ session, children }: { session: MeDto; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Who is signed in and for which company; only below the signed-in layouts. */
export function useSession(): MeDto {
  const session = use(SessionContext);
  if (!session) throw new Error("useSession needs a signed-in layout above it");
  return session;
}

/** Whether to show a control. The server decides again, by the same table. */
export function useCan(permission: Permission): boolean {
  return can(useSession().user.companyRole, permission);
}
