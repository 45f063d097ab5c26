import type { User } from "@/generated/prisma/client";
import { type NotificationsDto, notificationFields, type PersonDto } from "@/lib/accounts/profile/schema";
import { addressOf } from "@/lib/accounts/sign-in/rules";
import { pick, versionOf } from "@/lib/infra/versions/rules";

/** What people can change of themselves. The address that waits for its confirmation is the newer one. */
export function editablePerson(user: User) {
  const { firstName, lastName, phone, newEmail } = user;
  return { firstName, lastName, phone, email: newEmail ?? addressOf(user) };
}

export const editableNotifications = (user: User) => pick(user, notificationFields);

export function toPersonDto(user: User): PersonDto {
  const { id, firstName, lastName, phone, newEmail, passwordHash, totpEnabledAt } = user;
  const proof = { password: passwordHash !== null, code: totpEnabledAt !== null };
  const version = versionOf(editablePerson(user));
  return { id, firstName, lastName, email: addressOf(user), phone, newEmail, proof, version };
}

export function toNotificationsDto(row: User): NotificationsDto {
  const values = editableNotifications(row);
  return { ...values, version: versionOf(values) };
}
