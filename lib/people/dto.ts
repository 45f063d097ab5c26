import type { User } from "@/generated/prisma/client";
import type { NotificationsDto, PersonDto } from "@/lib/people/schema";

export function toPersonDto({ id, firstName, lastName, email, phone, newEmail, passwordHash, totpEnabledAt }: User): PersonDto {
  const proof = { password: passwordHash !== null, code: totpEnabledAt !== null };
  return { id, firstName, lastName, email, phone, newEmail, proof };
}

export function toNotificationsDto(row: User): NotificationsDto {
  const { emailAlerts, expirationReminders, weeklyReports, newVendorAlerts, systemUpdates } = row;
  return { emailAlerts, expirationReminders, weeklyReports, newVendorAlerts, systemUpdates };
}
