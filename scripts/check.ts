import { generateClient } from "@/scripts/prisma-client";
import { endChildrenOnSignal } from "@/scripts/processes";
import { checksBeforeBuild, otherChecks, runInTurn } from "@/scripts/static-checks";
import { declareTexts } from "@/scripts/text-types";

/** The checks that need nothing running. */
endChildrenOnSignal();
await generateClient();
await declareTexts();
const checks = (await Promise.all([runInTurn(checksBeforeBuild), runInTurn(otherChecks)])).flat();
const failed = checks.filter(({ passed }) => !passed).length;
console.log(`${checks.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
