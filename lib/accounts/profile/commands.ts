import type { z } from "zod";
import type { User } from "@/generated/prisma/client";
import { requiredSignOn } from "@/lib/accounts/firms/queries";
import { tellPlanWish } from "@/lib/accounts/plan-wish-commands";
import { editableNotifications, editablePerson, toNotificationsDto, toPersonDto } from "@/lib/accounts/profile/dto";
import { leavingEmailText, leftEmailText, newEmailText } from "@/lib/accounts/profile/rules";
import type { NotificationsDto, notificationsPatch, PersonDto, personPatch } from "@/lib/accounts/profile/schema";
import { giveUpAddress } from "@/lib/accounts/sign-in/commands";
import { createToken, endLinks, redeemOnce } from "@/lib/accounts/sign-in/links-commands";
import { findAccount } from "@/lib/accounts/sign-in/queries";
import { proveOneself } from "@/lib/accounts/sign-in/second-factor-commands";
import type { Origin } from "@/lib/accounts/throttle-commands";
import { changedFields } from "@/lib/infra/changed-fields";
import { now } from "@/lib/infra/clock";
import { countUp } from "@/lib/infra/counters";
import { inCompany, type Tx } from "@/lib/infra/db";
import { domainOf } from "@/lib/infra/email-domains-rules";
import { env } from "@/lib/infra/env";
import { AppError, tooOften } from "@/lib/infra/errors";
import type { Done } from "@/lib/infra/messages-schema";
import { withPhone } from "@/lib/infra/phones-rules";
import { coded } from "@/lib/infra/sentences-rules";
import { inLanguage } from "@/lib/infra/server-texts";
import { refuseOutdated } from "@/lib/infra/versions-rules";
import { queueMail, queueNotice } from "@/lib/mail/commands";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { languageOf } from "@/messages/languages";

const mailsAnHour = 5;

/**
 * Changes the acting person. Another address takes the proof that it is them, is noted and mailed a link; the present one
 * given again takes that back. Nothing is changed without the proof.
 */
export async function updatePerson(
  scope: CompanyScope,
  { password, code, version, ...patch }: z.output<typeof personPatch>,
  origin: Origin,
): Promise<PersonDto> {
  const { email, language, ...facts } = patch;
  const present = await inCompany(scope, (tx) => tx.user.findUniqueOrThrow({ where: { id: scope.actor.id ?? "" } }));
  // Before a code is used up by the proof.
  refuseOutdated(editablePerson(present), patch, version);
  if (email !== undefined && email !== present.email && email !== present.newEmail) {
    await proveOneself(scope, { password, code }, origin);
    const firm = await requiredSignOn(present);
    // Outside of the domain, a password would count again.
    if (firm && domainOf(email) !== firm.domain) {
      const message = coded("server.accounts.addressStaysAt", { company: firm.company, domain: firm.domain });
      throw new AppError("conflict", message, { email: message });
    }
    await refuseTaken(present, email);
  }
  return inCompany(scope, async (tx) => {
    const before = await lockSelf(tx, scope);
    refuseOutdated(editablePerson(before), patch, version);
    const newEmail = email === undefined ? before.newEmail : email === before.email ? null : email;
    const spoken = language === undefined ? before.language : (languageOf(language) ?? null);
    const data = changedFields(before, { ...withPhone(facts, before.phone), newEmail, language: spoken });
    const fields = Object.keys(data).map((field) => (field === "newEmail" ? "email" : field));
    if (fields.length === 0) return toPersonDto(before);
    const user = await tx.user.update({ where: { id: before.id }, data });
    if (data.newEmail) await askNewMailbox(tx, scope, user, data.newEmail);
    await recordEvent(tx, scope, { action: "user.updated", subjectType: "user", subjectId: user.id, details: { fields } });
    return toPersonDto(user);
  });
}

async function lockSelf(tx: Tx, { actor, companyId }: CompanyScope): Promise<User> {
  await tx.$executeRaw`select 1 from "user" where company_id = ${companyId}::uuid and id = ${actor.id}::uuid for update`;
  return tx.user.findUniqueOrThrow({ where: { id: actor.id ?? "" } });
}

const takenAnHour = 10;

/** Reveals that an address has an account only as the sign-up does, and as rarely. */
async function refuseTaken({ id }: User, email: string): Promise<void> {
  // Whoever opens the link has the mailbox; an account that never confirmed it gives the address up then.
  if (!(await findAccount(email))?.emailVerifiedAt) return;
  if ((await countUp(`taken-address:${id}`, 3600)) > takenAnHour) {
    throw tooOften(coded("server.accounts.addressChangesTooMany"), 3600);
  }
  const message = coded("server.accounts.accountExists");
  throw new AppError("conflict", message, { email: message });
}

async function askNewMailbox(tx: Tx, scope: CompanyScope, user: User, newEmail: string): Promise<void> {
  const lastHour = { gt: new Date(now().getTime() - 3600 * 1000) };
  const sent = await tx.mail.count({ where: { companyId: scope.companyId, kind: "CHANGE_EMAIL", createdAt: lastHour } });
  if (sent >= mailsAnHour) throw tooOften(coded("server.accounts.addressChangesTooMany"), 3600);
  const { APP_URL } = env();
  const { token, mail } = await createToken(tx, user, "CHANGE_EMAIL");
  const text = inLanguage(user.language, () => newEmailText(user.firstName, `${APP_URL}/auth/email?token=${token}`));
  await queueMail(tx, scope, { kind: "CHANGE_EMAIL", recipient: newEmail, ...text, ...mail, secret: true });
  const notice = inLanguage(user.language, () => leavingEmailText(user.firstName, newEmail, `${APP_URL}/settings?tab=personal`));
  await queueNotice(tx, scope, user, notice);
}

const deadLink = () => coded("server.accounts.addressLinkDead");

/**
 * Makes the noted address the person's own by the link emailed to it, and notifies the old address. Opened again, the link changes nothing
 * and reports the current state. Throws `invalid_link` or `conflict`.
 */
export async function confirmNewEmail(token: string): Promise<Done> {
  await redeemOnce(
    token,
    "CHANGE_EMAIL",
    deadLink(),
    async (tx, scope, user, at) => {
      if (!user.newEmail) throw new AppError("invalid_link", deadLink());
      const holder = await findAccount(user.newEmail);
      if (holder && holder.id !== user.id && !holder.emailVerifiedAt) await giveUpAddress(holder.id);
      await tx.user.update({ where: { id: user.id }, data: { email: user.newEmail, emailVerifiedAt: at, formerEmail: null } });
      if (!user.emailVerifiedAt) await tellPlanWish(tx, scope, { ...user, email: user.newEmail });
      await endLinks(tx, user);
      const { firstName, language, newEmail } = user;
      await queueNotice(
        tx,
        scope,
        user,
        inLanguage(language, () => leftEmailText(firstName, newEmail)),
      );
      await recordEvent(tx, scope, { action: "user.email_changed", subjectType: "user", subjectId: user.id });
    },
    // The link that brought the present address was used the moment it was confirmed; others were ended in other ways.
    ({ usedAt, user }) => usedAt?.getTime() === user.emailVerifiedAt?.getTime(),
  );
  return { message: coded("server.accounts.addressChanged") };
}

export function updateNotifications(
  scope: CompanyScope,
  { version, ...patch }: z.output<typeof notificationsPatch>,
): Promise<NotificationsDto> {
  return inCompany(scope, async (tx) => {
    const before = await lockSelf(tx, scope);
    const { id } = before;
    refuseOutdated(editableNotifications(before), patch, version);
    const details = changedFields(before, patch);
    if (Object.keys(details).length === 0) return toNotificationsDto(before);
    const user = await tx.user.update({ where: { id }, data: details });
    await recordEvent(tx, scope, { action: "user.notifications_changed", subjectType: "user", subjectId: id, details });
    return toNotificationsDto(user);
  });
}
