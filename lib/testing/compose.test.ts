import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { envSchema } from "@/lib/infra/env-schema";
import { webProgram } from "@/scripts/processes";

type Service = {
  image: string;
  profiles?: string[];
  restart?: string;
  environment?: Record<string, string>;
  command?: string | string[];
  volumes?: string[];
  configs?: { source: string; target: string }[];
  depends_on?: Record<string, unknown>;
  healthcheck?: { test: string[]; interval: string; timeout: string; retries: number };
};
type Compose = { services: Record<string, Service>; volumes: Record<string, null>; configs: Record<string, { content: string }> };

let text: string;
let compose: Compose;
let clamd: string;
beforeAll(async () => {
  text = await readFile("docker-compose.yml", "utf8");
  compose = parse(text, { merge: true });
  clamd = compose.configs.clamd?.content ?? "";
});

/** Postgres and SeaweedFS number their releases by two numbers, all others by three. */
const isExact = (image: string) =>
  /@sha256:[0-9a-f]{64}$|:v?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(image) || /^(?:postgres|chrislusf\/seaweedfs):\d+\.\d+$/.test(image);

const variablesIn = (value: unknown) => [...JSON.stringify(value).matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name = ""]) => name);
const documented = async (file: string) => (await readFile(`docs/${file}`, "utf8")).replace(/\s+/g, " ");

describe("docker-compose.yml", () => {
  it("starts object storage and the scanner in profiles of their own only", () => {
    const profiles = Object.entries(compose.services).flatMap(([name, { profiles: own }]) => (own ? [[name, own]] : []));
    expect(profiles).toEqual([
      ["s3", ["s3"]],
      ["clamav", ["clamav"]],
    ]);
    const needed = Object.values(compose.services).flatMap(({ depends_on: others }) => Object.keys(others ?? {}));
    expect(needed, "nothing waits for what may not run").not.toEqual(expect.arrayContaining(["s3"]));
    expect(needed).not.toContain("clamav");
  });

  it("runs every image at one exact version, and the Node that the tests run on", async () => {
    const dockerfile = await readFile("Dockerfile", "utf8");
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image = ""]) => image);
    const images = Object.values(compose.services).map(({ image }) => image);
    const moving = [...bases, ...images].filter((image) => image !== "coverkeep" && !isExact(image));
    expect(moving, "a tag that moves: give the whole version, or a digest").toEqual([]);
    const { packages } = JSON.parse(await readFile("package-lock.json", "utf8"));
    expect(new Set(bases)).toEqual(new Set([`node:${packages["node_modules/node"].version}-slim`]));
    expect(["postgres:18", "postgres:latest", "node:24-slim", "postgres"].filter(isExact)).toEqual([]);
    expect([`postgres:18@sha256:${"a".repeat(64)}`, "node:24.1.0-slim"].every(isExact)).toBe(true);
  });

  it("starts the web process as npm start and the tests do", async () => {
    const [, command = "[]"] = /^CMD (\[.*\])$/m.exec(await readFile("Dockerfile", "utf8")) ?? [];
    expect(JSON.parse(command)).toEqual(["node", ...webProgram]);
    const { scripts } = JSON.parse(await readFile("package.json", "utf8"));
    expect(scripts.start).toContain(` node ${webProgram.join(" ")}`);
  });

  it("checks the health of each service that stays", () => {
    for (const [name, { restart, healthcheck }] of Object.entries(compose.services)) {
      if (restart === "no") continue;
      expect(healthcheck, name).toMatchObject({
        test: [expect.stringMatching(/^CMD(-SHELL)?$/), ...Array(healthcheck?.test.slice(1).length ?? 1).fill(expect.any(String))],
      });
      expect(healthcheck?.interval, name).toMatch(/^\d+s$/);
    }
  });

  it("gives the application settings that there are, and each volume that is used", () => {
    const own = ["NODE_ENV", "DATABASE_MIGRATION_URL"];
    for (const name of ["web", "worker", "migrate"]) {
      const names = Object.keys(compose.services[name]?.environment ?? {});
      expect(Object.keys(envSchema.shape), name).toEqual(expect.arrayContaining(names.filter((one) => !own.includes(one))));
    }
    const s3 = compose.services.s3?.environment;
    expect(Object.keys(envSchema.shape)).toEqual(expect.arrayContaining(Object.keys(s3 ?? {})));
    for (const [name, value] of Object.entries(s3 ?? {})) expect(variablesIn(value)).toEqual([name]);
    const used = Object.values(compose.services).flatMap(({ volumes }) =>
      (volumes ?? []).flatMap((one) => /^[a-z]+(?=:)/.exec(one)?.[0] ?? []),
    );
    expect([...new Set(used)].sort()).toEqual(Object.keys(compose.volumes).sort());
  });

  it("runs object storage where the docs say", async () => {
    const storage = await documented("storage.md");
    expect(storage).toContain("docker compose --profile s3 up -d");
    for (const setting of ["STORAGE=s3", "S3_BUCKET=coverkeep", "S3_ENDPOINT=http://s3:8333"]) {
      expect(storage, setting).toContain(setting);
      expect(text, setting).toContain(setting);
    }
    expect(String(compose.services.s3?.command)).toContain("-s3.port=8333");
    expect(compose.services.s3?.healthcheck?.test.at(-1)).toBe("http://127.0.0.1:8333/healthz");
  });

  it("runs the scanner where the docs say, with limits above ours and without calling a skipped file clean", async () => {
    const malware = await documented("malware.md");
    expect(malware).toContain("docker compose --profile clamav up -d");
    expect(malware).toContain("CLAMAV_HOST=clamav");
    expect(compose.services.clamav?.configs).toEqual([{ source: "clamd", target: "/etc/clamav/clamd.conf" }]);
    expect(clamd).toContain(`TCPSocket ${envSchema.shape.CLAMAV_PORT.parse(undefined)}\n`);
    expect(clamd).toContain("AlertExceedsMax yes\n");
    expect(Number(/^StreamMaxLength (\d+)M$/m.exec(clamd)?.[1])).toBeGreaterThanOrEqual(60);
  });
});
