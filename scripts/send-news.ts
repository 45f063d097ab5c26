import { readFile } from "node:fs/promises";
import { closeDatabase } from "@/lib/infra/db";
import { closeQueue } from "@/lib/infra/queue";
import { sendNews } from "@/lib/mail/notices/commands";
import { readNews } from "@/lib/mail/notices/rules";
import { joinRunningStack } from "@/scripts/settings";

/** Mails a text of the operator to everybody who asked for system updates; the worker sends it. */
async function main(): Promise<void> {
  const file = process.argv[2];
  if (!file) throw new Error("Please name a text file, its first line the subject: npm run admin:news -- FILE");
  const news = readNews(await readFile(file, "utf8"));
  joinRunningStack();
  const { written, earlier } = await sendNews(news);
  console.log(`"${news.subject}" goes to ${written} addresses; ${earlier} had it already.`);
}

main()
  .catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  })
  .finally(async () => {
    await closeQueue();
    await closeDatabase();
  });
