import path from "node:path";
import { buildWhenOld } from "@/scripts/build";
import { demoPassword, demoSignIns } from "@/scripts/demo-sign-ins";
import { runLocally } from "@/scripts/local";
import { requireNode, typescript } from "@/scripts/processes";
import type { Stack } from "@/scripts/stack";

const folder = ".data/demo";

async function build(): Promise<void> {
  console.log("Looking for a production build …");
  const started = performance.now();
  const built = await buildWhenOld();
  console.log(
    built ? `Built for production (${((performance.now() - started) / 1000).toFixed(0)} s).` : "The production build is up to date.",
  );
}

async function announce({ webUrl, mailUrl, settings }: Stack): Promise<void> {
  const rows = [
    ["Coverkeep", webUrl],
    ["Mailbox (everything it sends)", mailUrl],
    ["Replies to it, by SMTP", `127.0.0.1:${settings.INBOUND_SMTP_PORT}`],
    ["", ""],
    ...demoSignIns.map(({ email, purpose }) => [`Sign in as ${purpose}`, email]),
    ["Password of all of them", demoPassword],
    ["", ""],
    ["Data", path.resolve(folder)],
    ["Logs", path.resolve(folder, "logs")],
  ];
  const width = Math.max(...rows.map(([name = ""]) => name.length));
  console.log(`\n${rows.map(([name = "", value = ""]) => `  ${name.padEnd(width)}  ${value}`.trimEnd()).join("\n")}\n`);
  console.log("Stop with Ctrl-C. The data stays for the next start; to begin anew, delete the folder.");
}

await runLocally({
  name: "The demo",
  folder,
  mode: "start",
  prepare: build,
  seed: async (env) => {
    console.log("Looking for the demo's data …");
    await requireNode("Writing the demo's data", { args: typescript("prisma/seed.ts"), env });
  },
  announce,
});
