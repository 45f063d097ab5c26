import { closeDatabase } from "@/lib/infra/db";
import { closeQueue } from "@/lib/infra/queue";
import { speakOnServer } from "@/lib/infra/server-texts";
import { writeDemo } from "@/prisma/demo-company";

speakOnServer();
writeDemo()
  .catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  })
  .finally(async () => {
    await closeQueue();
    await closeDatabase();
  });
