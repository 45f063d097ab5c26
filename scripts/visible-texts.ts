import ts from "typescript";
import { formsOf } from "@/messages/forms";
import type { SourceFile } from "@/scripts/structure-rules";

/** `isDescription`: says to programs and their authors what a field of the API is. */
export type VisibleText = { path: string; line: number; text: string; isDescription: boolean };

/** Where texts are written that people read: screens, emails, errors, exports and the words of the reader's doubts. */
const isRead = (file: string) =>
  (/^(?:app|components|jobs|lib)\/.*\.tsx?$/.test(file) || /^scripts\/demo/.test(file)) && !/\.test\.tsx?$|^lib\/testing\//.test(file);

const silentAttributes =
  /^(?:className|class|id|href|src|type|name|key|rel|target|role|d|viewBox|fill|stroke|\w*[cC]lass\w*|autoComplete)$/;
const silentCalls = /^(?:cx|log|require|import|\$queryRaw|\$executeRaw|Prisma|sql|query|debug|console)$/;

/** Properties whose values are shown, by their names: any value in them is a text, also a single small word. */
const shownNames =
  /^(?:words?|label|short|title|heading|subtitle|help|hint|caption|placeholder|advice|question|consequence|summary)$|(?:Label|Title|Words|Heading|Caption|Hint)$/;

/** Whether a string is the value of such a property, itself or as a choice between two, or a unit in a list of units. */
function isShownValue(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node && shownNames.test(parent.name.getText());
  if (ts.isConditionalExpression(parent)) return parent.condition !== node && isShownValue(parent);
  return ts.isArrayLiteralExpression(parent) && /^(?:const )?units? =/.test(parent.parent.parent.getText());
}

/** Words, or an abbreviation as "GL" and "KB"; no class names, keys of texts or fields, which have points, hyphens or capitals inside. */
const isShortWord = (text: string) => /^(?:[a-z]{2,}|[A-Z]{2,}|[A-Z][a-z]+)$/.test(text) || /^[a-z]+ [a-z ]*[a-z]{2}$/i.test(text);

/** The texts of a file of English texts. */
const listMessages = ({ path, text: json }: SourceFile): VisibleText[] =>
  json.split("\n").flatMap((line, at) => {
    const text = /^\s*"\w+": (".*"),?$/.exec(line)?.[1];
    if (!text) return [];
    const forms = formsOf(JSON.parse(text) as string).map((form) => form.replace(/\s+/g, " "));
    return forms.filter(readsAsWords).map((form) => ({ path, line: at + 1, text: form, isDescription: false }));
  });

/**
 * The texts of one source file that a person may see, in their order: words in JSX, and every other string that reads like words.
 * A value put into a template is shown as "…". Class names, SQL, log lines, types and addresses are left out.
 */
export function listVisibleTexts({ path, text: code }: SourceFile): VisibleText[] {
  if (/^messages\/en\/.*\.json$/.test(path)) return listMessages({ path, text: code });
  if (!isRead(path)) return [];
  const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, kind);
  const isReader = path.startsWith("lib/extraction/");
  const found: VisibleText[] = [];
  const add = (node: ts.Node, words: string) => {
    const text = words.replace(/\s+/g, " ").trim();
    const isText = isReader ? isSentence(text) : readsAsWords(text) || (isShownValue(node) && isShortWord(text));
    if (!isText) return;
    found.push({
      path,
      line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1,
      text,
      isDescription: describesSchema(node),
    });
  };
  const visit = (node: ts.Node): void => {
    if (isSilent(node)) return;
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) add(node, wordsOfChildren(node.children));
    if (ts.isStringLiteralLike(node)) add(node, node.text);
    if (ts.isTemplateExpression(node)) add(node, wordsOfTemplate(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Whether a string is the description or an example that a schema has by `.meta({…})`. */
function describesSchema(node: ts.Node): boolean {
  const call = ts.findAncestor(node, ts.isCallExpression);
  return call !== undefined && ts.isPropertyAccessExpression(call.expression) && call.expression.name.text === "meta";
}

const wordsOfTemplate = ({ head, templateSpans }: ts.TemplateExpression) =>
  head.text + templateSpans.map(({ literal }) => `…${literal.text}`).join("");

/** The words between two tags, with "…" for what code puts in; empty where there are only other elements. */
function wordsOfChildren(children: ts.NodeArray<ts.JsxChild>): string {
  if (!children.some((child) => ts.isJsxText(child) && /[a-z]/i.test(child.text))) return "";
  return children.map((child) => (ts.isJsxText(child) ? child.text : wordsOfExpression(child))).join("");
}

function wordsOfExpression(child: ts.JsxChild): string {
  if (!ts.isJsxExpression(child)) return "…";
  return child.expression && ts.isStringLiteralLike(child.expression) ? child.expression.text : "…";
}

function isSilent(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node) || ts.isRegularExpressionLiteral(node))
    return true;
  if (ts.isJsxAttribute(node)) return silentAttributes.test(node.name.getText());
  if (ts.isPropertyAssignment(node) && silentAttributes.test(node.name.getText())) return node.name.getText() !== "name";
  if (ts.isTaggedTemplateExpression(node)) return true;
  // A plain error is for developers and operators; what people may read is an AppError.
  if (ts.isNewExpression(node) && node.expression.getText() === "Error") return true;
  if (!ts.isCallExpression(node)) return false;
  return silentCalls.test(node.expression.getText().split(".")[0] ?? "") || /\.(?:info|warn|debug|fatal)$/.test(node.expression.getText());
}

const isSentence = (text: string) => /^[A-Z"…].* .* .*[.?:]$/.test(text) && /[a-z]{3}/.test(text);

/** Two or more words, or one capitalized word. Not SQL, class names, paths or codes. */
function readsAsWords(text: string): boolean {
  if (!/[a-z]{2}/.test(text) || text === "use client" || text === "use server") return false;
  if (
    /^\(?(?:select|begin isolation|savepoint|release savepoint|rollback to|declare|fetch|insert|update|delete|with|from|where|and|or|order by|create|alter|set|join|left join|limit)\b[^.]*(?:[=(]|$)/.test(
      text,
    )
  )
    return false;
  if (/^[\w./:@-]*$/.test(text)) return /^[A-Z][a-z]+(?:\.\.\.)?$/.test(text);
  if (!/[a-z]{2,}.*\s.*[a-z]/i.test(text)) return /^[A-Z]/.test(text);
  const tokens = text.split(" ");
  const styled = tokens.filter((token) =>
    /^!?-?[a-z\d]+(?:[:[/-][^\s]*)+$|^(?:flex|grid|block|hidden|relative|absolute|truncate)$/.test(token),
  ).length;
  return styled * 2 < tokens.length;
}
