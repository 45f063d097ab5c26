import { createWriteStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { enqueueSweep } from "@/jobs/schedule";
import { normalizeAddress } from "@/lib/accounts/sign-in/rules";
import { createPlatformAdmin, endSecondFactor } from "@/lib/admin/commands";
import { activatePlan } from "@/lib/companies/billing/commands";
import { inWords } from "@/lib/infra/sentences-rules";
import { sendNews } from "@/lib/mail/notices/commands";
import { readNews } from "@/lib/mail/notices/rules";
import { checkIntegrity, recount } from "@/lib/operations/integrity/commands";
import { checkChains } from "@/lib/operations/integrity/queries";
import { checkVerdicts } from "@/lib/operations/integrity/verdicts-queries";
import { resultOf } from "@/lib/operations/overview/rules";
import { checkProblems } from "@/lib/operations/problems/commands";
import { supportPacket } from "@/lib/operations/support/queries";
import { planWish } from "@/lib/tenancy/plan-schema";
import { copyStoredFiles, readFilesAgain } from "@/scripts/operator-files";
import { exportToFile, importFromFile } from "@/scripts/operator-transfer";
import { activateUser, createUser, listAllUsers, suspendUser } from "@/scripts/operator-users";

type Command = {
  /** What follows the name, for people; `needs` counts the words without which it cannot run. */
  words: string;
  needs: number;
  help: string;
  run: (words: string[]) => Promise<void>;
};

const addressShape = /^[^\s@]{1,100}@[^\s@]{1,150}$/;

function addressOf(text = ""): string {
  const email = normalizeAddress(text);
  if (!addressShape.test(email)) throw new Error(`"${text}" is not an email address.`);
  return email;
}

/** Something is wrong: told in the exit code too, for scripts. */
function fail(): void {
  process.exitCode = 1;
}

async function createAdmin([address]: string[]): Promise<void> {
  const email = addressOf(address);
  const { password } = await createPlatformAdmin(email);
  console.log(`${email} is a platform admin now and finds the Admin Portal after signing in.`);
  if (password) console.log(`Password: ${password}\nIt is shown only once. Choose another with "Forgot password" after signing in.`);
  else console.log("The account existed before and keeps its password.");
}

async function resetTwoFactor([address]: string[]): Promise<void> {
  const email = addressOf(address);
  await endSecondFactor(email);
  console.log(`Two-factor authentication of ${email} is off, and all of its sign-ins have ended. We emailed the owner.`);
}

async function setPlan([company = "", plan, cycle = "monthly"]: string[]): Promise<void> {
  const choice = plan === "none" ? null : planWish.safeParse({ plan, cycle }).data;
  if (choice === undefined) throw new Error("PLAN is basic, pro, enterprise or none, and may be followed by monthly or annual.");
  const { id, name } = await activatePlan(company, choice);
  console.log(choice ? `${name} (${id}) has the ${choice.plan} plan, ${choice.cycle}.` : `${name} (${id}) has no plan now.`);
}

async function emailNews([file = ""]: string[]): Promise<void> {
  const news = readNews(await readFile(file, "utf8"));
  const { written, earlier } = await sendNews(news);
  console.log(`"${news.subject}" goes to ${written} addresses; ${earlier} had it already.`);
}

async function sweepNow(): Promise<void> {
  await enqueueSweep();
  console.log("The sweep is in the queue. A running worker starts it within seconds.");
}

async function verifyChains(): Promise<void> {
  const { checked, broken } = await checkChains();
  for (const { companyId, brokenAt } of broken) console.log(`The chain of company ${companyId} is broken at event ${brokenAt}.`);
  console.log(`${checked} audit chains checked, ${broken.length} broken.`);
  if (broken.length > 0) fail();
}

async function recountAll(): Promise<void> {
  const wrong = await recount();
  for (const { companyId, counter, kept, counted } of wrong) console.log(`${companyId}: ${counter} was ${kept}, is ${counted}.`);
  console.log(wrong.length === 0 ? "All counters were right." : `${wrong.length} counters were set right.`);
}

async function verifyVerdicts(): Promise<void> {
  const { checked, waiting, wrong } = await checkVerdicts();
  for (const { companyId, vendorId, assignmentId, lines } of wrong) {
    const of = assignmentId ? `, assignment ${assignmentId}` : "";
    console.log(`Company ${companyId}, vendor ${vendorId}${of}: differs in ${lines.join(", ")}.`);
  }
  if (waiting > 0) console.log(`${waiting} vendors wait to be judged anew after a change.`);
  console.log(`${checked} verdicts checked, ${wrong.length} differ.`);
  if (wrong.length > 0) fail();
}

async function verifyIntegrity(): Promise<void> {
  const result = await checkIntegrity();
  for (const [what, files] of [
    ["missing", result.missing],
    ["changed", result.changed],
  ] as const) {
    for (const { key, documentId } of files) console.log(`The file ${key} of document ${documentId} is ${what}.`);
  }
  for (const { companyId, counter, kept, counted } of result.counters) {
    console.log(`${companyId}: ${counter} is ${kept}, a recount says ${counted}.`);
  }
  for (const { companyId, brokenAt } of result.chains.broken)
    console.log(`The chain of company ${companyId} is broken at event ${brokenAt}.`);
  console.log(inWords(resultOf("INTEGRITY", { isFinished: true, summary: result })));
  if (result.missingCount + result.changedCount + result.counters.length + result.chains.broken.length > 0) fail();
}

async function listAllProblems(): Promise<void> {
  const { problems } = await checkProblems();
  for (const { priority, title, message, fix } of problems) console.log(`${priority}: ${title}. ${message}\n  ${fix}`);
  console.log(problems.length === 0 ? "No problems found." : `${problems.length} problems found.`);
  if (problems.some(({ priority }) => priority !== "LOW")) fail();
}

async function writeSupportPacket([file = "coverkeep-support.zip"]: string[]): Promise<void> {
  await pipeline(await supportPacket(), createWriteStream(file, { flags: "wx" }));
  console.log(`The support packet is in ${file}. It has no secrets and no personal data.`);
}

export const operatorCommands: Record<string, Command> = {
  help: { words: "", needs: 0, help: "lists the commands", run: async () => undefined },
  "create-admin": { words: "EMAIL", needs: 1, help: "makes someone a platform admin", run: createAdmin },
  users: { words: "[SEARCH]", needs: 0, help: "lists users", run: listAllUsers },
  "create-user": { words: "EMAIL COMPANY [ROLE]", needs: 2, help: "invites a user as admin, manager or viewer", run: createUser },
  suspend: { words: "EMAIL", needs: 1, help: "suspends a user and signs them out", run: suspendUser },
  activate: { words: "EMAIL", needs: 1, help: "lets a suspended user sign in again", run: activateUser },
  "reset-two-factor": { words: "EMAIL", needs: 1, help: "turns off someone's second factor", run: resetTwoFactor },
  "company:export": { words: "COMPANY FILE", needs: 2, help: "writes a company's data into a ZIP", run: exportToFile },
  "company:reread": { words: "COMPANY", needs: 1, help: "has all files of a company read again", run: readFilesAgain },
  "company:import": { words: "FILE COMPANY [go]", needs: 2, help: "checks a company's ZIP; go imports it", run: importFromFile },
  plan: { words: "COMPANY PLAN [monthly|annual]", needs: 2, help: "activates a plan; none ends it", run: setPlan },
  news: { words: "FILE", needs: 1, help: "emails everyone who wants system updates", run: emailNews },
  sweep: { words: "", needs: 0, help: "sends what is due now", run: sweepNow },
  problems: { words: "", needs: 0, help: "checks for problems", run: listAllProblems },
  "verdicts:check": { words: "", needs: 0, help: "checks every vendor again and compares with what is stored", run: verifyVerdicts },
  integrity: { words: "", needs: 0, help: "compares files, counters and audit chains", run: verifyIntegrity },
  chains: { words: "", needs: 0, help: "checks the audit chains", run: verifyChains },
  recount: { words: "", needs: 0, help: "sets wrong counters right", run: recountAll },
  "copy-files": { words: "s3|folder [again]", needs: 1, help: "copies all stored files to the bucket or back", run: copyStoredFiles },
  "support-packet": { words: "[FILE]", needs: 0, help: "writes a ZIP for support", run: writeSupportPacket },
};
