import { writeFile } from "node:fs/promises";
import { formsPage } from "@/scripts/forms-page";

await writeFile("docs/endorsements.md", formsPage());
console.log("docs/endorsements.md is written.");
