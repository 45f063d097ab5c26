import { nextBuild } from "@/scripts/build";
import { type Command, runNode, typescript } from "@/scripts/processes";

export type Check = { name: string; commands: Command[] };

const bin = (file: string, ...args: string[]): Command => ({ args: [`node_modules/${file}`, ...args] });

/** It asks for no input and sends no telemetry. */
const silentRedocly = { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };

/** They write what the build writes too, so the build comes after them. Tests read the description, so it comes first. */
export const checksBeforeBuild: Check[] = [
  {
    name: "description of the API (Redocly)",
    commands: [
      { args: typescript("scripts/write-description.ts") },
      { ...bin("@redocly/cli/bin/cli.js", "lint", "--extends=spec", "generated/openapi.json"), env: silentRedocly },
    ],
  },
  {
    name: "types (TypeScript)",
    commands: [
      { ...bin("next/dist/bin/next", "typegen"), env: nextBuild.env },
      bin("typescript-7/bin/tsc", "--noEmit", "--singleThreaded", "--incremental", "false"),
    ],
  },
];

export const build: Check = { name: "production build (Next)", commands: [nextBuild] };
export const pageSizes: Check = { name: "scripts of each page", commands: [{ args: typescript("scripts/check-page-sizes.ts") }] };

export const otherChecks: Check[] = [
  { name: "format and lint (Biome)", commands: [bin("@biomejs/biome/bin/biome", "check", "--error-on-warnings", ".")] },
  { name: "boundaries (dependency-cruiser)", commands: [{ args: typescript("scripts/check-boundaries.ts") }] },
  { name: "nothing unused (knip)", commands: [bin("knip/bin/knip.js", "--no-progress", "--no-config-hints")] },
  { name: "lock file", commands: [{ args: typescript("scripts/complete-lock.ts", "--check") }] },
  { name: "no slow pattern", commands: [{ args: typescript("scripts/check-patterns.ts") }] },
  { name: "wording", commands: [{ args: typescript("scripts/texts.ts", "--check") }] },
  { name: "structure", commands: [{ args: typescript("scripts/check-structure.ts") }] },
];

export const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Runs a check and prints its verdict, with its words only when it fails. Returns whether it passed. */
async function runCheck({ name, commands }: Check): Promise<boolean> {
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

type Verdict = { name: string; passed: boolean };

/** Runs checks one after another. Each keeps one core busy. */
export async function runInTurn(checks: readonly Check[]): Promise<Verdict[]> {
  const done: Verdict[] = [];
  for (const check of checks) done.push({ name: check.name, passed: await runCheck(check) });
  return done;
}
