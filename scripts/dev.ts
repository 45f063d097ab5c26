import { demoPassword, demoSignIns } from "@/scripts/demo-sign-ins";
import { runLocally } from "@/scripts/local";
import { requireNode, typescript } from "@/scripts/processes";

/** For developers: web and worker reload when a file changes; the data is the demo's, in a folder of its own. */
await runLocally({
  name: "The development server",
  folder: ".data/dev",
  mode: "dev",
  showLines: true,
  seed: (env) => requireNode("Writing the demo's data", { args: typescript("prisma/seed.ts"), env }),
  announce: async ({ webUrl, mailUrl }) => {
    console.log(`\n  Coverkeep  ${webUrl}\n  Mailbox    ${mailUrl}\n  Sign in    ${demoSignIns[0].email} / ${demoPassword}\n`);
    console.log("Stop with Ctrl-C.");
  },
});
