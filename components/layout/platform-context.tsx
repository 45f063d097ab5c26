"use client";

import { createContext, type ReactNode, use } from "react";
import { keepPolicy } from "@/lib/tenancy/settings/password-policy-rules";
import type { PasswordPolicy } from "@/lib/tenancy/settings/values";

type Platform = { appName: string; passwordPolicy: PasswordPolicy };

const PlatformContext = createContext<Platform>({
  get appName() {
    return "Coverkeep";
  },
  passwordPolicy: "standard",
});

/** Settings of the platform that screens show or check. */
export function PlatformProvider({ appName, passwordPolicy, children }: Platform & { children: ReactNode }) {
  // The forms' schemas ask for it outside of React. It is the same for everyone.
  keepPolicy(passwordPolicy);
  return <PlatformContext value={{ appName, passwordPolicy }}>{children}</PlatformContext>;
}

export const usePlatform = (): Platform => use(PlatformContext);

/** The product's name, also inside server components. */
export function AppName() {
  return usePlatform().appName;
}
