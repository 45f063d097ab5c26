import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { promisify } from "node:util";
import { NextRequest } from "next/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readDocument } from "@/jobs/handlers/read-document";
import * as readers from "@/jobs/reader-pool";
import { createKey } from "@/lib/accounts/api-keys/commands";
import { createCompany, createMember } from "@/lib/testing/factories";
import { full } from "@/lib/testing/full";
import { readBy } from "@/lib/testing/reader";
import type { RouteHandler } from "@/lib/testing/request";
import { listRoutes } from "@/lib/testing/routes";
import { description } from "@/scripts/describe-api";

/* Clients made from the description by other people's tools do the quick start: vendor, upload, wait for the event, verdict. */

readBy(readers);

const run = promisify(execFile);
let server: Server;
let folder: string;
let env: NodeJS.ProcessEnv;

/** All calls on a real socket. A file that arrives is read as the worker reads it. */
async function listen(): Promise<Server> {
  const { routes } = await listRoutes();
  const known = [...routes].map(([name, handler]) => {
    const [method = "", address = ""] = name.split(" ");
    return { method, handler, names: [...address.matchAll(/\[(\w+)\]/g)].map(([, one]) => one ?? ""), parts: address.split("/") };
  });
  const made = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const [address = ""] = (request.url ?? "").split("?");
    const parts = address.split("/");
    const fits = known.filter(
      (one) =>
        one.method === request.method &&
        one.parts.length === parts.length &&
        one.parts.every((part, at) => part === parts[at] || part.startsWith("[")),
    );
    const call = fits.toSorted((one, other) => one.names.length - other.names.length)[0];
    if (!call) return void response.writeHead(404).end();
    const values = call.parts.flatMap((part, at) => (part.startsWith("[") ? [decodeURIComponent(parts[at] ?? "")] : []));
    const params = Object.fromEntries(call.names.map((name, at) => [name, values[at] ?? ""]));
    const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]);
    const body = chunks.length > 0 ? Buffer.concat(chunks) : null;
    const asked = new NextRequest(`http://127.0.0.1${request.url}`, { method: call.method, headers, body });
    const answer = await (call.handler as RouteHandler)(asked, { params: Promise.resolve(params) });
    const sent = Buffer.from(await answer.arrayBuffer());
    if (address === "/api/documents/upload" && answer.ok)
      await readDocument.run({ documentId: (JSON.parse(sent.toString()) as { data: { id: string } }).data.id }, { attempt: 1 });
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(sent);
  });
  await new Promise<void>((resolve) => made.listen(0, "127.0.0.1", resolve));
  return made;
}

beforeAll(async () => {
  server = await listen();
  const member = await createMember(await createCompany());
  const { secret } = await createKey(member.scope, { name: "Client", scopes: ["read", "write"], expiresOn: "" });
  // Beside the installed packages, which the clients import, and outside of what the build is made of.
  await mkdir(".data", { recursive: true });
  folder = await mkdtemp(path.resolve(".data", "clients-"));
  await writeFile(path.join(folder, "openapi.json"), JSON.stringify(await description()));
  const settings = { strict: true, noEmit: true, module: "esnext", moduleResolution: "bundler", target: "es2023", skipLibCheck: true };
  await writeFile(
    path.join(folder, "tsconfig.json"),
    JSON.stringify({ compilerOptions: { ...settings, types: ["node"] }, include: ["*/*.ts"] }),
  );
  env = { ...process.env, BASE: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, KEY: secret };
}, 120_000);
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

const start = `const pdf = new Blob(["%PDF-1.4 invented " + process.env.VENDOR], { type: "application/pdf" });
const vendor = { name: process.env.VENDOR ?? "", email: "office@harbor.example" };`;

const clients = {
  "@hey-api/openapi-ts": {
    make: ["@hey-api/openapi-ts/bin/run.js", "-i", "openapi.json", "-o", "hey", "-c", "@hey-api/client-fetch"],
    folder: "hey",
    vendor: "Alder Paving",
    code: `import { client } from "./client.gen";
import { getChanges, getVendorsByIdVerdict, postDocumentsUpload, postVendors } from "./sdk.gen";
${start}
client.setConfig({ baseUrl: process.env.BASE as "/", auth: process.env.KEY ?? "", throwOnError: true });
const { data: begin } = await getChanges({ throwOnError: true });
const { data: made } = await postVendors({ body: vendor, throwOnError: true });
const { data: sent } = await postDocumentsUpload({ body: { vendorId: made.data.id, document: pdf }, throwOnError: true });
const { data: seen } = await getChanges({ query: { since: begin.data.cursor }, throwOnError: true });
const event = seen.data.changes.find(({ type, id }) => type === "document.processed" && id === sent.data.id);
const { data: verdict } = await getVendorsByIdVerdict({ path: { id: made.data.id }, throwOnError: true });
console.log(event?.type, verdict.data.status);`,
  },
  "openapi-typescript": {
    make: ["openapi-typescript/bin/cli.js", "openapi.json", "-o", "fetch/schema.d.ts"],
    folder: "fetch",
    vendor: "Birch Glazing",
    code: `import createClient from "openapi-fetch";
import type { paths } from "./schema";
${start}
const api = createClient<paths>({ baseUrl: process.env.BASE ?? "", headers: { authorization: "Bearer " + process.env.KEY } });
const begin = (await api.GET("/api/changes")).data;
const made = (await api.POST("/api/vendors", { body: vendor })).data;
const form = new FormData();
form.append("vendorId", made?.data.id ?? "");
form.append("document", pdf, "certificate.pdf");
const body = { vendorId: made?.data.id, document: "" };
const sent = (await api.POST("/api/documents/upload", { body, bodySerializer: () => form })).data;
const seen = (await api.GET("/api/changes", { params: { query: { since: begin?.data.cursor } } })).data;
const event = seen?.data.changes.find(({ type, id }) => type === "document.processed" && id === sent?.data.id);
const verdict = (await api.GET("/api/vendors/{id}/verdict", { params: { path: { id: made?.data.id ?? "" } } })).data;
console.log(event?.type, verdict?.data.status);`,
  },
};

/** Makes a client, checks its types with those of the quick start, and runs it. */
async function quickStart(name: keyof typeof clients): Promise<string> {
  const client = clients[name];
  const node = (script: string, ...words: string[]) =>
    run(process.execPath, [path.resolve("node_modules", script), ...words], {
      cwd: folder,
      env: { ...env, VENDOR: client.vendor },
      maxBuffer: 1e8,
    }).catch((error) => {
      throw new Error(`${error.stdout}\n${error.stderr}`);
    });
  const [script = "", ...words] = client.make;
  await node(script, ...words);
  await writeFile(path.join(folder, client.folder, "quick-start.ts"), client.code);
  await writeFile(path.join(folder, client.folder, "package.json"), '{ "type": "module" }');
  await node("typescript-7/bin/tsc", "-p", ".");
  return (await node("tsx/dist/cli.mjs", `${client.folder}/quick-start.ts`)).stdout.trim();
}

describe("a client made from the description", { timeout: 240_000 }, () => {
  it("by openapi-typescript does the quick start", async () => {
    expect(await quickStart("openapi-typescript")).toMatch(/^document\.processed [A-Z_]+$/);
  });

  it("by hey-api does the quick start", full, async () => {
    expect(await quickStart("@hey-api/openapi-ts")).toMatch(/^document\.processed [A-Z_]+$/);
  });
});
