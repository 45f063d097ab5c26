import { toDeviceDto } from "@/lib/accounts/sign-in/sessions-dto";
import type { DeviceDto } from "@/lib/accounts/sign-in/sessions-schema";
import { now } from "@/lib/infra/clock";
import { inCompany } from "@/lib/infra/db";
import type { CompanyScope } from "@/lib/tenancy/scope";

/** The acting person's sign-ins that live, the one that asks first, then the last seen. */
export function listDevices(scope: CompanyScope, ownSessionId: string): Promise<{ devices: DeviceDto[] }> {
  return inCompany(scope, async (tx) => {
    const sessions = await tx.session.findMany({
      where: { companyId: scope.companyId, userId: scope.actor.id ?? "", revokedAt: null, expiresAt: { gt: now() } },
      orderBy: [{ rotatedAt: "desc" }, { id: "desc" }],
      take: 100,
    });
    const devices = sessions.map((session) => toDeviceDto(session, ownSessionId));
    return { devices: [...devices.filter(({ current }) => current), ...devices.filter(({ current }) => !current)] };
  });
}
