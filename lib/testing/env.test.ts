import { readFile } from "node:fs/promises";
import { describe, expect, it, vi } from "vitest";
import { envSchema } from "@/lib/infra/env-schema";
import { settingsExample, settingsPage } from "@/scripts/settings-pages";

/** Each setting of the example, commented out or not, with its value. */
async function readExample(): Promise<Map<string, string>> {
  const lines = (await readFile(".env.example", "utf8")).split("\n");
  return new Map(
    lines.flatMap((line) => [...line.matchAll(/^#?([A-Z][A-Z0-9_]*)=(.*)$/g)].map(([, name = "", value = ""]) => [name, value])),
  );
}

const settings = Object.keys(envSchema.shape).sort();

describe("the settings", () => {
  it("are explained by .env.example and docs/settings.md, as npm run settings writes them", async () => {
    expect(await readFile(".env.example", "utf8")).toBe(settingsExample());
    expect(await readFile("docs/settings.md", "utf8")).toBe(settingsPage());
    for (const [name, field] of Object.entries(envSchema.shape)) expect(field.meta()?.description, name).toMatch(/^\S.+\.$/);
  });

  it("of .env.example are accepted, and are the defaults where there is one", async () => {
    const example = await readExample();
    const parsed = envSchema.parse(Object.fromEntries(example));
    const defaults = envSchema.parse({ APP_SECRET: example.get("APP_SECRET"), DATABASE_URL: example.get("DATABASE_URL") });
    for (const [name, value] of Object.entries(defaults)) expect(parsed[name as keyof typeof parsed], name).toEqual(value);
  });

  it("are all passed on by docker-compose.yml, with their defaults", async () => {
    const compose = await readFile("docker-compose.yml", "utf8");
    const block = /environment: &environment\n((?: {4}\S.*\n)+)/.exec(compose)?.[1] ?? "";
    const passed = new Map([...block.matchAll(/^ {4}([A-Z0-9_]+): (.*)$/gm)].map(([, name = "", value = ""]) => [name, value]));
    // The image sets the one, and only the migrate service gets the other.
    const elsewhere = ["NODE_ENV", "DATABASE_MIGRATION_URL"];
    expect([...passed.keys(), ...elsewhere].sort()).toEqual(settings);
    const defaults: Record<string, unknown> = envSchema.parse({ APP_SECRET: "x".repeat(32), DATABASE_URL: "postgresql://localhost/x" });
    // Inside of the containers, the mailbox and the volume have other addresses.
    const own = ["DATABASE_URL", "STORAGE_DIR", "SMTP_URL", "APP_SECRET"];
    for (const [name, value] of passed) {
      if (own.includes(name)) continue;
      const [, variable, fallback] = /^\$\{(\w+):-(.*)\}$/.exec(value) ?? [];
      expect([variable, fallback], name).toEqual([name, String(defaults[name] ?? "")]);
    }
  });

  it("with their secrets stay out of the image", async () => {
    const ignored = (await readFile(".dockerignore", "utf8")).split("\n");
    expect(ignored).toEqual(expect.arrayContaining([".env", ".env.*", ".data", ".git"]));
    expect(ignored.filter((line) => line.startsWith("!"))).toEqual([]);
  });

  it("out of range stop the start, each named, none with its value", async () => {
    vi.resetModules();
    const wrong = {
      READER_PROCESSOR_SECONDS: "0",
      DATABASE_POOL_SIZE: "many",
      APP_SECRET: "too-short-and-secret",
      SMTP_URL: "http://x.example",
      STORAGE: "s3",
      INBOUND_SMTP_TLS_KEY: "/secret/key.pem",
      LOG_LEVEL: "loudly",
      DATABASE_URL: "",
    };
    for (const [name, value] of Object.entries(wrong)) vi.stubEnv(name, value);
    const { env } = await import("@/lib/infra/env");
    let [told, stack] = ["", ""];
    try {
      env();
    } catch (error) {
      told = (error as Error).message;
      stack = String((error as Error).stack);
    }
    vi.unstubAllEnvs();
    vi.resetModules();
    expect(told).toContain("The configuration is not usable.");
    const { STORAGE: _fine, INBOUND_SMTP_TLS_KEY: key, ...faulty } = wrong;
    const lines = told.split("\n").slice(1);
    for (const [name, value] of Object.entries({ ...faulty, S3_BUCKET: "", INBOUND_SMTP_TLS_CERT: "" })) {
      expect(lines.filter((line) => line.startsWith(`${name}: must `))).toHaveLength(1);
      if (value.length > 1) expect(told).not.toContain(value);
    }
    expect(told).not.toContain(key);
    expect(lines, "all at once, one sentence each").toHaveLength(8);
    for (const line of lines) expect(line).toMatch(/^[A-Z0-9_]+: must [\w /:=,-]+\.$/);
    expect(stack, "no line of code").toBe(told);
  });
});
