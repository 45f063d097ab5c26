import { findAccount } from "@/lib/accounts/sign-in/queries";
import { normalizeAddress } from "@/lib/accounts/sign-in/rules";
import { addUser, updateUser } from "@/lib/admin/users/commands";
import { listUsers } from "@/lib/admin/users/queries";
import { adminUsersQuery, newUserInput } from "@/lib/admin/users/schema";
import { asPlatform } from "@/lib/infra/db";
import { inWords, issueSentence } from "@/lib/infra/sentences-rules";
import { operatorScope } from "@/lib/tenancy/scope";

/** Lists users and open invitations, the newest first, at most 100. */
export async function listAllUsers([search = ""]: string[]): Promise<void> {
  const { users, pagination } = await listUsers(operatorScope(), adminUsersQuery.parse({ search, limit: 100 }));
  for (const { email, company, companyRole, role, status } of users) {
    console.log([email, company.name, role === "admin" ? "platform admin" : companyRole.toLowerCase(), status].join("\t"));
  }
  console.log(`${users.length} of ${pagination.total} users.`);
}

/** Invites someone into a company: the person chooses the password. */
export async function createUser([email = "", company = "", role = "MANAGER"]: string[]): Promise<void> {
  const isId = /^[0-9a-f-]{36}$/.test(company);
  const found = await asPlatform().company.findMany({ where: isId ? { id: company } : { name: company }, select: { id: true }, take: 2 });
  if (found.length !== 1)
    throw new Error(found.length === 0 ? `There is no company "${company}".` : "Several companies have this name. Give the id.");
  const input = newUserInput.safeParse({ email, companyId: found[0]?.id, companyRole: role.toUpperCase() });
  if (!input.success) throw new Error(input.error.issues.map(({ message }) => inWords(issueSentence(message))).join("\n"));
  console.log(inWords((await addUser(operatorScope(), input.data)).message));
}

export const suspendUser = ([email = ""]: string[]) => setStatus(email, "suspended");
export const activateUser = ([email = ""]: string[]) => setStatus(email, "active");

async function setStatus(email: string, status: "active" | "suspended"): Promise<void> {
  const found = await findAccount(normalizeAddress(email));
  if (!found) throw new Error(`There is no user ${email}.`);
  await updateUser(operatorScope(), found.id, { status });
  console.log(status === "active" ? `${email} can sign in again.` : `${email} is suspended and signed out everywhere.`);
}
