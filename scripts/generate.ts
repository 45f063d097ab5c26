import { generateClient } from "@/scripts/prisma-client";
import { declareTexts } from "@/scripts/text-types";

console.log((await generateClient()) ? "Database client generated." : "Database client is up to date.");
console.log((await declareTexts()) ? "Types of texts generated." : "Types of texts are up to date.");
