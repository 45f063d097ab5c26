import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { createPortalLink } from "@/lib/accounts/links/commands";
import { closeDatabase, inCompany } from "@/lib/infra/db";
import { closeQueue } from "@/lib/infra/queue";
import { speakOnServer } from "@/lib/infra/server-texts";
import { portalToken } from "@/lib/mail/links-rules";
import { replyToken } from "@/lib/mail/reply-to-rules";
import { systemScope } from "@/lib/tenancy/scope";
import { createCompany, createMember, createVendorRow } from "@/lib/testing/factories";
import { openMailbox } from "@/lib/testing/mailbox";
import { buildWhenOld } from "@/scripts/build";
import { ensureDatabase, startPostgres } from "@/scripts/embedded-postgres";
import { freePort } from "@/scripts/ports";
import { generateClient } from "@/scripts/prisma-client";
import { requireNode, startService, typescript, waitFor, webServer, workerProgram } from "@/scripts/processes";

const domain = "in.example";

export type Vendor = { id: string; email: string };
export type Firm = { id: string; member: { email: string; password: string }; vendors: Vendor[] };
export type Product = {
  base: string;
  smtpPort: number;
  owner: pg.Client;
  storage: string;
  /** Sends much. Its last vendor has the page. */
  busy: Firm;
  /** Sends one file at a time. */
  calm: Firm;
  /** The token of the vendor's page. */
  page: string;
  stop(): Promise<void>;
};

const vendorsOfBusy = 50;
const password = "correct horse battery";

async function makeFirm(vendors: number): Promise<Firm> {
  const company = await createCompany({ plan: "enterprise", planSince: new Date() });
  const { email } = await createMember(company);
  const made: Vendor[] = [];
  for (let at = 0; at < vendors; at += 1) made.push(await createVendorRow(company));
  return { id: company.id, member: { email, password }, vendors: made };
}

async function openPage({ id, vendors }: Firm): Promise<string> {
  const scope = systemScope({ id, timeZone: "America/New_York" });
  const vendor = vendors.at(-1) ?? { id: "", email: "" };
  return portalToken(
    await inCompany(scope, (tx) => createPortalLink(tx, scope, { kind: "VENDOR", vendorId: vendor.id, recipient: vendor.email })),
  );
}

/** The address at which a vendor's emails come in. */
export const replyAddress = (firm: Firm, vendor: Vendor) => `docs+${replyToken(firm.id, vendor.id)}@${domain}`;

/** The whole product with the settings that an installation starts with: a database of its own, web, and workers that take email. */
export async function startProduct(workers: number): Promise<Product> {
  speakOnServer();
  await generateClient();
  await buildWhenOld();
  const folder = await mkdtemp(path.join(os.tmpdir(), "coverkeep-fairness-"));
  const postgres = await startPostgres(path.join(folder, "postgres"), await freePort());
  const stops: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true }), postgres.stop];
  const stop = async () => {
    for (const one of stops.reverse()) await one();
  };
  try {
    await ensureDatabase(postgres.url("postgres"), "coverkeep");
    const ownerUrl = postgres.url("coverkeep");
    const [port, mailPort, smtpPort] = [await freePort(), await freePort(), await freePort()];
    const base = `http://127.0.0.1:${port}`;
    const storage = path.join(folder, "storage");
    const env = {
      NODE_ENV: "production",
      APP_URL: base,
      APP_SECRET: randomBytes(32).toString("base64url"),
      DATABASE_URL: Object.assign(new URL(ownerUrl), { username: "coverkeep_web", password: "coverkeep-bench" }).href,
      STORAGE_DIR: storage,
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      INBOUND_ADDRESS: `docs@${domain}`,
      INBOUND_SMTP_HOST: "127.0.0.1",
      LOG_LEVEL: "fatal",
    };
    Object.assign(process.env, env);
    await requireNode("The migration", { args: typescript("scripts/migrate.ts"), env: { ...env, DATABASE_MIGRATION_URL: ownerUrl } });
    const mailbox = await openMailbox(mailPort);
    stops.push(mailbox.close, closeDatabase, closeQueue);
    const [busy, calm] = [await makeFirm(vendorsOfBusy + 1), await makeFirm(1)];
    const page = await openPage(busy);
    const web = startService("web process", { args: webServer("start", port), env });
    stops.push(web.stop);
    await waitFor(web, `${base}/api/ready`, 120);
    for (let number = 0; number < workers; number += 1) {
      const inbound = number === 0 ? { INBOUND_SMTP_PORT: String(smtpPort) } : {};
      stops.push(startService("worker", { args: workerProgram, env: { ...env, ...inbound } }).stop);
    }
    const owner = new pg.Client({ connectionString: ownerUrl });
    await owner.connect();
    stops.push(() => owner.end());
    return { base, smtpPort, owner, storage, busy, calm, page, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
