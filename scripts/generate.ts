import { generateCode } from "@/scripts/generated-code";

console.log((await generateCode()) ? "Database client and types of texts generated." : "The generated code is up to date.");
