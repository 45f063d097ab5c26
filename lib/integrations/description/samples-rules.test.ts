import { execFileSync } from "node:child_process";
import { Script } from "node:vm";
import { expect, it } from "vitest";
import { operationsOf } from "@/lib/integrations/description/reading-rules";
import { codeSamples } from "@/lib/integrations/description/samples-rules";
import { description } from "@/scripts/describe-api";

const operations = operationsOf((await description()) as never);
const origin = "https://coverkeep.example";

function sampleOf(path: string, method: string, language: string): string {
  const operation = operations.find((one) => one.path === path && one.method === method);
  if (!operation) throw new Error(`${method} ${path} is not described`);
  return codeSamples(origin, operation).find((one) => one.language === language)?.code ?? "";
}

it("each call has a sample in each language that the language itself accepts", () => {
  const shell: string[] = [];
  for (const operation of operations)
    for (const { language, code } of codeSamples(origin, operation)) {
      const name = `${language} of ${operation.method} ${operation.path}`;
      expect(code, name).toContain(`${origin}/api`);
      if (language === "JavaScript") expect(() => new Script(`async () => {\n${code.replace(/^import .*$/gm, "")}\n}`), name).not.toThrow();
      if (language === "curl") shell.push(`# ${name}`, code);
    }
  // One shell reads them all: its error names the line.
  expect(() => execFileSync("sh", ["-n"], { input: shell.join("\n"), stdio: "pipe" })).not.toThrow();
});

it("a body, a file, and a call that needs no key", () => {
  expect(sampleOf("/api/vendors", "POST", "curl")).toContain(
    `curl -X POST "https://coverkeep.example/api/vendors" \\\n  -H "Authorization: Bearer $COVERKEEP_KEY" \\\n  -H "Content-Type: application/json" \\\n  -d '{`,
  );
  expect(sampleOf("/api/vendors", "POST", "Python")).toContain('        "allowDuplicate": False,\n');
  expect(sampleOf("/api/documents/upload", "POST", "curl").match(/-F .*/g), "what may be left out is not in a sample").toEqual([
    '-F "document=@certificate.pdf"',
  ]);
  expect(sampleOf("/api/vendors/{id}", "GET", "JavaScript")).toContain('fetch("https://coverkeep.example/api/vendors/ID", {');
  expect(sampleOf("/api/health", "GET", "curl")).toBe('curl "https://coverkeep.example/api/health"');
});
