import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { buildWhenOld } from "@/scripts/build";
import { demoPassword, demoSignIns } from "@/scripts/demo-sign-ins";
import { freePort } from "@/scripts/ports";
import { generateClient } from "@/scripts/prisma-client";
import { requireNode, typescript } from "@/scripts/processes";
import { startStack } from "@/scripts/stack";

/** Starts the production build with the demo's data, in a folder that goes with `stop`. */
export async function startDemo() {
  await generateClient();
  await buildWhenOld();
  const folder = await mkdtemp(path.join(os.tmpdir(), "coverkeep-bench-"));
  const ports = { web: await freePort(), smtp: await freePort(), mail: await freePort(), postgres: await freePort() };
  const stack = startStack({
    folder,
    ports,
    secret: randomBytes(32).toString("base64url"),
    mode: "start",
    fast: true,
    settings: { LOG_LEVEL: "error" },
    beforeStart: (env) => requireNode("Writing the demo's data", { args: typescript("prisma/seed.ts"), env }),
  });
  const stop = async () => {
    await stack.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { ready: stack.ready, mailUrl: `http://localhost:${ports.mail}`, stop };
}

/** The cookies of someone who has signed in. */
export async function signIn(base: string, email: string = demoSignIns[0].email): Promise<string> {
  const headers = { "content-type": "application/json", origin: base };
  const body = JSON.stringify({ email, password: demoPassword });
  const answer = await fetch(`${base}/api/auth/login`, { method: "POST", headers, body });
  if (!answer.ok) throw new Error(`The sign-in answered ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

/** The address of the first vendor, document or project that is found. */
export async function firstOf(base: string, cookie: string, kind: "vendors" | "documents" | "projects", search: string): Promise<string> {
  const answer = await fetch(`${base}/api/${kind}?search=${encodeURIComponent(search)}`, { headers: { cookie } });
  const { data } = (await answer.json()) as { data: Record<string, { id: string }[]> };
  return `/${kind}/${data[kind]?.[0]?.id}`;
}

/** Waits until the demo's documents are read, so that no reading shares the processor with the pages. */
export async function allRead(base: string): Promise<void> {
  const cookie = await signIn(base);
  const until = Date.now() + 300_000;
  for (const status of ["PENDING", "PROCESSING"])
    for (;;) {
      const answer = await fetch(`${base}/api/documents?status=${status}`, { headers: { cookie } });
      const { data } = (await answer.json()) as { data: { documents: unknown[] } };
      if (data.documents.length === 0) break;
      if (Date.now() > until) throw new Error("The demo's documents were not read within five minutes");
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
}
