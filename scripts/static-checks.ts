import { nextBuild } from "@/scripts/build";
import { type Command, runNode, typescript } from "@/scripts/processes";

export type Check = { name: string; commands: Command[] };

const bin = (file: string, ...args: string[]): Command => ({ args: [`node_modules/${file}`, ...args] });

/** It asks and tells nobody anything. */
const silentRedocly = { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };

/** Everything that needs the sources alone. The longest comes first: the others run beside it. */
const staticChecks: Check[] = [
  {
    name: "types (TypeScript)",
    commands: [{ ...bin("next/dist/bin/next", "typegen"), env: nextBuild.env }, bin("typescript/bin/tsc", "--noEmit")],
  },
  { name: "format and lint (Biome)", commands: [bin("@biomejs/biome/bin/biome", "check", "--error-on-warnings", ".")] },
  { name: "boundaries (dependency-cruiser)", commands: [{ args: typescript("scripts/check-boundaries.ts") }] },
  { name: "nothing unused (knip)", commands: [bin("knip/bin/knip.js", "--no-progress", "--no-config-hints")] },
  { name: "lock file", commands: [{ args: typescript("scripts/complete-lock.ts", "--check") }] },
  { name: "no slow pattern", commands: [{ args: typescript("scripts/check-patterns.ts") }] },
  { name: "wording", commands: [{ args: typescript("scripts/texts.ts", "--check") }] },
  {
    name: "description of the API (Redocly)",
    commands: [
      { args: typescript("scripts/write-description.ts") },
      { ...bin("@redocly/cli/bin/cli.js", "lint", "--extends=spec", "generated/openapi.json"), env: silentRedocly },
    ],
  },
  { name: "structure", commands: [{ args: typescript("scripts/check-structure.ts") }] },
];

export const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Runs a check and prints its verdict, with its words only when it fails. Returns whether it passed. */
export async function runCheck({ name, commands }: Check): Promise<boolean> {
  const started = performance.now();
  for (const command of commands) {
    const { code, output } = await runNode(command, { quiet: true });
    if (code === 0) continue;
    console.log(`✗ ${name} (${seconds(started)})\n${output.trim()}\n`);
    return false;
  }
  console.log(`✓ ${name} (${seconds(started)})`);
  return true;
}

/** Runs all static checks, two at a time: each keeps one core busy. */
export async function runStaticChecks(): Promise<{ name: string; passed: boolean }[]> {
  const left = [...staticChecks];
  const done: { name: string; passed: boolean }[] = [];
  const runNext = async (): Promise<void> => {
    const check = left.shift();
    if (!check) return;
    done.push({ name: check.name, passed: await runCheck(check) });
    await runNext();
  };
  await Promise.all([runNext(), runNext()]);
  return done;
}
