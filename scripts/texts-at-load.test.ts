import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { full } from "@/lib/testing/full";

/*
 * A text that is looked up while a module is loaded stays in the language of then, for everyone. Here every module is loaded in a
 * process that has no catalogue at all: such a look-up throws.
 */
const program = `
  import { readdirSync } from "node:fs";
  import path from "node:path";
  const files = ["app", "components", "jobs", "lib"].flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((file) => path.join(folder, String(file))).filter((file) =>
      /\\.tsx?$/.test(file) && !/\\.test\\.|^lib\\/testing\\/|^jobs\\/worker\\.ts$|layout\\.tsx$|global-error/.test(file)));
  let loaded = 0;
  for (const file of files) {
    try {
      await import(path.resolve(file));
      loaded += 1;
    } catch (error) {
      if (/No text is called/.test(error.message)) console.log(file + ": " + error.message);
    }
  }
  console.log(loaded + " modules loaded");
  process.exit(0);
`;

test("no text is looked up while a module is loaded", { ...full, timeout: 120_000 }, () => {
  const { stdout } = spawnSync(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", program], {
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production" },
  });
  const lines = stdout.trim().split("\n");
  const loaded = Number(/^(\d+) modules/.exec(lines.pop() ?? "")?.[1]);
  expect(lines).toEqual([]);
  expect(loaded).toBeGreaterThan(500);
});
