import { writeFile } from "node:fs/promises";
import { settingsExample, settingsPage } from "@/scripts/settings-pages";

await writeFile(".env.example", settingsExample());
await writeFile("docs/settings.md", settingsPage());
console.log(".env.example and docs/settings.md are written.");
