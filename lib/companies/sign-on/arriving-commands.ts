import { findLinked, isLinked } from "@/lib/accounts/firms/queries";
import type { FirmProvider } from "@/lib/accounts/firms/schema";
import { giveUpAddress } from "@/lib/accounts/sign-in/commands";
import { type Account, findAccount, isUsable, loadAccount } from "@/lib/accounts/sign-in/queries";
import { enter } from "@/lib/accounts/sign-in/second-factor-commands";
import { type Device, openSession } from "@/lib/accounts/sign-in/sessions-commands";
import { type Arrival, link } from "@/lib/accounts/sso/commands";
import type { Claims, Person } from "@/lib/accounts/sso/rules";
import type { Refusal, Trial } from "@/lib/accounts/sso/schema";
import { requireSeatToJoin } from "@/lib/companies/plan-limits/commands";
import { personOfFirm } from "@/lib/companies/sign-on/rules";
import { joinTeam } from "@/lib/companies/team/joining-commands";
import { now } from "@/lib/infra/clock";
import { inCompany, isUniqueViolation } from "@/lib/infra/db";
import { AppError } from "@/lib/infra/errors";
import { chosenLanguage } from "@/lib/infra/server-texts";
import { announceUser } from "@/lib/mail/platform-notices/commands";
import { byPerson } from "@/lib/tenancy/actors-rules";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import { systemScope } from "@/lib/tenancy/scope";

/** What came of trying a provider: nobody is signed in. */
export function tryFirm(provider: FirmProvider, claims: Claims): Trial {
  const person = personOfFirm(provider, claims);
  return "refused" in person ? person.refused : "passed";
}

/**
 * Signs in whom a firm's own provider names, or takes them into the firm. It opens accounts of the firm alone, never one of another company
 * or of an admin of the platform: whoever runs the provider decides what it says.
 */
export async function arriveAtFirm(provider: FirmProvider, claims: Claims, device: Device): Promise<Arrival> {
  if (!provider.isOn) return { refused: "off" };
  const person = personOfFirm(provider, claims);
  if ("refused" in person) return { refused: person.refused };
  const linked = await findLinked(provider.id, person.subject);
  if (linked) return enterAtFirm(provider, linked.user, device);
  const found = await findAccount(person.email);
  // The firm has shown whose the mailbox is: an account elsewhere that never confirmed it must not keep anyone from joining.
  if (found && !found.emailVerifiedAt && (await loadAccount(found.id))?.companyId !== provider.company.id) {
    await giveUpAddress(found.id);
    return joinFirm(provider, person, device);
  }
  const user = found ? await loadAccount(found.id) : null;
  if (!user) return joinFirm(provider, person, device);
  const refused = refusalOf(provider, user);
  if (refused) return { refused };
  if (!user.emailVerifiedAt) return { refused: "unconfirmed" };
  if (await isLinked(provider.id, user.id)) return { refused: "other-account" };
  await link(provider, person, user);
  return enterAtFirm(provider, user, device);
}

/** Why an account is not the firm's to open; null: it is. */
function refusalOf({ company }: FirmProvider, user: Account): Refusal | null {
  if (user.platformRole === "ADMIN") return "platform";
  if (user.companyId !== company.id) return "elsewhere";
  return isUsable(user) ? null : "suspended";
}

async function enterAtFirm(provider: FirmProvider, user: Account, device: Device): Promise<Arrival> {
  const refused = refusalOf(provider, user);
  return refused ? { refused } : { signedIn: await enter(user, device, false) };
}

/** Takes a new person in: with the role of their invitation, or the one that the firm gives everyone at its domains. */
async function joinFirm(provider: FirmProvider, { email, subject, firstName, lastName }: Person, device: Device): Promise<Arrival> {
  const { company } = provider;
  const scope = systemScope(company);
  const joined = inCompany(scope, async (tx): Promise<Arrival> => {
    const row = await tx.company.findUniqueOrThrow({ where: { id: company.id } });
    const invited = await tx.invitation.findFirst({ where: { companyId: company.id, email, expiresAt: { gt: now() } } });
    const role = invited?.role ?? row.signOnRole;
    if (!role) return { refused: "uninvited" };
    await requireSeatToJoin(tx, scope);
    await tx.invitation.deleteMany({ where: { companyId: company.id, email } });
    const facts = { email, firstName: firstName || email.split("@")[0] || email, lastName, role };
    const user = await joinTeam(tx, scope, { ...facts, passwordHash: null, emailVerifiedAt: now(), language: chosenLanguage() });
    await tx.identity.create({ data: { companyId: company.id, userId: user.id, provider: provider.id, subject } });
    const details = { role, provider: provider.name };
    await recordEvent(
      tx,
      { ...scope, actor: byPerson(user.id) },
      { action: "team.joined", subjectType: "user", subjectId: user.id, details },
    );
    await announceUser(tx, scope, user.id);
    return { signedIn: await openSession(tx, row, user, { ...device, remember: false }) };
  });
  return joined.catch((error) => {
    if (error instanceof AppError && error.code === "limit_reached") return { refused: "full" } as const;
    // Of two arrivals at once, the index lets one through; the next try finds the account.
    if (isUniqueViolation(error)) return { refused: "failed" } as const;
    throw error;
  });
}
