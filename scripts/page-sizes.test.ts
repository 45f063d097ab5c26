import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { faultOf, readPageSizes } from "@/scripts/page-sizes";

test("counts what the HTML of a page names: each script once, without what is on no working page", async () => {
  const build = await mkdtemp(path.join(tmpdir(), "build-"));
  try {
    const page = path.join(build, "server/app/(app)/vendors");
    await mkdir(page, { recursive: true });
    // Random digits: gzip halves them.
    for (const [name, length] of [
      ["main", 20_000],
      ["list", 40_000],
      ["failed", 90_000],
    ] as const)
      await writeFile(path.join(build, `${name}.js`), Array.from({ length }, () => Math.floor(Math.random() * 10)).join(""));
    await writeFile(path.join(build, "build-manifest.json"), JSON.stringify({ rootMainFiles: ["main.js"] }));
    const entryJSFiles = { "app/layout": ["main.js"], "app/vendors/page": ["main.js", "list.js"], "app/global-error": ["failed.js"] };
    await writeFile(
      path.join(page, "page_client-reference-manifest.js"),
      `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\nglobalThis.__RSC_MANIFEST["/(app)/vendors/page"] = ${JSON.stringify({ entryJSFiles })};`,
    );
    const [vendors, ...others] = await readPageSizes(build);
    expect(others).toEqual([]);
    expect(vendors?.page).toBe("/vendors");
    expect(vendors?.kilobytes).toBeGreaterThan(25);
    expect(vendors?.kilobytes).toBeLessThan(33);
  } finally {
    await rm(build, { recursive: true });
  }
});

test("names each page that has grown, with its size, and refuses a build without pages", () => {
  const sizes = [
    { page: "/vendors", kilobytes: 231 },
    { page: "/portal/[token]", kilobytes: 151 },
    { page: "/login", kilobytes: 230 },
  ];
  expect(faultOf(sizes)).toBe(
    "More first-load JavaScript than a page may have (decision 042):\n  /vendors: 231 kB of 230\n  /portal/[token]: 151 kB of 150",
  );
  expect(faultOf(sizes.slice(2))).toBeNull();
  expect(faultOf([])).toBe("The build has no pages.");
});
