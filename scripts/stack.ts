import { mkdir } from "node:fs/promises";
import path from "node:path";
import { ensureDatabase, startPostgres } from "@/scripts/embedded-postgres";
import { keepRunning } from "@/scripts/keep-running";
import { type Command, requireNode, type Service, startService, typescript, waitFor, webServer, workerProgram } from "@/scripts/processes";

export type StackPlan = {
  /** Folder of everything that is kept: database files, stored files. */
  folder: string;
  /** `inbound`: where the worker takes emails; left out, none come in. */
  ports: { web: number; smtp: number; mail: number; postgres: number; inbound?: number };
  secret: string;
  /** A Postgres to use instead of the built-in one: the tables' owner and the login of web and worker. */
  database?: { owner: string; login: string };
  /** `dev` reloads on changes; `start` serves the production build. */
  mode: "start" | "dev";
  /** Throw-away data: speed before crash safety. */
  fast?: boolean;
  workers?: number;
  settings?: Record<string, string>;
  tell?: (sentence: string) => void;
  onLine?: (service: string, line: string) => void;
  /** Told when a process ended by itself, with its last words; it is started again. */
  onRestart?: (sentence: string) => void;
  /** Runs against the migrated database before web and worker start. */
  beforeStart?: (settings: Record<string, string>) => Promise<void>;
};

export type Stack = {
  webUrl: string;
  mailUrl: string;
  settings: Record<string, string>;
  /** Resolves with what happened when a part ends by itself. */
  failed: Promise<string>;
};

/** To addresses made from this one, vendors of an installation on this machine reply. */
const inboundAddress = "docs@in.coverkeep.example";

type Part = { stop: () => Promise<void> };

/**
 * Starts database, mail catcher, worker and web, in this order. `ready` resolves when the web process serves; `stop` may be
 * called at any time, also before, and leaves nothing running.
 */
export function startStack(plan: StackPlan): { ready: Promise<Stack>; stop: () => Promise<void> } {
  const parts: Part[] = [];
  let stopped = false;
  const add = <P extends Part>(part: P): P => {
    parts.push(part);
    return part;
  };
  const proceed = () => {
    if (stopped) throw new Error("The start was interrupted.");
  };
  const ready = start(plan, add, proceed);
  const stopAll = async () => {
    stopped = true;
    // Web and worker end before what they use. What was about to start when we were stopped is stopped in a second round.
    for (const part of parts.splice(0).reverse()) await part.stop();
    await ready.catch(() => undefined);
    for (const part of parts.splice(0).reverse()) await part.stop();
  };
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= stopAll();
    return stopping;
  };
  ready.catch(() => stop());
  return { ready, stop };
}

async function start(plan: StackPlan, add: <P extends Part>(part: P) => P, proceed: () => void): Promise<Stack> {
  const settings = await prepareDatabase(plan, add);
  proceed();
  await plan.beforeStart?.(settings);
  proceed();
  const mail = add(kept(plan, "mailbox", () => startMail(plan)));
  const web = add(kept(plan, "web process", () => startWeb(plan, settings)));
  const workers = Array.from({ length: plan.workers ?? 1 }, () => add(kept(plan, "worker", () => startWorker(plan, settings))));
  plan.tell?.("Waiting for the application …");
  await waitFor(mail, `${mailUrlOf(plan)}/api/healthz`, 30);
  await waitFor(web, `http://127.0.0.1:${plan.ports.web}/api/ready`, 120);
  const services = [mail, web, ...workers];
  const failed = Promise.race(
    services.map(async ({ name, ended, output }) => `The ${name} ended by itself (${await ended}).\n${output()}`),
  );
  return { webUrl: settings.APP_URL ?? "", mailUrl: mailUrlOf(plan), settings, failed };
}

const mailUrlOf = (plan: StackPlan) => `http://127.0.0.1:${plan.ports.mail}`;

async function prepareDatabase(plan: StackPlan, add: (part: Part) => Part): Promise<Record<string, string>> {
  await mkdir(plan.folder, { recursive: true });
  let database = plan.database;
  if (!database) {
    plan.tell?.("Starting Postgres …");
    const start = () => startPostgres(path.join(plan.folder, "postgres"), plan.ports.postgres, { fast: plan.fast ?? false });
    const postgres = await start();
    add(keepRunning("Postgres", postgres, { again: start, tell: plan.onRestart }));
    await ensureDatabase(postgres.url("postgres"), "coverkeep");
    const login = new URL(postgres.url("coverkeep"));
    Object.assign(login, { username: "coverkeep_web", password: "coverkeep-local" });
    database = { owner: postgres.url("coverkeep"), login: login.href };
  }
  const settings = {
    NODE_ENV: plan.mode === "start" ? "production" : "development",
    NEXT_TELEMETRY_DISABLED: "1",
    APP_URL: `http://localhost:${plan.ports.web}`,
    APP_SECRET: plan.secret,
    DATABASE_URL: database.login,
    STORAGE_DIR: path.resolve(plan.folder, "storage"),
    SMTP_URL: `smtp://127.0.0.1:${plan.ports.smtp}`,
    ...(plan.ports.inbound && {
      INBOUND_ADDRESS: inboundAddress,
      INBOUND_SMTP_HOST: "127.0.0.1",
      INBOUND_SMTP_PORT: String(plan.ports.inbound),
    }),
    ...plan.settings,
  };
  plan.tell?.("Bringing the database up to date …");
  await requireNode("The migration", {
    args: typescript("scripts/migrate.ts"),
    env: { ...settings, DATABASE_MIGRATION_URL: database.owner },
  });
  return settings;
}

function launch(plan: StackPlan, name: string, command: Command): Service {
  return startService(name, command, (line) => plan.onLine?.(name, line));
}

function startMail(plan: StackPlan): Service {
  const { smtp, mail } = plan.ports;
  const addresses = ["--smtp", String(smtp), "--ip", "127.0.0.1", "--web", String(mail), "--web-ip", "127.0.0.1"];
  const keep = plan.fast ? [] : ["--mail-directory", path.resolve(plan.folder, "mail"), "--max-emails", "1000"];
  return launch(plan, "mailbox", { args: ["node_modules/maildev/dist/bin/maildev.js", ...addresses, ...keep] });
}

function startWeb(plan: StackPlan, env: Record<string, string>): Service {
  return launch(plan, "web process", { args: webServer(plan.mode, plan.ports.web, process.env.HOST), env });
}

/** A process that is started again when it ends by itself. */
function kept(plan: StackPlan, name: string, start: () => Service): Service {
  const keeper = keepRunning(name, start(), { again: start, tell: plan.onRestart });
  return {
    name,
    get process() {
      return keeper.current().process;
    },
    output: () => keeper.current().output(),
    ended: keeper.ended,
    stop: keeper.stop,
  };
}

function startWorker(plan: StackPlan, env: Record<string, string>): Service {
  const watching = ["node_modules/tsx/dist/cli.mjs", "watch", "--clear-screen=false", "jobs/worker.ts"];
  return launch(plan, "worker", { args: plan.mode === "dev" ? watching : workerProgram, env });
}
