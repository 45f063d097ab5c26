import type { Prisma, User } from "@/generated/prisma/client";
import { placeholderAddress } from "@/lib/accounts/sign-in/rules";
import type { Tx } from "@/lib/infra/db";
import type { CompanyScope } from "@/lib/tenancy/scope";

type Person = Omit<Prisma.UserUncheckedCreateInput, "id" | "companyId" | "platformRole">;

/**
 * Makes an invited person a member. A colleague whom an import of the company's data brought along, suspended and without any way to
 * sign in, takes that account over, so that what they uploaded and stated stays theirs.
 */
export async function joinTeam(tx: Tx, { companyId }: CompanyScope, person: Person): Promise<User> {
  const former = {
    companyId,
    newEmail: person.email,
    status: "SUSPENDED",
    passwordHash: null,
    emailVerifiedAt: null,
    deletedAt: null,
  } as const;
  const waiting = await tx.user.findMany({ where: former });
  const own = waiting.find(({ id, email }) => email === placeholderAddress(id));
  if (!own) return tx.user.create({ data: { ...person, companyId } });
  return tx.user.update({ where: { id: own.id }, data: { ...person, newEmail: null, status: "ACTIVE" } });
}
