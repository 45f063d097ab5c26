import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { inCompany } from "@/lib/infra/db";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import { connectAsOwner } from "@/lib/testing/db";
import {
  createCompany,
  createMember,
  createReadDocument,
  createStoredDocument,
  createVendorRow,
  type TestCompany,
  type TestMember,
} from "@/lib/testing/factories";
import { operatorCommands } from "@/scripts/operator-commands";

let company: TestCompany;
let member: TestMember;
beforeAll(async () => {
  company = await createCompany();
  member = await createMember(company);
  await createVendorRow(company);
  const about = { subjectType: "user", subjectId: member.id };
  await inCompany(company.scope, (tx) => recordEvent(tx, member.scope, { action: "user.updated", ...about }));
});

afterEach(() => {
  process.exitCode = 0;
  vi.restoreAllMocks();
});

/** What a command prints, and whether it reports a fault. */
async function run(name: string, ...words: string[]): Promise<{ text: string; isFault: boolean }> {
  const lines: unknown[] = [];
  vi.spyOn(console, "log").mockImplementation((line) => lines.push(line));
  process.exitCode = 0;
  await operatorCommands[name]?.run(words);
  const isFault = process.exitCode === 1;
  process.exitCode = 0;
  return { text: lines.join("\n"), isFault };
}

async function behindItsBack(sql: string): Promise<void> {
  const owner = await connectAsOwner();
  await owner.query(sql).finally(() => owner.end());
}

it("makes someone a platform admin, and refuses what is not an address", async () => {
  expect((await run("create-admin", "Admin@Platform.example")).text).toContain("admin@platform.example is a platform admin now");
  await expect(run("create-admin", "nobody")).rejects.toThrow('"nobody" is not an email address.');
});

it("invites, lists, suspends and activates a user", async () => {
  expect((await run("create-user", "New@Company.example", company.id, "viewer")).text).toContain("Invitation sent to new@company.example");
  await expect(run("create-user", "new@company.example", "No such company")).rejects.toThrow('There is no company "No such company".');
  await createMember(company);
  expect((await run("suspend", member.email)).text).toBe(`${member.email} is suspended and signed out everywhere.`);
  expect((await run("users", member.email)).text).toContain("suspended");
  expect((await run("activate", member.email)).text).toBe(`${member.email} can sign in again.`);
  expect((await run("users", member.email)).text).toMatch(/\tactive\n1 of 1 users/);
  await expect(run("suspend", "nobody@company.example")).rejects.toThrow("There is no user nobody@company.example.");
});

it("sets a wrong counter right once", async () => {
  await behindItsBack(`update company_stats set total = 7 where company_id = '${company.id}'`);
  expect(await run("integrity")).toMatchObject({ isFault: true, text: expect.stringContaining("total is 7, a recount says 1.") });
  expect((await run("recount")).text).toContain("total was 7, is 1.");
  expect((await run("recount")).text).toBe("All counters were right.");
  expect(await run("integrity")).toMatchObject({ isFault: false });
});

it("reports a broken audit chain in the exit code too", async () => {
  expect(await run("chains")).toMatchObject({ isFault: false, text: expect.stringContaining("0 broken") });
  await behindItsBack(`update audit_event set action = 'user.deleted' where company_id = '${company.id}' and seq = 1`);
  expect(await run("chains")).toMatchObject({ isFault: true, text: expect.stringContaining(`company ${company.id} is broken at event 1`) });
  expect(await run("problems")).toMatchObject({ isFault: true, text: expect.stringContaining("No worker is running") });
});

it("writes a support packet, and never over a file", async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "coverkeep-packet-"));
  const file = path.join(folder, "packet.zip");
  await run("support-packet", file);
  expect((await readFile(file)).subarray(0, 2).toString()).toBe("PK");
  await expect(run("support-packet", file)).rejects.toThrow(/EEXIST/);
  await rm(folder, { recursive: true });
});

it("has all files of one company read again, and leaves alone what is being read", async () => {
  const firm = await createCompany({ name: "Invented Reading Firm" });
  const reading = { file: "one.pdf", sha256: "0", pages: 1, millis: 1, warnings: [], certificates: [] };
  const read = await createReadDocument(firm.scope, null, reading);
  const { id: waiting } = await createStoredDocument(firm.scope, null);
  expect((await run("company:reread", "Invented Reading Firm")).text).toContain("1 files wait to be read again.");
  const states = await inCompany(firm.scope, (tx) => tx.document.findMany({ select: { id: true, processingStatus: true } }));
  expect(states).toEqual(
    expect.arrayContaining([
      { id: read, processingStatus: "PENDING" },
      { id: waiting, processingStatus: "PENDING" },
    ]),
  );
  await expect(run("company:reread", "No Such Firm")).rejects.toThrow("There is no company");
});
