import type { User } from "@/generated/prisma/client";
import type { CompanyScope } from "@/lib/auth/scope";
import { inCompany } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { toNotificationsDto, toPersonDto } from "@/lib/people/dto";
import type { NotificationsDto, PersonDto } from "@/lib/people/schema";

function self(scope: CompanyScope): Promise<User> {
  return inCompany(scope, async (tx) => {
    const user = await tx.user.findUnique({ where: { id: scope.actor.id ?? "" } });
    if (!user) throw notFound("User");
    return user;
  });
}

export async function getPerson(scope: CompanyScope): Promise<PersonDto> {
  return toPersonDto(await self(scope));
}

export async function getNotifications(scope: CompanyScope): Promise<NotificationsDto> {
  return toNotificationsDto(await self(scope));
}
