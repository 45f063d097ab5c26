import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { stopLeftoverPostgres } from "@/scripts/embedded-postgres";
import { generateCode } from "@/scripts/generated-code";
import { portFrom, refuseTakenPorts } from "@/scripts/ports";
import { shareSettings, withdrawSettings } from "@/scripts/settings";
import { type Stack, type StackPlan, startStack } from "@/scripts/stack";
import { askedToStop, claim } from "@/scripts/supervisor";

export type LocalRun = {
  name: string;
  folder: string;
  mode: StackPlan["mode"];
  /** Work between the generated code and the start, such as a build. */
  prepare?: () => Promise<void>;
  seed?: StackPlan["beforeStart"];
  /** Shows each process's lines instead of writing them to log files only. */
  showLines?: boolean;
  announce: (stack: Stack) => Promise<void>;
};

const tell = (sentence: string) => console.log(sentence);

/** Runs the whole application on this machine until it is stopped. Exits the process. */
export async function runLocally(run: LocalRun): Promise<never> {
  const stopping = askedToStop();
  let tidyUp = async () => {};
  let tidying = false;
  const running = (async () => {
    const release = await claim(run.folder, run.name);
    tidyUp = release;
    const database = databaseFromSettings();
    if (!database) await stopLeftoverPostgres(path.resolve(run.folder, "postgres"));
    const ports = await choosePorts(!database);
    tell((await generateCode()) ? "Generated code from the schema and the texts." : "The generated code is up to date.");
    await run.prepare?.();
    const plan = {
      folder: run.folder,
      ports,
      mode: run.mode,
      secret: await secretOf(run.folder),
      tell,
      onRestart: tell,
      onLine: await writeLogs(run),
    };
    const { ready, stop } = startStack({ ...plan, ...(database ? { database } : {}), ...(run.seed ? { beforeStart: run.seed } : {}) });
    tidyUp = () => withdrawSettings(run.folder).then(stop).then(release);
    const stack = await ready;
    await shareSettings(run.folder, stack.settings);
    await run.announce(stack);
    throw new Error(await stack.failed);
  })();
  const code = await Promise.race([stopping.then(() => 0), running.catch((error) => complain(error))]);
  // From here on, parts that end do so because we end them.
  tidying = true;
  if (code === 0) tell("\nStopping …");
  await tidyUp();
  process.exit(code);

  function complain(error: unknown): number {
    if (!tidying) console.error(`\n${error instanceof Error ? error.message : error}`);
    return 1;
  }
}

async function choosePorts(ownPostgres: boolean): Promise<StackPlan["ports"]> {
  const wanted = {
    web: { purpose: "web application", variable: "PORT", port: portFrom("PORT", 3000) },
    smtp: { purpose: "mailbox's SMTP", variable: "MAIL_SMTP_PORT", port: portFrom("MAIL_SMTP_PORT", 1025) },
    mail: { purpose: "mailbox's page", variable: "MAIL_WEB_PORT", port: portFrom("MAIL_WEB_PORT", 1080) },
    inbound: { purpose: "emails that come in", variable: "MAIL_IN_PORT", port: portFrom("MAIL_IN_PORT", 2525) },
    postgres: { purpose: "built-in Postgres", variable: "POSTGRES_PORT", port: portFrom("POSTGRES_PORT", 54329) },
  };
  const { postgres, ...others } = wanted;
  await refuseTakenPorts([...Object.values(others), ...(ownPostgres ? [postgres] : [])]);
  const { web, smtp, mail, inbound } = wanted;
  return { web: web.port, smtp: smtp.port, mail: mail.port, inbound: inbound.port, postgres: postgres.port };
}

function databaseFromSettings(): StackPlan["database"] {
  const { DATABASE_URL, DATABASE_MIGRATION_URL } = process.env;
  return DATABASE_URL ? { owner: DATABASE_MIGRATION_URL || DATABASE_URL, login: DATABASE_URL } : undefined;
}

/** The secret outlives a restart, so that sign-ins do too. */
export async function secretOf(folder: string): Promise<string> {
  if (process.env.APP_SECRET) return process.env.APP_SECRET;
  const file = path.join(folder, "secret");
  const kept = await readFile(file, "utf8").catch(() => "");
  if (kept) return kept;
  const secret = randomBytes(32).toString("base64url");
  await writeFile(file, secret, { mode: 0o600 });
  return secret;
}

async function writeLogs({ folder, showLines }: LocalRun): Promise<(service: string, line: string) => void> {
  const logs = path.join(folder, "logs");
  await mkdir(logs, { recursive: true });
  const files = new Map<string, ReturnType<typeof createWriteStream>>();
  return (service, line) => {
    const name = service.replaceAll(" ", "-");
    if (!files.has(name)) files.set(name, createWriteStream(path.join(logs, `${name}.log`)));
    files.get(name)?.write(`${line}\n`);
    if (showLines) console.log(`${service.padEnd(12)} ${line}`);
  };
}
