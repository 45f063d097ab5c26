import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readySets } from "@/lib/compliance/requirements/ready-sets-values";
import { makeDefaultSet } from "@/lib/compliance/sets/commands";
import { unpack } from "@/lib/infra/unzip";
import { exportEvidence } from "@/lib/reports/evidence/queries";
import { checks } from "@/lib/reports/evidence/rules";
import {
  createCompany,
  createMember,
  createRequirementSetRow,
  createStoredDocument,
  createVendorRow,
  type TestCompany,
  type TestMember,
} from "@/lib/testing/factories";
import { updateVendor } from "@/lib/vendors/commands";

let company: TestCompany;
let member: TestMember;
let folder: string;
beforeEach(async () => {
  company = await createCompany();
  member = await createMember(company);
  folder = mkdtempSync(path.join(tmpdir(), "coverkeep-evidence-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const shell = (command: string) => execFileSync("bash", ["-c", command], { cwd: folder, encoding: "utf8" });

it("holds verdicts, files, emails and the trail, and its own commands find nothing wrong, and find what is changed", async () => {
  const { id } = await createVendorRow(company, { name: "Alder Paving" });
  await createStoredDocument(member.scope, id, { fileName: "../COI / 2026.pdf" });
  await updateVendor(member.scope, id, { phone: "(208) 555-0143" });
  await updateVendor(member.scope, (await createVendorRow(company)).id, { phone: "(208) 555-0144" });
  await makeDefaultSet(member.scope, (await createRequirementSetRow(company, readySets.default)).id);
  for (const [name, bytes] of unpack(await buffer((await exportEvidence(member.scope, id)).bytes), /./, 1e9) ?? []) {
    const file = path.join(folder, name);
    expect(file.startsWith(folder)).toBe(true);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  expect(readFileSync(path.join(folder, "README.txt"), "utf8")).toContain(checks.chain);
  expect(readFileSync(path.join(folder, "verdict.pdf")).subarray(0, 5).toString()).toBe("%PDF-");
  expect(JSON.parse(readFileSync(path.join(folder, "verdict.json"), "utf8"))).toMatchObject({
    status: "UNDER_REVIEW",
    units: [{ assignmentId: null }],
  });
  expect(shell(checks.files)).not.toContain("FAILED");
  expect(shell(checks.chain)).toBe("");
  expect(shell(checks.events)).toBe("");
  const [event] = shell("ls audit/events").trim().split("\n");
  shell(`printf changed >> audit/events/${event}`);
  expect(shell(checks.events)).toContain("differs");
  shell("sed -i '3d' audit/chain.csv");
  expect(shell(checks.chain)).toContain("broken at event 3");
});
