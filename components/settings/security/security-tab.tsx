"use client";

import { useQuery } from "@tanstack/react-query";
import { useCan } from "@/components/layout/session-context";
import { securityQuery } from "@/components/proof/use-security";
import { RequireTwoFactor } from "@/components/settings/security/require-two-factor";
import { SecurityDevices } from "@/components/settings/security/security-devices";
import { SecurityPassword } from "@/components/settings/security/security-password";
import { SecurityTwoFactor } from "@/components/settings/security/security-two-factor";
import { Loaded } from "@/components/ui/loaded";
import { say } from "@/messages/say";

/** What a person does for the safety of their own account. */
export function SecurityTab() {
  const mayWrite = useCan("company:write");
  const query = useQuery(securityQuery());
  return (
    <Loaded query={query} what={say("security.theSecuritySettings")}>
      {(security) => (
        <>
          <SecurityPassword security={security} />
          <SecurityTwoFactor security={security} />
          {mayWrite && <RequireTwoFactor hasOwn={security.twoFactor.enabledAt !== null} />}
          <SecurityDevices />
        </>
      )}
    </Loaded>
  );
}
