import { generateClient } from "@/scripts/prisma-client";
import { endChildrenOnSignal } from "@/scripts/processes";
import { runCheck, staticChecks } from "@/scripts/static-checks";

/** The checks that need nothing running. */
endChildrenOnSignal();
await generateClient();
let failed = 0;
for (const check of staticChecks) failed += (await runCheck(check)) ? 0 : 1;
console.log(`${staticChecks.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
