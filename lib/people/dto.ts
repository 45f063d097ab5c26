import type { User } from "@/generated/prisma/client";
import { addressOf } from "@/lib/auth/rules";
import type { NotificationsDto, PersonDto } from "@/lib/people/schema";

export function toPersonDto(user: User): PersonDto {
  const { id, firstName, lastName, phone, newEmail, passwordHash, totpEnabledAt } = user;
  const proof = { password: passwordHash !== null, code: totpEnabledAt !== null };
  return { id, firstName, lastName, email: addressOf(user), phone, newEmail, proof };
}

export function toNotificationsDto(row: User): NotificationsDto {
  const { emailAlerts, expirationReminders, weeklyReports, newVendorAlerts, systemUpdates } = row;
  return { emailAlerts, expirationReminders, weeklyReports, newVendorAlerts, systemUpdates };
}
