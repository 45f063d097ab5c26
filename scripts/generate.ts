import { generateClient } from "@/scripts/prisma-client";

console.log((await generateClient()) ? "Database client generated." : "Database client is up to date.");
