import type { User } from "@/generated/prisma/client";
import { type NotificationsDto, notificationFields, type PersonDto } from "@/lib/accounts/profile/schema";
import { addressOf } from "@/lib/accounts/sign-in/rules";
import { pick, versionOf } from "@/lib/infra/versions-rules";
import { languageOf } from "@/messages/languages";

/** What people can change of themselves. The address that waits for its confirmation is the newer one. */
export function editablePerson(user: User): Pick<PersonDto, "firstName" | "lastName" | "phone" | "language" | "email"> {
  const { firstName, lastName, phone, language, newEmail } = user;
  return { firstName, lastName, phone, language: languageOf(language) ?? "default", email: newEmail ?? addressOf(user) };
}

export const editableNotifications = (user: User) => pick(user, notificationFields);

export function toPersonDto(user: User): PersonDto {
  const { id, newEmail, passwordHash, totpEnabledAt } = user;
  const proof = { password: passwordHash !== null, code: totpEnabledAt !== null };
  const editable = editablePerson(user);
  return { id, ...editable, email: addressOf(user), newEmail, proof, version: versionOf(editable) };
}

export function toNotificationsDto(row: User): NotificationsDto {
  const values = editableNotifications(row);
  return { ...values, version: versionOf(values) };
}
