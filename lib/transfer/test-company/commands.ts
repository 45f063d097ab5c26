import { randomUUID } from "node:crypto";
import type { Company } from "@/generated/prisma/client";
import { removeCompanyJob } from "@/lib/companies/deletion/jobs";
import { giveFirstSet } from "@/lib/compliance/sets/commands";
import { now } from "@/lib/infra/clock";
import { asPlatform, inCompany, inOtherCompany, isUniqueViolation, type Tx } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import type { Done } from "@/lib/infra/messages-schema";
import { enqueue } from "@/lib/infra/queue";
import { coded } from "@/lib/infra/sentences-rules";
import { byPerson } from "@/lib/tenancy/actors-rules";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import { type CompanyScope, firmScope, type LiveSession, systemScope } from "@/lib/tenancy/scope";
import { nameCompany } from "@/lib/tenancy/settings/inbound-name-commands";
import { loadSamples } from "@/lib/transfer/samples/commands";
import { findTestCompany, firmIdOf, getTestCompany } from "@/lib/transfer/test-company/queries";
import type { TestCompanyDto } from "@/lib/transfer/test-company/schema";
import { say } from "@/messages/say";

/** Makes the firm's test company and fills it with the sample data. Throws `conflict` where it has one. */
export async function makeTestCompany(scope: CompanyScope): Promise<TestCompanyDto> {
  const firmId = await firmIdOf(scope);
  if (await findTestCompany(firmId)) throw alreadyMade();
  return replaceTestCompany(scope, firmId, "test_company.made");
}

/** Empties the test company and fills it anew: another one takes its place. Keys and sessions go on in the new one. */
export async function emptyTestCompany(scope: CompanyScope): Promise<TestCompanyDto> {
  const firmId = await firmIdOf(scope);
  if (!(await findTestCompany(firmId))) throw notFound(coded("server.transfer.testCompany"));
  return replaceTestCompany(scope, firmId, "test_company.emptied");
}

/** Deletes the test company with all it has. Its keys stop at once; another one can be made. */
export async function deleteTestCompany(scope: CompanyScope): Promise<Done> {
  const firmId = await firmIdOf(scope);
  const found = await findTestCompany(firmId);
  if (!found) throw notFound(coded("server.transfer.testCompany"));
  await inFirm(scope, firmId, async (tx, firm) => {
    await endCompany(tx, firm, found);
    await recordEvent(tx, firm, { action: "test_company.deleted", subjectType: "company", subjectId: found.id });
  });
  return { message: coded("testCompany.deleted") };
}

const alreadyMade = () => new AppError("conflict", coded("server.transfer.testCompanyExists"));

async function replaceTestCompany(scope: CompanyScope, firmId: string, action: string): Promise<TestCompanyDto> {
  const made = await inFirm(scope, firmId, async (tx, firm) => {
    const company = await tx.company.findUniqueOrThrow({ where: { id: firmId } });
    const former = await findTestCompany(firmId);
    if (former) await endCompany(tx, firm, former);
    const row = await createTestCompany(tx, firm, company);
    await recordEvent(tx, firm, { action, subjectType: "company", subjectId: row.id });
    return row;
  }).catch((error) => {
    // Of two who make one at the same time, the index lets one through.
    throw isUniqueViolation(error) ? alreadyMade() : error;
  });
  await nameCompany({ id: made.id, name: made.name });
  await loadSamples(systemScope(made, byPerson(made.userId)));
  return getTestCompany(scope);
}

/** In the firm's transaction, by the caller. In the test company they are its one person, whom the firm does not know. */
async function inFirm<T>(scope: CompanyScope, firmId: string, work: (tx: Tx, firm: CompanyScope) => Promise<T>): Promise<T> {
  if (scope.companyId === firmId) return inCompany(scope, (tx) => work(tx, scope));
  const { timeZone } = await asPlatform().company.findUniqueOrThrow({ where: { id: firmId }, select: { timeZone: true } });
  const firm = systemScope({ id: firmId, timeZone });
  return inCompany(firm, (tx) => work(tx, firm));
}

const longestName = 160;

/**
 * It has the plan of its firm, and no payments. One person is there, who acts for everyone of the firm: rows name who did something by a
 * user of their own company, and a user is in one company only. Nobody signs in as that person.
 */
async function createTestCompany(
  tx: Tx,
  firm: CompanyScope,
  { id: firmId, name: firmName, legalNames, timeZone, plan, trialEndsAt }: Company,
) {
  const id = randomUUID();
  const userId = randomUUID();
  const ending = ` ${say("testCompany.nameEnding")}`;
  const name = `${firmName.slice(0, longestName - ending.length)}${ending}`;
  const scope = systemScope({ id, timeZone });
  const person = {
    ...{ id: userId, companyId: id, email: `test-${userId.slice(0, 8)}@test.invalid`, emailVerifiedAt: now(), role: "ADMIN" as const },
    ...{ firstName: say("testCompany.personFirstName"), lastName: say("testCompany.personLastName") },
    ...{ emailAlerts: false, expirationReminders: false, newVendorAlerts: false },
  };
  await inOtherCompany(tx, firm, scope, async () => {
    // The firm's own certificates name the firm as their holder.
    const names = { name, legalNames: [firmName, ...legalNames] };
    await tx.company.create({
      data: { id, testOfId: firmId, ...names, timeZone, plan, planSince: now(), trialEndsAt, remindersSince: now() },
    });
    await tx.companyStats.create({ data: { companyId: id } });
    await giveFirstSet(tx, scope);
    await tx.user.create({ data: person });
  });
  return { id, userId, name, timeZone };
}

async function endCompany(tx: Tx, firm: CompanyScope, { id, timeZone }: Company): Promise<void> {
  await inOtherCompany(tx, firm, systemScope({ id, timeZone }), async () => {
    await tx.company.update({ where: { id }, data: { deletionDueAt: now() } });
  });
  await enqueue(tx, removeCompanyJob, { companyId: id }, { singletonKey: id, singletonSeconds: 3600 });
}

/** From now on the session acts in the firm's test company. */
export async function enterTestCompany(session: LiveSession): Promise<Done> {
  if (!(await findTestCompany(session.testOf ?? session.companyId))) throw notFound(coded("server.transfer.testCompany"));
  return actInTest(session, true);
}

/** From now on the session acts in the person's own company again. */
export const leaveTestCompany = (session: LiveSession): Promise<Done> => actInTest(session, false);

async function actInTest(session: LiveSession, inTest: boolean): Promise<Done> {
  const firm = firmScope(session);
  await inCompany(firm, (tx) => tx.session.updateMany({ where: { companyId: firm.companyId, id: session.sessionId }, data: { inTest } }));
  return { message: coded(inTest ? "testCompany.entered" : "testCompany.left") };
}
