import ts from "typescript";
import type { SourceFile } from "@/scripts/structure-rules";

/** Lines of a function from its first to its last, and the ways through it by McCabe's count. */
export const longestFunction = 80;
export const mostBranches = 20;

/** The reader is a room of its own, a test may tell a long story, and a drawn form of the corpus is one long list of lines. */
const isFree = (file: string) => /^(?:lib\/extraction|bench\/corpus|e2e)\/|\.test\.tsx?$/.test(file);

/** The functions of a file that are too long or branch too often to be read in one go, one sentence each. */
export function judgeFunctions({ path: file, text }: SourceFile): string[] {
  if (isFree(file)) return [];
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const faults: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isFunction(node)) faults.push(...judgeFunction(source, node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return faults.map((fault) => `${file}: ${fault}`);
}

function judgeFunction(source: ts.SourceFile, node: ts.FunctionLikeDeclaration): string[] {
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  const first = lineAt(node.getStart(source));
  const lines = lineAt(node.end) - first + 1;
  const branches = countBranches(node);
  const name = nameOf(node) ?? `the function in line ${first}`;
  return [
    ...(lines > longestFunction ? [`${name} has ${lines} lines; at most ${longestFunction} are allowed`] : []),
    ...(branches > mostBranches ? [`${name} has ${branches} branches; at most ${mostBranches} are allowed`] : []),
  ];
}

function nameOf({ name, parent }: ts.FunctionLikeDeclaration): string | null {
  if (name) return name.getText();
  return ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) ? parent.name.getText() : null;
}

const isFunction = (node: ts.Node): node is ts.FunctionLikeDeclaration =>
  ts.isFunctionDeclaration(node) ||
  ts.isFunctionExpression(node) ||
  ts.isArrowFunction(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isConstructorDeclaration(node) ||
  ts.isAccessor(node);

const branching = new Set([
  ...[ts.SyntaxKind.IfStatement, ts.SyntaxKind.ConditionalExpression, ts.SyntaxKind.CaseClause, ts.SyntaxKind.CatchClause],
  ...[ts.SyntaxKind.ForStatement, ts.SyntaxKind.ForInStatement, ts.SyntaxKind.ForOfStatement],
  ...[ts.SyntaxKind.WhileStatement, ts.SyntaxKind.DoStatement],
]);
const shortCircuits = new Set([...[ts.SyntaxKind.AmpersandAmpersandToken, ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken]]);

/** McCabe's number: one, and one more for each place where the way parts. A function inside of another counts for itself. */
function countBranches(owner: ts.FunctionLikeDeclaration): number {
  let count = 1;
  const visit = (node: ts.Node): void => {
    if (isFunction(node)) return;
    if (branching.has(node.kind)) count += 1;
    if (ts.isBinaryExpression(node) && shortCircuits.has(node.operatorToken.kind)) count += 1;
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(owner, visit);
  return count;
}
