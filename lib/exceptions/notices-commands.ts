import type { RequirementException, User } from "@/generated/prisma/client";
import { createPersonLink } from "@/lib/accounts/links/commands";
import { sentenceOf } from "@/lib/exceptions/dto";
import { type ToldException, vendorText } from "@/lib/exceptions/notices-rules";
import { toIsoDate } from "@/lib/infra/clock";
import type { Tx } from "@/lib/infra/db";
import { env } from "@/lib/infra/env";
import { inLanguage } from "@/lib/infra/server-texts";
import { queueMail } from "@/lib/mail/commands";
import { mayMailByItself } from "@/lib/mail/kinds-queries";
import { portalLinkMark } from "@/lib/mail/links-values";
import { findRecipients } from "@/lib/mail/recipients/queries";
import { type MailText, mailWords, own } from "@/lib/mail/rules";
import { vendorLanguage } from "@/lib/mail/templates/queries";
import { actorInWords } from "@/lib/tenancy/audit/rules";
import type { CompanyScope } from "@/lib/tenancy/scope";

/** Members whose mailbox is known to be theirs, and who want emails at all. */
const reachable = { status: "ACTIVE" as const, deletedAt: null, emailVerifiedAt: { not: null }, emailAlerts: true };

/** Those who decide about exceptions, but for the one who acts. */
export const decidersOf = (tx: Tx, { companyId, actor }: CompanyScope): Promise<User[]> =>
  tx.user.findMany({ where: { companyId, ...reachable, role: "ADMIN", ...(actor.id && { id: { not: actor.id } }) } });

/** Some members, but for the one who acts. */
export const membersOf = (tx: Tx, { companyId, actor }: CompanyScope, ids: readonly (string | null)[]): Promise<User[]> =>
  tx.user.findMany({ where: { companyId, ...reachable, id: { in: ids.flatMap((id) => (id && id !== actor.id ? [id] : [])) } } });

/** Emails each reader about an exception in their language, in the caller's transaction. `lastDay`: where its policy ends it before. */
export async function tellOf(
  tx: Tx,
  scope: CompanyScope,
  exception: RequirementException,
  readers: readonly User[],
  write: (about: ToldException) => MailText,
  { lastDay = toIsoDate(exception.untilOn) }: { lastDay?: string } = {},
): Promise<void> {
  if (readers.length === 0) return;
  const { companyId } = scope;
  const vendor = await tx.vendor.findUniqueOrThrow({
    where: { companyId_id: { companyId, id: exception.vendorId } },
    select: { name: true },
  });
  const { APP_URL: appUrl } = env();
  for (const { firstName, email, language } of readers) {
    const text = inLanguage(language, () =>
      write({
        ...{ firstName, vendor: vendor.name, reason: exception.reason, lastDay, link: `${appUrl}/exceptions` },
        requirement: sentenceOf(exception.requirementSentence, exception.requirement),
        end: mailWords("server.mail.changeYourNotifications", { link: own(`${appUrl}/settings?tab=notifications`) }),
      }),
    );
    await queueMail(tx, scope, { kind: "EXCEPTION_NOTICE", aboutId: exception.id, recipient: email, ...text });
  }
}

/** Emails the vendor what was decided about an exception that it asked for, in its language, with a link to its page. */
export async function tellVendor(
  tx: Tx,
  scope: CompanyScope,
  row: RequirementException,
  { answer, note }: { answer: "approve" | "refuse" | "end"; note: string },
): Promise<void> {
  const { companyId } = scope;
  const { vendorId } = row;
  const include = { company: { select: { name: true } } };
  const vendor = await tx.vendor.findUniqueOrThrow({ where: { companyId_id: { companyId, id: vendorId } }, include });
  if (vendor.isSample || !(await mayMailByItself(tx, scope))) return;
  const { company } = vendor;
  const language = vendorLanguage(vendor);
  const wordsFor = (contact: string | null) =>
    inLanguage(language, () => ({
      ...vendorText(
        {
          ...{ contactName: contact ?? vendor.name, company: company.name, note, link: portalLinkMark },
          requirement: sentenceOf(row.requirementSentence, row.requirement),
          lastDay: toIsoDate(row.untilOn),
        },
        answer,
      ),
      buttonLabel: mailWords("server.templates.buttonOpen", {}),
    }));
  for (const to of await findRecipients(tx, scope, vendorId, "message")) {
    const portalLinkId = await createPersonLink(tx, scope, vendorId, to);
    const about = { vendorId, aboutId: row.id, recipient: to.email, language, portalLinkId };
    await queueMail(tx, scope, { kind: "EXCEPTION_ANSWER", ...about, ...wordsFor(to.name) });
  }
}

/** The name of the one who acts. */
export async function actorName(tx: Tx, { companyId, actor }: CompanyScope): Promise<string> {
  const user = actor.id ? await tx.user.findUnique({ where: { companyId_id: { companyId, id: actor.id } } }) : null;
  if (user) return `${user.firstName} ${user.lastName}`.trim();
  return actor.kind === "link" ? actor.recipient : actorInWords(actor.kind, null);
}
