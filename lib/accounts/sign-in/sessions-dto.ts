import type { Session } from "@/generated/prisma/client";
import { deviceName, isHandheld } from "@/lib/accounts/sign-in/devices-rules";
import type { DeviceDto } from "@/lib/accounts/sign-in/sessions-schema";

export function toDeviceDto(session: Session, ownSessionId: string): DeviceDto {
  return {
    id: session.id,
    name: deviceName(session.userAgent),
    handheld: isHandheld(session.userAgent),
    firstSeenAt: session.createdAt.toISOString(),
    lastSeenAt: session.rotatedAt.toISOString(),
    current: session.id === ownSessionId,
  };
}
