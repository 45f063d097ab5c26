import { generateCode } from "@/scripts/generated-code";
import { endChildrenOnSignal } from "@/scripts/processes";
import { checksBeforeBuild, otherChecks, runInTurn } from "@/scripts/static-checks";

/** The checks that need nothing running. */
endChildrenOnSignal();
await generateCode();
const checks = (await Promise.all([runInTurn(checksBeforeBuild), runInTurn(otherChecks)])).flat();
const failed = checks.filter(({ passed }) => !passed).length;
console.log(`${checks.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
