import type { Company, User } from "@/generated/prisma/client";
import { addressOf } from "@/lib/accounts/sign-in/rules";
import type { MeDto, UserDto } from "@/lib/accounts/sign-in/schema";
import { now } from "@/lib/infra/clock";
import { logoUrl } from "@/lib/tenancy/dto";
import { standingOf } from "@/lib/tenancy/plan-rules";
import { languageOf } from "@/messages/languages";

type UserRow = Pick<
  User,
  | "id"
  | "firstName"
  | "lastName"
  | "email"
  | "formerEmail"
  | "phone"
  | "platformRole"
  | "role"
  | "emailVerifiedAt"
  | "language"
  | "listColumns"
>;
type CompanyRow = Pick<Company, "id" | "testOfId" | "name" | "timeZone" | "logoKey" | "planSince" | "planEndedAt" | "trialEndsAt">;

export function toUserDto(user: UserRow): UserDto {
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: addressOf(user),
    phone: user.phone,
    role: user.platformRole === "ADMIN" ? "admin" : "user",
    companyRole: user.role,
    emailVerified: user.emailVerifiedAt !== null,
    needsAddress: user.formerEmail !== null,
    language: languageOf(user.language) ?? null,
    listColumns: user.listColumns,
  };
}

export function toMeDto(user: UserRow, company: CompanyRow): MeDto {
  const { id, name, timeZone } = company;
  return {
    user: toUserDto(user),
    company: { id, name, timeZone, logoUrl: logoUrl(company), isTest: company.testOfId !== null, standing: standingOf(company, now()) },
  };
}
