import { standIns } from "@/scripts/build";
import { writeDescription } from "@/scripts/describe-api";

Object.assign(process.env, standIns);
await writeDescription();
// Some of the routes' parts would keep the process waiting.
process.exit(0);
