import path from "node:path";
import ts from "typescript";

/** A source file of ours, its path relative to the project with forward slashes. */
export type SourceFile = { path: string; text: string };

export const longestFile = 300;
export const longestRoute = 45;
const fewestFiles = 3;

/** These serve all areas and name their files freely; a folder inside of infra is a subject like any other. */
const servants = ["infra", "http", "client", "testing"];
const vocabulary = ["values", "schema", "rules", "queries", "commands", "dto", "jobs"];
const extraFiles: Record<string, string[]> = { tenancy: ["scope", "permissions"] };
const extraFolders: Record<string, string[]> = { extraction: ["readers", "forms"], inbound: ["parser"] };
const vagueNames = /^(?:utils?|helpers?|services?|types?|common|misc|manager|index|data|info)$/;

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const isRoute = (file: string) => /^app\/api\/.*\/route\.ts$/.test(file);

/** Who may open a door in the fence; the others act in one company. */
const doors: Record<string, RegExp> = {
  asAuth: /^lib\/(?:accounts|admin|companies\/team|infra)\/|^prisma\//,
  asPlatform:
    /^lib\/(?:(?:admin|companies\/(?:billing|deletion)|documents\/(?:files|turns|upkeep)|inbound|mail|operations|reminders|reports|tenancy\/settings|transfer\/test-company|infra)\/|accounts\/plan-wish-|companies\/days-|integrations\/webhooks\/due-)|^jobs\//,
  systemScope:
    /^lib\/(?:(?:accounts|admin|companies\/(?:deletion|team)|documents\/files|inbound|mail\/(?:notices|platform-notices|unsubscribe)|operations|reminders|reports|transfer\/test-company)\/|companies\/billing\/(?!(?:usage|payment-notices|payments)-)|companies\/sign-on\/arriving-|documents\/upkeep\/retention-)|^jobs\/|^prisma\//,
  withoutCompany: /^lib\/infra\/db\.ts$/,
};

/** What is wrong with the place, the name or the form of a file, one sentence each. */
export function judgeFile(file: SourceFile): string[] {
  return [...judgePlace(file.path), ...judgeLength(file), ...judgeCode(file)].map((fault) => `${file.path}: ${fault}`);
}

function judgePlace(file: string): string[] {
  // Catalogues are named after the areas, and one is for what all of them say.
  if (file.startsWith("messages/")) return [];
  const name = path.posix.basename(file).split(".")[0] ?? "";
  const faults = vagueNames.test(name) ? [`"${name}" says nothing; name the file after what it does`] : [];
  const [top, area, ...rest] = file.split("/");
  if (top !== "lib" || !area || isTest(file)) return faults;
  if (rest.length === 0) return [...faults, "a file of lib belongs into the folder of its area"];
  if (servants.includes(area) && (area !== "infra" || rest.length === 1)) return faults;
  if (rest.length > 1 && extraFolders[area]?.includes(rest[0] ?? "")) return faults;
  if (rest.length > 1 && area === "extraction") return [...faults, "not a known folder"];
  if (rest.length > 2) return [...faults, "the folder of a subject has no folders"];
  if (vocabulary.includes(kindOf(name)) || (rest.length === 1 && extraFiles[area]?.includes(name))) return faults;
  return [...faults, `${path.posix.dirname(file)} holds only ${vocabulary.join(", ")} and tests`];
}

/** A subject with one file or two has no folder: its files lie in the area, named after it. `paths` are the files of the project. */
export function judgeRooms(paths: readonly string[]): string[] {
  const rooms = new Map<string, number>();
  for (const file of paths) {
    const room = /^lib\/(?!testing\/)[^/]+\/[^/]+(?=\/)/.exec(file)?.[0];
    if (room && !isTest(file)) rooms.set(room, (rooms.get(room) ?? 0) + 1);
  }
  const small = [...rooms].filter(([, files]) => files < fewestFiles);
  return small.map(([room]) => `${room}: has fewer than ${fewestFiles} files; name them "${path.posix.basename(room)}-…" in the area`);
}

/** "rules" of "excel-rules": a file may say first what it is about. */
const kindOf = (name: string) => name.slice(name.lastIndexOf("-") + 1);

function judgeLength({ path: file, text }: SourceFile): string[] {
  const lines = countLines(text);
  if (isRoute(file) && lines > longestRoute) return [`a route declares, in at most ${longestRoute} lines; this has ${lines}`];
  // A catalogue is as long as what its area says.
  return lines > longestFile && !isTest(file) && !file.startsWith("messages/")
    ? [`${lines} lines; at most ${longestFile} are read with pleasure`]
    : [];
}

export function countLines(text: string): number {
  return text.split("\n").length - (text.endsWith("\n") ? 1 : 0);
}

function judgeCode(file: SourceFile): string[] {
  const kind = file.path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true, kind);
  const faults = isRoute(file.path) ? judgeRoute(source) : [];
  const visit = (node: ts.Node): void => {
    faults.push(...judgeCast(file.path, node), ...judgeDoor(file.path, node), ...judgeBarrel(file.path, node));
    if (/^lib\/compliance\/(?!policies\/)/.test(file.path) && !isTest(file.path)) faults.push(...judgeWrite(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return faults;
}

function judgeCast(file: string, node: ts.Node): string[] {
  if (file === "lib/tenancy/scope.ts" || !(ts.isAsExpression(node) || ts.isTypeAssertionExpression(node))) return [];
  const brand = node.type.getText().match(/\b(CompanyScope|PlatformScope|AdminScope|Tenant)\b/)?.[1];
  return brand ? [`only lib/tenancy/scope.ts makes a ${brand}; here one is forged by a cast`] : [];
}

function judgeDoor(file: string, node: ts.Node): string[] {
  if (!ts.isImportSpecifier(node) || isTest(file) || /^(?:lib\/testing|bench|scripts|e2e)\//.test(file)) return [];
  const name = (node.propertyName ?? node.name).text;
  const allowed = doors[name];
  return allowed && !allowed.test(file) ? [`${name} reaches across companies and may not be used here`] : [];
}

const writes = /^(?:create|update|upsert|delete)/;
const ofDocuments = /^(?:document|reading|policy)$/;
const sqlWrite = /\b(?:update|insert into|delete from)\s+"?(?:document|reading|policy)\b/i;

/** Compliance judges documents; their rows are written by `documents` and `policies`. */
function judgeWrite(node: ts.Node): string[] {
  const fault = "compliance judges documents and writes none of their rows";
  if (ts.isTemplateLiteral(node)) return sqlWrite.test(node.getText()) ? [fault] : [];
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
  const { name, expression: table } = node.expression;
  return writes.test(name.text) && ts.isPropertyAccessExpression(table) && ofDocuments.test(table.name.text) ? [fault] : [];
}

function judgeBarrel(file: string, node: ts.Node): string[] {
  const isReexport = ts.isExportDeclaration(node) && node.moduleSpecifier && !isRoute(file);
  return isReexport ? ["re-exports; import from where it is made"] : [];
}

/**
 * A route file is imports and declarations by `route({…})`, and by `otherMethods({…})` for the unsupported methods, without a decision of
 * its own.
 */
function judgeRoute(source: ts.SourceFile): string[] {
  const faults: string[] = [];
  const declared = new Set<string>();
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      const from = (statement.moduleSpecifier as ts.StringLiteral).text;
      if (/prisma|lib\/infra\/db$/.test(from)) faults.push("a route does not talk to the database");
    } else if (!isDeclaration(statement, declared)) {
      faults.push(`only exports made by route({…}) stand in a route file, not "${statement.getText().split("\n")[0]}"`);
    }
  }
  const visit = (node: ts.Node): void => {
    if (ts.isIfStatement(node) || ts.isConditionalExpression(node) || ts.isSwitchStatement(node)) {
      faults.push("a route decides nothing; the decision belongs into the area's rules");
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return faults;
}

function isDeclaration(statement: ts.Statement, declared: Set<string>): boolean {
  if (ts.isExportDeclaration(statement)) {
    const from = statement.moduleSpecifier;
    return Boolean(from && ts.isStringLiteral(from) && /^@\/app\/api\/.*\/route$/.test(from.text));
  }
  if (!ts.isVariableStatement(statement) || !statement.modifiers?.some((one) => one.kind === ts.SyntaxKind.ExportKeyword)) return false;
  return statement.declarationList.declarations.every(({ name, initializer }) => {
    if (!initializer) return false;
    const isRouteCall = ts.isCallExpression(initializer) && ["route", "otherMethods"].includes(initializer.expression.getText());
    const isAlias = ts.isIdentifier(initializer) && declared.has(initializer.text);
    declared.add(name.getText());
    return isRouteCall || isAlias;
  });
}
