import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { runInNewContext } from "node:vm";
import { Webhook } from "standardwebhooks";
import { expect, it } from "vitest";
import { GET as clearance } from "@/app/api/clearance/route";
import { PUT as put } from "@/app/api/vendors-by-external-id/[id]/route";
import { createKey } from "@/lib/accounts/api-keys/commands";
import { createCompany, createMember } from "@/lib/testing/factories";
import { callRoute } from "@/lib/testing/request";

type Node = { name: string; parameters: { method?: string; url?: string; jsonBody?: string; jsCode?: string } };
const flow = JSON.parse(await readFile("docs/recipes/n8n-vendors.json", "utf8")) as { nodes: Node[]; connections: Record<string, unknown> };
const node = (name: string): Node["parameters"] => {
  const found = flow.nodes.find((one) => one.name === name);
  if (!found) throw new Error(`The recipe has no node ${name}`);
  return found.parameters;
};
const vars = {
  COVERKEEP_URL: "https://coverkeep.example.com",
  COVERKEEP_SECRET: `whsec_${Buffer.from("invented-secret-of-24-byte").toString("base64")}`,
};

/** What n8n makes of "={{ … }}" in a text, with what a node got. */
function filled(text: string, json: object): string {
  return text
    .replace(/^=/, "")
    .replace(/\{\{(.+?)\}\}/g, (_, code: string) => String(runInNewContext(code, { $json: json, $vars: vars, encodeURIComponent, JSON })));
}

/** Runs a Code node's own text on what came in. */
const runCode = (name: string, item: object) =>
  runInNewContext(`(() => {${node(name).jsCode}})()`, {
    $input: { first: () => item },
    $vars: vars,
    require: createRequire(import.meta.url),
    Buffer,
    Date,
  }) as { json: never }[];

it("the calls of the n8n recipe make each vendor once and read whether it may be paid", async () => {
  const company = await createCompany();
  const admin = await createMember(company);
  const { secret } = await createKey(admin.scope, { name: "n8n", scope: "write", expiresOn: "" });
  const [vendor] = runCode("Your Vendors", {});
  const { url = "", jsonBody = "", method } = node("Add or Change Vendor");
  const address = new URL(filled(url, vendor?.json ?? {}));
  expect([method, address.pathname]).toEqual(["PUT", "/api/vendors-by-external-id/V-1047"]);
  const call = { method: "PUT", params: { id: "V-1047" }, json: JSON.parse(filled(jsonBody, vendor?.json ?? {})), accessToken: secret };
  const answers = [await callRoute(put, call), await callRoute(put, call)];
  expect(answers.map(({ status }) => status)).toEqual([201, 200]);
  const [{ body } = { body: null }] = answers;
  const { id } = (body as { data: { id: string } }).data;
  const { pathname } = new URL(filled(node("Read Clearance").url ?? "", {}));
  expect(pathname).toBe("/api/clearance");
  const asked = await callRoute(clearance, { path: `/?vendorId=${id}`, accessToken: secret });
  expect(asked.body).toMatchObject({
    data: { pay: "stop", reasons: expect.arrayContaining([expect.objectContaining({ code: "record_no_documents" })]) },
  });
});

it("the webhook of the n8n recipe takes our signature alone, and no old event", () => {
  const body = JSON.stringify({ type: "verdict.changed", data: { vendorId: "1" } });
  const signed = (at: Date, text = body) => {
    const signature = new Webhook(vars.COVERKEEP_SECRET).sign("msg_1", at, text);
    const headers = {
      "webhook-id": "msg_1",
      "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
      "webhook-signature": `v1,AAAA ${signature}`,
    };
    return { json: { headers }, binary: { data: { data: Buffer.from(body).toString("base64") } } };
  };
  expect(runCode("Check Signature", signed(new Date()))).toEqual([{ json: JSON.parse(body) }]);
  expect(() => runCode("Check Signature", signed(new Date(), "another"))).toThrow(/not Coverkeep's/);
  expect(() => runCode("Check Signature", signed(new Date(Date.now() - 600_000)))).toThrow(/too old/);
});
