import { z } from "zod";
import { codedIssue } from "@/lib/infra/sentences-rules";

/*
 * Our words for faults that a schema has no text for, never the library's. Forms have texts of their own, so these are for programs: they
 * name a field as it was sent, and say what would be right.
 */

type Issue = z.core.$ZodRawIssue;
type Found = z.core.$ZodIssue | Issue;

const mostListed = 30;

/** The field's own name; of a value in a list, the list with its place. */
function fieldOf(path: readonly PropertyKey[]): string {
  const last = path.findLastIndex((part) => typeof part === "string");
  return path.slice(Math.max(0, last)).map(String).join(".") || "request";
}

/** The values of a choice, also of one that may be empty. */
function choicesOf(issue: Found): string[] | null {
  if (issue.code === "invalid_value") return issue.values.map(String);
  if (issue.code === "invalid_type" && issue.expected === "boolean") return ["true", "false"];
  if (issue.code !== "invalid_union") return null;
  const branches = issue.errors.map(([one]) => (one ? choicesOf(one) : null));
  return branches.includes(null) ? null : branches.flatMap((values) => values ?? []).filter(Boolean);
}

/** What a union of an empty text and one other kind of value expects. */
function branchOf(issue: Found): Found {
  if (issue.code !== "invalid_union") return issue;
  const branches = issue.errors.flatMap(([one]) => (one && !isEmptyText(one) ? [one] : []));
  const [only] = branches;
  return only && branches.length === 1 ? only : issue;
}

const isEmptyText = (issue: Found) => issue.code === "invalid_value" && issue.values.every((value) => value === "");

const isNumber = (issue: Found) => "origin" in issue && (issue.origin === "number" || issue.origin === "int");

/** The bounds that the schema sets. Zod's limit for safe integers is not one of them. */
function boundsOf(issue: Found) {
  const schema = "inst" in issue && issue.inst instanceof z.ZodNumber ? issue.inst : null;
  const bound = (value: number | null | undefined) => (value != null && Math.abs(value) < Number.MAX_SAFE_INTEGER ? String(value) : null);
  return { isWhole: schema?.isInt ?? false, least: bound(schema?.minValue), most: bound(schema?.maxValue) };
}

function numberFault(issue: Found, field: string): string {
  const { isWhole, least, most } = boundsOf(issue);
  if (!isWhole) return codedIssue("server.http.fieldIsNumber", { field });
  if (least === null) return codedIssue("server.http.fieldIsWholeNumber", { field });
  if (most === null) return codedIssue("server.http.fieldIsWholeNumberFrom", { field, least });
  return codedIssue("server.http.fieldIsWholeNumberFromTo", { field, least, most });
}

/** Of a text or a list that is too short or too long. */
function sizeFault(issue: Found, field: string): string | null {
  if (issue.code === "too_small") return Number(issue.minimum) === 1 ? codedIssue("server.http.fieldIsEmpty", { field }) : null;
  if (issue.code !== "too_big") return null;
  const most = String(issue.maximum);
  if (issue.origin === "string") return codedIssue("server.http.fieldIsAtMostCharacters", { field, most });
  return issue.origin === "array" ? codedIssue("server.http.fieldHasAtMostValues", { field, most }) : null;
}

const typeTexts = {
  string: "server.http.fieldIsText",
  array: "server.http.fieldIsList",
  object: "server.http.fieldIsObject",
  int: "server.http.fieldIsWholeNumber",
} as const;

const formatTexts = {
  date: "server.http.fieldIsDate",
  datetime: "server.http.fieldIsTime",
  uuid: "server.http.fieldIsId",
} as const;

const textOf = <Texts extends Record<string, string>>(texts: Texts, name: string): Texts[keyof Texts] | undefined =>
  Object.hasOwn(texts, name) ? texts[name as keyof Texts] : undefined;

/** What would be right, where the fault says it; null: it does not. */
function rightValue(issue: Found, field: string): string | null {
  const values = choicesOf(issue);
  if (values) {
    const right = values.slice(0, mostListed).join(", ") + (values.length > mostListed ? ", …" : "");
    return codedIssue("server.http.fieldChoice", { field, right });
  }
  const found = branchOf(issue);
  if (found.code === "too_small" && isNumber(found)) return codedIssue("server.http.fieldMinimum", { field, right: String(found.minimum) });
  if (found.code === "too_big" && isNumber(found)) return codedIssue("server.http.fieldMaximum", { field, right: String(found.maximum) });
  if (found.code === "too_small" || found.code === "too_big") return sizeFault(found, field);
  if (found.code === "invalid_type" && found.expected === "number") return numberFault(found, field);
  const text =
    (found.code === "invalid_type" && textOf(typeTexts, found.expected)) ||
    (found.code === "invalid_format" && textOf(formatTexts, found.format));
  return text ? codedIssue(text, { field }) : null;
}

z.config({
  customError: (issue) => {
    if (issue.code === "unrecognized_keys")
      return codedIssue("server.http.noSuchField", { key: issue.keys.slice(0, 3).join(", ").slice(0, 100) });
    const field = fieldOf(issue.path ?? []);
    if (issue.input === undefined) return codedIssue("server.http.fieldIsRequired", { field });
    return rightValue(issue, field) ?? codedIssue("server.http.fieldIsNotValid", { field });
  },
});
