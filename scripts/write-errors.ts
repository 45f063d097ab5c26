import { writeFile } from "node:fs/promises";
import { errorsPage } from "@/scripts/errors-page";

await writeFile("docs/errors.md", errorsPage());
console.log("docs/errors.md is written.");
