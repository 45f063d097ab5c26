import { lstat, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { linkEqualChunks } from "@/scripts/equal-chunks";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "chunks-"));
});
afterEach(() => rm(folder, { recursive: true }));

const write = async (name: string, script: string) => {
  await writeFile(path.join(folder, name), `${script}\n\n//# sourceMappingURL=${name}.map`);
  await writeFile(path.join(folder, `${name}.map`), "{}");
};

test("Node loads equal chunks once, and others as they are", async () => {
  await write("a.js", "module.exports = [{}];");
  await write("b.js", "module.exports = [{}];");
  await write("c.js", "module.exports = [{}, 1];");
  expect(await linkEqualChunks(folder)).toBe("module.exports = [{}];\n".length);
  const load = createRequire(path.join(folder, "page.cjs"));
  expect(load("./b.js")).toBe(load("./a.js"));
  expect(load("./c.js")).toHaveLength(2);
  expect((await readdir(folder)).sort()).toEqual(["a.js", "a.js.map", "b.js", "c.js", "c.js.map"]);
});

test("a second run changes nothing", async () => {
  await write("a.js", "module.exports = [{}];");
  await write("b.js", "module.exports = [{}];");
  await linkEqualChunks(folder);
  expect(await linkEqualChunks(folder)).toBe(0);
  expect((await lstat(path.join(folder, "a.js"))).isFile()).toBe(true);
});
