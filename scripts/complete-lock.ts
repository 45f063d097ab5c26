import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";

/*
 * npm leaves a package that is optional for another platform out of the lock file when its registry does not hold it, and then `npm ci`
 * refuses the lock file as incomplete. An entry added by hand lacks its hash, and `npm ci` would install whatever the registry serves. This
 * finds both (`--check`), or mends them: it lets npm write such entries again, and adds what npm still leaves out. Platform packages have
 * their platform in their name and the exact version of the package that wants them.
 */

type Entry = {
  version?: string;
  optionalDependencies?: Record<string, string>;
  dev?: boolean;
  integrity?: string;
  [field: string]: unknown;
};
type Lock = { packages: Record<string, Entry> };
type Gap = { name: string; version: string; dev: boolean };

const systems = ["android", "darwin", "freebsd", "linux", "netbsd", "openbsd", "openharmony", "sunos", "win32"];
const processors = ["arm", "arm64", "ia32", "loong64", "ppc64", "riscv64", "s390x", "wasm32", "x64"];

/** Whether a package at `from` would find `name`, looking in its own folder and in those above. */
function isLocked(packages: Lock["packages"], from: string, name: string): boolean {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))) {
    if (packages[`${folder ? `${folder}/` : ""}node_modules/${name}`]) return true;
    if (!folder) return false;
  }
}

function findGaps({ packages }: Lock): Gap[] {
  return Object.entries(packages).flatMap(([from, { optionalDependencies = {}, dev = false }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isLocked(packages, from, name))
      .map(([name, version]) => ({ name, version: version.replace(/^[\^~]/, ""), dev })),
  );
}

function entryOf({ name, version, dev }: Gap): Entry {
  const words = name.toLowerCase().split(/[-/]/);
  const os = systems.filter((system) => words.includes(system) || (system === "linux" && words.includes("linuxmusl")));
  const cpu = processors.filter((processor) => words.includes(processor));
  if (os.length + cpu.length === 0) throw new Error(`${name} is not in package-lock.json, and its name does not tell its platform.`);
  const libc = os.includes("linux") ? words.flatMap((word) => (/musl/.test(word) ? ["musl"] : /^gnu/.test(word) ? ["glibc"] : [])) : [];
  const lists = { ...(cpu.length ? { cpu } : {}), ...(libc.length ? { libc } : {}), ...(os.length ? { os } : {}) };
  return { version, ...(dev ? { dev } : {}), ...lists, optional: true };
}

/** Entries whose bytes are not checked. Bundled packages are inside another package and covered by its hash. */
const findUnhashed = ({ packages }: Lock) =>
  Object.entries(packages).flatMap(([place, { integrity, inBundle, link }]) => (place && !integrity && !inBundle && !link ? [place] : []));

const readLock = async () => JSON.parse(await readFile("package-lock.json", "utf8")) as Lock;
const writeLock = (lock: Lock) => writeFile("package-lock.json", `${JSON.stringify(lock, null, 2)}\n`);

const lock = await readLock();
if (process.argv.includes("--check")) {
  const gaps = findGaps(lock);
  const unhashed = findUnhashed(lock);
  for (const place of unhashed) console.error(`${place} has no integrity in package-lock.json. Run: npm run lock:complete`);
  for (const { name } of gaps) console.error(`${name} is missing in package-lock.json: npm ci would refuse it. Run: npm run lock:complete`);
  process.exit(gaps.length + unhashed.length > 0 ? 1 : 0);
}
const unhashed = findUnhashed(lock);
if (unhashed.length > 0) {
  for (const place of unhashed) delete lock.packages[place];
  await writeLock(lock);
  execFileSync("npm", ["install", "--package-lock-only", "--ignore-scripts", "--no-audit", "--no-fund"], { stdio: "inherit" });
  Object.assign(lock, await readLock());
}
const gaps = findGaps(lock);
for (const gap of gaps) lock.packages[`node_modules/${gap.name}`] = entryOf(gap);
const { "": root = {}, ...rest } = lock.packages;
const packages = { "": root, ...Object.fromEntries(Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1))) };
await writeLock({ ...lock, packages });
console.log(`${unhashed.length} entries got their integrity. ${gaps.length} packages for other platforms were added to package-lock.json.`);
