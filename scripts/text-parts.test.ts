import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { adminPortal } from "@/messages/en/admin-portal";
import { portalPage } from "@/messages/en/portal-page";
import { product } from "@/messages/en/product";
import requirements from "@/messages/en/requirements.json" with { type: "json" };
import { settingsPage } from "@/messages/en/settings-page";
import { site } from "@/messages/en/site";

/*
 * A browser has the texts of its page's parts only (components/layout/texts.tsx). Here each page's own scripts are followed through
 * their imports: no text that they use may be in another part.
 */

type Module = { isClient: boolean; imports: string[]; keys: string[] };
const modules = new Map<string, Module>();

function resolved(from: string, specifier: string): string | null {
  const base = specifier.startsWith("@/")
    ? specifier.slice(2)
    : specifier.startsWith(".")
      ? path.join(path.dirname(from), specifier)
      : null;
  return base && ([`${base}.ts`, `${base}.tsx`].find((file) => existsSync(file)) ?? null);
}

function read(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const text = readFileSync(file, "utf8");
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const specifiers: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && !isTypeOnly(node)) specifiers.push((node.moduleSpecifier as ts.StringLiteral).text);
    const [first] = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword ? node.arguments : [];
    if (first && ts.isStringLiteral(first)) specifiers.push(first.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  const imports = specifiers.map((specifier) => resolved(file, specifier)).filter((found) => found !== null);
  const found = {
    isClient: /^["']use client["']/.test(text),
    imports,
    keys: text.match(/"(?:server\.)?[a-z]\w+\.[a-z]\w+"/g)?.map((key) => key.slice(1, -1)) ?? [],
  };
  modules.set(file, found);
  return found;
}

function isTypeOnly({ importClause }: ts.ImportDeclaration): boolean {
  if (!importClause) return false;
  const named = importClause.namedBindings && ts.isNamedImports(importClause.namedBindings) ? importClause.namedBindings.elements : [];
  return importClause.isTypeOnly || (!importClause.name && named.length > 0 && named.every((element) => element.isTypeOnly));
}

/** The files that run in a browser which shows these pages: all modules of "use client". */
function scriptsOf(pages: readonly string[]): Set<string> {
  const [seen, scripts] = [new Set<string>(), new Set<string>()];
  const follow = (file: string, inBrowser: boolean): void => {
    if (file.startsWith("messages/") || (inBrowser ? scripts : seen).has(file)) return;
    const { isClient, imports } = read(file);
    const runsInBrowser = inBrowser || isClient;
    (runsInBrowser ? scripts : seen).add(file);
    for (const next of imports) follow(next, runsInBrowser);
  };
  for (const page of pages) follow(page, false);
  return scripts;
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx$/.test(file))
    .map((file) => path.join(folder, file));
const top = ["app/layout.tsx", "app/error.tsx", "app/not-found.tsx"];

function strangersIn(pages: readonly string[], catalogue: object): string[] {
  const all = { ...portalPage, ...site, ...product, ...adminPortal, requirements, ...settingsPage } as Record<
    string,
    Record<string, unknown>
  >;
  return [...scriptsOf(pages)].flatMap((file) =>
    read(file)
      .keys.filter((key) => {
        const [area = "", name = ""] = key.split(".");
        return (
          (area === "server" && file.startsWith("components/")) || (all[area] !== undefined && name in all[area] && !(area in catalogue))
        );
      })
      .map((key) => `${file}: ${key}`),
  );
}

test("the public pages and the sign-in need no text of the signed-in area", () => {
  expect(strangersIn([...top, ...filesIn("app/(public)"), ...filesIn("app/(auth)")], site)).toEqual([]);
});

test("the vendor's page needs its own few texts", () => {
  expect(strangersIn([...top, ...filesIn("app/portal")], portalPage)).toEqual([]);
});

test("members' pages need no text of the Admin Portal, and of the settings and requirements only on their own pages", () => {
  const pages = filesIn("app/(app)");
  const [ofSettings, ofRequirements] = ["settings", "requirements"].map((folder) =>
    pages.filter((page) => page.startsWith(`app/(app)/${folder}/`)),
  ) as [string[], string[]];
  const others = pages.filter((page) => !ofSettings.includes(page) && !ofRequirements.includes(page));
  expect(strangersIn([...top, ...others], { ...site, ...product })).toEqual([]);
  expect(strangersIn([...top, ...ofSettings], { ...site, ...product, ...settingsPage })).toEqual([]);
  expect(strangersIn([...top, ...ofRequirements], { ...site, ...product, requirements })).toEqual([]);
});

test("the Admin Portal needs no text of the members' settings", () => {
  expect(strangersIn([...top, ...filesIn("app/admin")], { ...site, ...product, ...adminPortal })).toEqual([]);
});
