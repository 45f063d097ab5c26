import type { Mail, MailKind } from "@/generated/prisma/client";
import { now } from "@/lib/infra/clock";
import { asPlatform, type Tx } from "@/lib/infra/db";
import { coded, type Sentence } from "@/lib/infra/sentences-rules";
import { whyHeld } from "@/lib/mail/kinds-queries";
import { isStillWanted, isUntrueNotice } from "@/lib/mail/notices/queries";
import type { Wish } from "@/lib/mail/notices/rules";
import { reasonToSkipNotice } from "@/lib/mail/platform-notices/queries";
import { isPersonOf } from "@/lib/mail/recipients/queries";
import { missingPayment, outOfDate } from "@/lib/mail/rules";
import { whySilent } from "@/lib/tenancy/plan-queries";
import type { CompanyScope } from "@/lib/tenancy/scope";

/** Why a message need not be sent any more, as a sentence for people; null while it is still true. */
type Check = (tx: Tx, scope: CompanyScope, mail: Mail) => Promise<Sentence | null>;

/** Each kind of message says when its reason is gone. What happened to an account stays true. */
const checks: Record<MailKind, Check> = {
  CONFIRM_EMAIL: checkLink,
  RESET_PASSWORD: checkLink,
  CHANGE_EMAIL: checkLink,
  TEAM_INVITATION: checkInvitation,
  VENDOR_INVITATION: checkRequest,
  EXPIRATION_REMINDER: checkReminder,
  NEW_VENDOR: checkNewVendor,
  WEEKLY_REPORT: (...about) => checkReader(...about, "weeklyReports"),
  SYSTEM_UPDATE: (...about) => checkReader(...about, "systemUpdates"),
  PLAN_WISH: checkPlanWish,
  DELETION_NOTICE: checkDeletion,
  SECURITY_NOTICE: async () => null,
  ACCOUNT_EXISTS: async () => null,
  VENDOR_MESSAGE: checkVendorMessage,
  COMPLETED_OPERATIONS: checkCompletedOperations,
  EXCEPTION_NOTICE: checkException,
  AGENT_REQUEST: checkAgentRequest,
  VENDOR_NEWS: checkMember,
  FOLLOW_UP: checkReminder,
  DOCUMENT_REMINDER: checkPapers,
  BILLING_NOTICE: checkBilling,
  COMPANY_MESSAGE: checkCompanyMessage,
  EXCEPTION_ANSWER: checkCompanyMessage,
  PLATFORM_REPORT: checkPlatformReport,
  PLATFORM_NOTICE: (_tx, _scope, mail) => reasonToSkipNotice(mail),
  INBOUND_ANSWER: async () => null,
  WEBHOOK_NOTICE: checkWebhookNotice,
  CONNECTION_NOTICE: checkConnectionNotice,
};

/** Asks before a message is sent, at the first try as after days of outage, whether its reason is still there. */
export async function reasonToSkip(tx: Tx, scope: CompanyScope, mail: Mail): Promise<Sentence | null> {
  if (mail.validUntil && mail.validUntil <= now()) return outOfDate(mail);
  if (await isReplaced(tx, scope, mail)) return coded("server.mail.aNewerEmailReplacedIt");
  return (await whyHeld(tx, scope, mail)) ?? checks[mail.kind](tx, scope, mail);
}

/** Each of these says something else, or is replaced where reminders are written (lib/reminders). */
const neverReplaced: readonly MailKind[] = [
  "EXPIRATION_REMINDER",
  "FOLLOW_UP",
  "VENDOR_MESSAGE",
  "COMPANY_MESSAGE",
  "EXCEPTION_ANSWER",
  "DOCUMENT_REMINDER",
];

/** Whether a later message says the same thing, newly, to the same recipient. */
async function isReplaced(tx: Tx, { companyId }: CompanyScope, { kind, recipient, vendorId, aboutId, createdAt }: Mail): Promise<boolean> {
  if (neverReplaced.includes(kind) || (!vendorId && !aboutId)) return false;
  // A vendor gets a request for each of its contracts.
  const about = kind === "COMPLETED_OPERATIONS" ? { vendorId, aboutId } : vendorId ? { vendorId } : { aboutId };
  return (await tx.mail.count({ where: { companyId, kind, recipient, ...about, createdAt: { gt: createdAt } } })) > 0;
}

/** A link ends when it is used, when a newer one is sent, and with its account. */
async function checkLink(tx: Tx, { companyId }: CompanyScope, { aboutId: id, kind, recipient }: Mail): Promise<Sentence | null> {
  // Links were not noted at first.
  if (!id) return null;
  const link = await tx.authToken.findUnique({ where: { companyId_id: { companyId, id } }, include: { user: true } });
  if (!link || link.usedAt) return coded("server.mail.theLinkInItNo");
  const { email, formerEmail, newEmail, emailVerifiedAt, status } = link.user;
  if (status === "SUSPENDED") return coded("server.mail.theAccountIsNoLonger");
  if (kind === "CONFIRM_EMAIL" && emailVerifiedAt) return coded("server.mail.theEmailAddressIsConfirmed");
  return [email, formerEmail, newEmail].includes(recipient) ? null : coded("server.mail.theAccountHasADifferent");
}

async function checkInvitation(tx: Tx, scope: CompanyScope, { aboutId: id }: Mail): Promise<Sentence | null> {
  const { companyId } = scope;
  if (!id) return null;
  const invitation = await tx.invitation.findUnique({ where: { companyId_id: { companyId, id } } });
  if (!invitation) return coded("server.mail.theInvitationWasWithdrawnOr");
  if (invitation.expiresAt <= now()) return coded("server.mail.theInvitationExpired");
  return whySilent(tx, scope);
}

/** A vendor gets requests for a certificate as long as the company may send them and still needs one. */
async function checkRequest(tx: Tx, scope: CompanyScope, { vendorId, recipient, createdAt }: Mail): Promise<Sentence | null> {
  const { companyId } = scope;
  const vendor = await tx.vendor.findUnique({ where: { companyId_id: { companyId, id: vendorId ?? "" } } });
  if (!vendor) return coded("server.mail.theVendorWasDeleted");
  if (!(await isPersonOf(tx, scope, vendor.id, recipient))) return coded("server.mail.theVendorHasADifferent");
  if (vendor.status === "INACTIVE" && vendor.updatedAt > createdAt) return coded("server.mail.theVendorWasSetInactive");
  const arrived = { companyId, vendorId: vendor.id, createdAt: { gt: createdAt } };
  if (vendor.complianceStatus === "COMPLIANT" && (await tx.document.count({ where: arrived })) > 0) {
    return coded("server.mail.theVendorsCertificateHasArrived");
  }
  return whySilent(tx, scope);
}

/** A contract's insurance after its work is requested while it is missing. */
async function checkCompletedOperations(tx: Tx, scope: CompanyScope, mail: Mail): Promise<Sentence | null> {
  const { companyId } = scope;
  const where = { companyId, vendorId: mail.vendorId ?? "", assignmentId: mail.aboutId, untilAt: null };
  const verdict = await tx.verdict.findFirst({ where, select: { status: true } });
  const isMissing = verdict !== null && ["EXPIRED", "NON_COMPLIANT", "NO_DOCUMENTS"].includes(verdict.status);
  return isMissing ? checkRequest(tx, scope, mail) : coded("server.mail.theVendorsCertificateHasArrived");
}

/** It is sent while one of its papers is on file and no newer one has taken its place. */
async function checkPapers(tx: Tx, scope: CompanyScope, mail: Mail): Promise<Sentence | null> {
  const [still] = await tx.$queryRaw<unknown[]>`
    select 1 from reminder r join document d on d.company_id = r.company_id and r.policy_key = 'paper:' || d.id::text
    where r.company_id = ${scope.companyId}::uuid and r.mail_id = ${mail.id}::uuid and d.badge <> 'SUPERSEDED' limit 1`;
  return still ? checkCompanyMessage(tx, scope, mail) : coded("server.mail.aNewerDocumentArrived");
}

/** A platform admin wrote it, so the company's plan does not matter. */
async function checkVendorMessage(tx: Tx, scope: CompanyScope, { vendorId, recipient }: Mail): Promise<Sentence | null> {
  const where = { companyId_id: { companyId: scope.companyId, id: vendorId ?? "" } };
  const vendor = await tx.vendor.findUnique({ where, select: { id: true, company: { select: { status: true } } } });
  if (!vendor) return coded("server.mail.theVendorWasDeleted");
  if (!(await isPersonOf(tx, scope, vendor.id, recipient))) return coded("server.mail.theVendorHasADifferent");
  return vendor.company.status === "ACTIVE" ? null : coded("server.mail.theCompanyIsSuspended");
}

/** A member wrote it, in the name of a company that may still write to its vendors. */
async function checkCompanyMessage(tx: Tx, scope: CompanyScope, mail: Mail): Promise<Sentence | null> {
  return (await checkVendorMessage(tx, scope, mail)) ?? whySilent(tx, scope);
}

/** A scheduled report is for whoever can open the Admin Portal, while there is the report and its schedule. */
async function checkPlatformReport(tx: Tx, { companyId }: CompanyScope, { recipient, aboutId }: Mail): Promise<Sentence | null> {
  const report = aboutId ? await asPlatform().report.findUnique({ where: { id: aboutId } }) : null;
  if (!report) return coded("server.mail.theReportWasDeleted");
  const schedule = report.scheduleId ? await asPlatform().reportSchedule.findUnique({ where: { id: report.scheduleId } }) : null;
  if (!schedule) return coded("server.mail.theScheduleHasEnded");
  const where = { companyId, email: recipient, platformRole: "ADMIN", status: "ACTIVE", deletedAt: null } as const;
  return (await tx.user.count({ where })) > 0 ? null : coded("server.mail.theRecipientIsNoLonger");
}

/** The policies of a reminder to a vendor are checked elsewhere (`replaceStaleReminder`); here it may be the notice to a member. */
async function checkReminder(tx: Tx, scope: CompanyScope, mail: Mail): Promise<Sentence | null> {
  if (mail.vendorId) return whySilent(tx, scope);
  if (await isUntrueNotice(tx, scope, mail)) return coded("server.mail.newerRemindersReplacedThese");
  return checkReader(tx, scope, mail, "expirationReminders");
}

async function checkWebhookNotice(tx: Tx, scope: CompanyScope, mail: Mail): Promise<Sentence | null> {
  const off = await tx.webhook.count({ where: { companyId: scope.companyId, id: mail.aboutId ?? "", isActive: false } });
  return off === 0 ? coded("server.mail.theWebhookIsOnAgain") : checkAdmin(tx, scope, mail);
}

async function checkConnectionNotice(tx: Tx, scope: CompanyScope, mail: Mail): Promise<Sentence | null> {
  const off = await tx.connection.count({ where: { companyId: scope.companyId, id: mail.aboutId ?? "", isActive: false } });
  return off === 0 ? coded("server.mail.theConnectionIsOnAgain") : checkAdmin(tx, scope, mail);
}

/** Admins get what is about their programs if they want emails at all. */
async function checkAdmin(tx: Tx, { companyId }: CompanyScope, { recipient }: Mail): Promise<Sentence | null> {
  const where = { companyId, email: recipient, role: "ADMIN", status: "ACTIVE", deletedAt: null, emailAlerts: true } as const;
  return (await tx.user.count({ where })) > 0 ? null : coded("server.mail.theRecipientTurnedOffThese");
}

async function checkNewVendor(tx: Tx, scope: CompanyScope, mail: Mail): Promise<Sentence | null> {
  const { companyId } = scope;
  if (mail.aboutId && (await tx.vendor.count({ where: { companyId, id: mail.aboutId } })) === 0)
    return coded("server.mail.theVendorWasDeleted");
  return checkReader(tx, scope, mail, "newVendorAlerts");
}

/** A newer message about the same exception has replaced this one; else it is sent while both the exception and its reader exist. */
async function checkException(tx: Tx, { companyId }: CompanyScope, { aboutId: id, recipient }: Mail): Promise<Sentence | null> {
  const exception = await tx.requirementException.findUnique({
    where: { companyId_id: { companyId, id: id ?? "" } },
    select: { id: true },
  });
  if (!exception) return coded("server.mail.theVendorWasDeleted");
  const where = { companyId, email: recipient, status: "ACTIVE", deletedAt: null, emailAlerts: true } as const;
  return (await tx.user.count({ where })) > 0 ? null : coded("server.mail.theRecipientTurnedOffThese");
}

/** An agent gets requests as long as its link works and the company may send them. */
async function checkAgentRequest(tx: Tx, scope: CompanyScope, { portalLinkId: id }: Mail): Promise<Sentence | null> {
  const { companyId } = scope;
  const link = await tx.portalLink.findUnique({ where: { companyId_id: { companyId, id: id ?? "" } } });
  if (!link || link.revokedAt || link.expiresAt <= now()) return coded("server.mail.theLinkInItNo");
  return whySilent(tx, scope);
}

/** Members get a vendor's actions if they want emails at all. */
async function checkMember(tx: Tx, { companyId }: CompanyScope, { recipient }: Mail): Promise<Sentence | null> {
  const where = { companyId, email: recipient, status: "ACTIVE", deletedAt: null, emailAlerts: true } as const;
  return (await tx.user.count({ where })) > 0 ? null : coded("server.mail.theRecipientTurnedOffThese");
}

async function checkReader(tx: Tx, scope: CompanyScope, mail: Mail, wish: Wish): Promise<Sentence | null> {
  return (await isStillWanted(tx, scope, mail, wish)) ? null : coded("server.mail.theRecipientTurnedOffThese");
}

async function checkPlanWish(tx: Tx, { companyId }: CompanyScope): Promise<Sentence | null> {
  const { wishedPlan } = await tx.company.findUniqueOrThrow({ where: { id: companyId } });
  return wishedPlan ? null : coded("server.mail.thePlanRequestWasAnswered");
}

/** For admins of the company; and a payment is requested only while it is missing. */
async function checkBilling(tx: Tx, { companyId }: CompanyScope, { recipient, occasion }: Mail): Promise<Sentence | null> {
  const where = { companyId, email: recipient, role: "ADMIN", status: "ACTIVE", deletedAt: null } as const;
  if ((await tx.user.count({ where })) === 0) return coded("server.mail.theRecipientIsNoAdmin");
  const { planGraceEndsAt } = await tx.company.findUniqueOrThrow({ where: { id: companyId } });
  return occasion?.startsWith(missingPayment) && !planGraceEndsAt ? coded("server.mail.theMissingPaymentWasMade") : null;
}

/** About an account that is kept by now. Of a company that is kept, a newer message says so. */
async function checkDeletion(tx: Tx, { companyId }: CompanyScope, { aboutId: id }: Mail): Promise<Sentence | null> {
  if (!id || id === companyId) return null;
  const user = await tx.user.findUnique({ where: { companyId_id: { companyId, id } } });
  return user?.deletionDueAt ? null : coded("server.mail.theAccountIsNoLongerScheduled");
}
