import type { z } from "zod";
import type { Invitation } from "@/generated/prisma/client";
import { refuseWeak } from "@/lib/accounts/passwords/queries";
import { ownWordsOf } from "@/lib/accounts/passwords/rules";
import { giveUpAddress, refuseSignOn } from "@/lib/accounts/sign-in/commands";
import { findAccount } from "@/lib/accounts/sign-in/queries";
import { registerInput } from "@/lib/accounts/sign-in/schema";
import { type Device, openSession, type SignedIn } from "@/lib/accounts/sign-in/sessions-commands";
import { termsVersion } from "@/lib/accounts/sign-in/values";
import { requireSeat, requireSeatToJoin } from "@/lib/companies/plan-limits/commands";
import { type Inviter, inviterOf, refuseAdminByKey } from "@/lib/companies/team/acting-commands";
import { invitationParts, toInvitationDto } from "@/lib/companies/team/dto";
import { joinTeam } from "@/lib/companies/team/joining-commands";
import { alreadyInvited, invitationText, invitedElsewhereText, maskedAddress } from "@/lib/companies/team/rules";
import type { acceptInput, InvitationDto, Invited, invitationInput, invitationsInput } from "@/lib/companies/team/schema";
import { invitationDays } from "@/lib/companies/team/values";
import { now } from "@/lib/infra/clock";
import { hashPassword, randomToken, tokenHash } from "@/lib/infra/crypto";
import { asAuth, inCompany, isUniqueViolation, type Tx } from "@/lib/infra/db";
import { env } from "@/lib/infra/env";
import { AppError } from "@/lib/infra/errors";
import { coded, isSameSentence, type Sentence } from "@/lib/infra/sentences-rules";
import { chosenLanguage, inLanguage } from "@/lib/infra/server-texts";
import { queueMail } from "@/lib/mail/commands";
import { countInvitation } from "@/lib/mail/limits/commands";
import { mayMailVendors } from "@/lib/mail/limits/queries";
import { confirmFirst } from "@/lib/mail/limits/rules";
import { announceUser } from "@/lib/mail/platform-notices/commands";
import { byPerson } from "@/lib/tenancy/actors-rules";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import { type CompanyScope, systemScope } from "@/lib/tenancy/scope";

const dayMillis = 24 * 60 * 60 * 1000;

/**
 * Invites an address, or an invited one again with the new role. Only the owner learns whether it has an account in another company. Throws
 * `conflict` for a member of the team, `already_invited` where the role would change and `changeRole` is not set, `limit_reached` and
 * `rate_limited` as `writeInvitation` does.
 */
export async function inviteMember(
  scope: CompanyScope,
  { email, role, changeRole }: z.output<typeof invitationInput>,
): Promise<InvitationDto> {
  const isElsewhere = (await findAccount(email))?.emailVerifiedAt != null;
  return inCompany(scope, async (tx) => {
    if ((await tx.user.count({ where: { companyId: scope.companyId, email } })) > 0) {
      throw new AppError("conflict", coded("server.companies.thisPersonIsAlreadyOn"), {
        email: coded("server.companies.thisPersonIsAlreadyOn"),
      });
    }
    if (!(await mayMailVendors(tx, scope))) throw new AppError("conflict", confirmFirst());
    const companyId_email = { companyId: scope.companyId, email };
    const open = await tx.invitation.findUnique({ where: { companyId_email } });
    if (open && open.expiresAt > now() && open.role !== role && !changeRole) {
      throw new AppError("already_invited", alreadyInvited(email, open.role, role));
    }
    refuseAdminByKey(scope, role);
    const inviter = await inviterOf(tx, scope);
    const row = await writeInvitation(tx, scope, { email, role, inviter, isElsewhere, by: "member" });
    await recordEvent(tx, scope, { action: "team.invited", ...invitationFacts(row), details: { role } });
    return toInvitationDto(row, now());
  });
}

type NewInvitation = {
  email: string;
  role: Invitation["role"];
  inviter: Inviter;
  isElsewhere: boolean;
  by: "member" | "platform";
};

/**
 * Writes the invitation, or renews an open one, and emails its link. Throws `limit_reached` where the plan has no room for another
 * user, and `rate_limited` when the day's invitations are used up.
 */
export async function writeInvitation(tx: Tx, scope: CompanyScope, { email, role, inviter, isElsewhere, by }: NewInvitation) {
  await requireSeat(tx, scope, { by, email });
  const fresh = newLink();
  const facts = { role, inviterId: inviter.id, ...fresh.stored };
  const row = await tx.invitation.upsert({
    where: { companyId_email: { companyId: scope.companyId, email } },
    create: { companyId: scope.companyId, email, ...facts },
    update: facts,
    include: invitationParts,
  });
  await mailInvitation(tx, scope, row, fresh.token, { inviter: inviter.name, isElsewhere });
  return row;
}

type Result = Invited["results"][number];

/**
 * Invites many addresses with one role, each by itself, and returns the result of each. Throws `conflict` where the account may not invite
 * anyone yet.
 */
export async function inviteMembers(
  scope: CompanyScope,
  { emails, role, changeRole }: z.output<typeof invitationsInput>,
): Promise<Invited> {
  const results = new Map<string, Result>();
  for (const typed of emails) {
    const { data: email } = registerInput.shape.email.safeParse(typed);
    const key = email ?? typed.trim();
    if (results.has(key)) continue;
    results.set(
      key,
      email ? await inviteOne(scope, { email, role, changeRole }) : refused(key, coded("server.companies.pleaseEnterAValidEmail")),
    );
  }
  return { results: [...results.values()] };
}

async function inviteOne(scope: CompanyScope, input: Parameters<typeof inviteMember>[1]): Promise<Result> {
  try {
    await inviteMember(scope, input);
    return { email: input.email, outcome: "invited", message: coded("server.companies.invitationSent") };
  } catch (error) {
    if (!(error instanceof AppError) || isSameSentence(error.sentence, confirmFirst())) throw error;
    if (error.code === "already_invited") return { email: input.email, outcome: "question", message: error.sentence };
    if (["conflict", "limit_reached", "rate_limited"].includes(error.code)) return refused(input.email, error.sentence);
    throw error;
  }
}

const refused = (email: string, message: Sentence): Result => ({ email, outcome: "refused", message });

/** The log names an invitation by its row, and by its masked address once that is gone. */
export const invitationFacts = ({ id, email }: Pick<Invitation, "id" | "email">) => ({
  subjectType: "invitation",
  subjectId: id,
  subjectName: maskedAddress(email),
});

function newLink() {
  const token = randomToken();
  return { token, stored: { hash: tokenHash(token), expiresAt: new Date(now().getTime() + invitationDays * dayMillis) } };
}

type Wording = { inviter: string; isElsewhere: boolean };

async function mailInvitation(tx: Tx, scope: CompanyScope, invitation: Invitation, token: string, wording: Wording): Promise<void> {
  const { id, email, role, expiresAt } = invitation;
  const { inviter, isElsewhere } = wording;
  await countInvitation(tx, scope);
  const company = await tx.company.findUniqueOrThrow({ where: { id: scope.companyId } });
  const text = inLanguage(null, () =>
    isElsewhere
      ? invitedElsewhereText(company.name, inviter)
      : invitationText(company.name, inviter, role, `${env().APP_URL}/invitation?token=${token}`),
  );
  const mail = { kind: "TEAM_INVITATION" as const, recipient: email, aboutId: id, validUntil: expiresAt };
  await queueMail(tx, scope, { ...mail, ...text, secret: true });
}

const deadLink = () => coded("server.companies.thisInvitationNoLongerWorks");

/**
 * Makes the invited person a member, by the link of their email, which confirms the address too, and signs them in. Throws
 * `invalid_link`, and `limit_reached` where the plan has no room for another user; the link stays good then.
 */
export async function acceptInvitation({ token, password, ...person }: z.output<typeof acceptInput>, device: Device): Promise<SignedIn> {
  const refused = new AppError("invalid_link", deadLink());
  const found = await asAuth().invitation.findUnique({ where: { hash: tokenHash(token) }, include: { company: true } });
  if (found?.company.status !== "ACTIVE" || found.expiresAt <= now()) throw refused;
  // The invitation stays open: the firm's provider takes the person in by it.
  await refuseSignOn(found.email);
  await refuseWeak(password, ownWordsOf({ ...person, email: found.email }, found.company.name));
  const passwordHash = await hashPassword(password);
  // The link has shown whose the mailbox is: an account that never confirmed it must not keep anyone from joining.
  const holder = await findAccount(found.email);
  if (holder && !holder.emailVerifiedAt) await giveUpAddress(holder.id);
  const scope = systemScope(found.company);
  try {
    return await inCompany(scope, async (tx) => {
      await requireSeatToJoin(tx, scope);
      // The removal decides between two uses at once, and between a use and a withdrawal: only one finds the row.
      const { count } = await tx.invitation.deleteMany({
        where: { companyId: scope.companyId, id: found.id, hash: found.hash, expiresAt: { gt: now() } },
      });
      if (count === 0) throw refused;
      const { firstName, lastName } = person;
      const facts = { firstName, lastName, email: found.email, role: found.role, passwordHash, language: chosenLanguage() };
      const user = await joinTeam(tx, scope, { ...facts, emailVerifiedAt: now(), termsAcceptedAt: now(), termsVersion });
      const joined = { ...scope, actor: byPerson(user.id) };
      const details = { role: found.role, invitation: found.id };
      await recordEvent(tx, joined, { action: "team.joined", subjectType: "user", subjectId: user.id, details });
      await announceUser(tx, scope, user.id);
      return openSession(tx, found.company, user, { ...device, remember: false });
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError("conflict", coded("server.companies.anAccountWithThisAddress"));
    throw error;
  }
}
