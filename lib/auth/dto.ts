import type { Company, User } from "@/generated/prisma/client";
import type { MeDto, UserDto } from "@/lib/auth/schema";

type UserRow = Pick<User, "id" | "firstName" | "lastName" | "email" | "phone" | "platformRole" | "role" | "emailVerifiedAt">;
type CompanyRow = Pick<Company, "id" | "name" | "timeZone">;

export function toUserDto(user: UserRow): UserDto {
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    phone: user.phone,
    role: user.platformRole === "ADMIN" ? "admin" : "user",
    companyRole: user.role,
    emailVerified: user.emailVerifiedAt !== null,
  };
}

export function toMeDto(user: UserRow, company: CompanyRow): MeDto {
  return { user: toUserDto(user), company: { id: company.id, name: company.name, timeZone: company.timeZone } };
}
