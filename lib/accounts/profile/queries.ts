import type { User } from "@/generated/prisma/client";
import { toNotificationsDto, toPersonDto } from "@/lib/accounts/profile/dto";
import type { NotificationsDto, PersonDto } from "@/lib/accounts/profile/schema";
import { inCompany } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import type { CompanyScope } from "@/lib/tenancy/scope";

function self(scope: CompanyScope): Promise<User> {
  return inCompany(scope, async (tx) => {
    const user = await tx.user.findUnique({ where: { id: scope.actor.id ?? "" } });
    if (!user) throw notFound(coded("common.user"));
    return user;
  });
}

export async function getPerson(scope: CompanyScope): Promise<PersonDto> {
  return toPersonDto(await self(scope));
}

export async function getNotifications(scope: CompanyScope): Promise<NotificationsDto> {
  return toNotificationsDto(await self(scope));
}
