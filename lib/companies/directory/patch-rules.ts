import { ScimError } from "@/lib/companies/directory/errors-rules";

/** What a directory wants of a person; what it leaves out stays as it is. */
export type WantedUser = {
  userName?: string;
  externalId?: string | null;
  email?: string;
  givenName?: string;
  familyName?: string;
  displayName?: string;
  active?: boolean;
};

/** What a directory wants of a group. */
export type WantedGroup = { displayName?: string; externalId?: string | null; members?: MemberChange[] };
export type MemberChange = { op: "add" | "remove" | "set"; ids: string[] };

export type Json = Readonly<Record<string, unknown>>;
type Operation = { op: "add" | "replace" | "remove"; path: string; value: unknown };

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value);
const invalid = (message: string) => new ScimError(400, "invalidValue", message);

/** A name of an attribute without the address of its schema, in lower case. */
const plain = (path: string) => {
  const inner = /^urn:[^[\]]*:([^:[\]]+)$/i.exec(path)?.[1] ?? path;
  return inner.toLowerCase();
};

const longest = 320;

function text(value: unknown, what: string): string {
  if (typeof value !== "string") throw invalid(`${what} must be a string`);
  if (value.length > longest) throw invalid(`${what} has ${value.length} characters, and at most ${longest} are taken`);
  return value.trim();
}

/** Entra writes true and false as words. */
function truth(value: unknown): boolean {
  if (typeof value === "boolean") return value;
  const word = String(value).toLowerCase();
  if (word !== "true" && word !== "false") throw invalid("active is true or false");
  return word === "true";
}

/** The address that counts: the primary one, then the one of type work, then the first. */
function addressIn(value: unknown): string {
  const list = (Array.isArray(value) ? value : [value]).map((one) => (isObject(one) ? one : { value: one }));
  const is = (key: string, wanted: string) => list.find((one) => String((one as Json)[key]).toLowerCase() === wanted);
  const chosen = is("primary", "true") ?? is("type", "work") ?? list[0];
  return text(chosen && (chosen as Json).value, "The email");
}

/** Notes the value of one attribute. Attributes that are not kept here, such as a title, are passed over. */
function note(wanted: WantedUser, name: string, value: unknown): void {
  const empty = value === null || value === undefined;
  const attribute = plain(name);
  if (attribute === "username" && !empty) wanted.userName = text(value, "userName");
  if (attribute === "externalid") wanted.externalId = empty ? null : text(value, "externalId") || null;
  if (attribute === "active" && !empty) wanted.active = truth(value);
  if (attribute === "displayname" && !empty) wanted.displayName = text(value, "displayName");
  if (attribute === "name.givenname") wanted.givenName = empty ? "" : text(value, "givenName");
  if (attribute === "name.familyname") wanted.familyName = empty ? "" : text(value, "familyName");
  if (attribute === "name" && isObject(value)) for (const [part, one] of Object.entries(value)) note(wanted, `name.${part}`, one);
  const hasAddress = !empty && !(Array.isArray(value) && value.length === 0);
  if ((attribute === "emails" || attribute === "emails.value") && hasAddress) wanted.email = addressIn(value);
  if (/^emails\[.*\](?:\.value)?$/.test(attribute) && hasAddress && !/type eq "?(?:home|other)/.test(attribute))
    wanted.email = addressIn(value);
}

/** A person as a directory sends them whole. */
export function wantedUser(body: unknown): WantedUser {
  if (!isObject(body)) throw new ScimError(400, "invalidSyntax", "The body is not a User");
  const wanted: WantedUser = {};
  for (const [name, value] of Object.entries(body)) note(wanted, name, value);
  return wanted;
}

/** What a PATCH changes of a person, in the ways in which Entra and Okta write it. */
export function patchedUser(body: unknown): WantedUser {
  const wanted: WantedUser = {};
  for (const { op, path, value } of operationsIn(body)) {
    if (op === "remove") note(wanted, path, null);
    else if (path) note(wanted, path, value);
    else if (isObject(value)) for (const [name, one] of Object.entries(value)) note(wanted, name, one);
    else throw invalid("An operation without a path needs an object");
  }
  return wanted;
}

function operationsIn(body: unknown): Operation[] {
  const list = isObject(body) ? Object.entries(body).find(([name]) => name.toLowerCase() === "operations")?.[1] : null;
  if (!Array.isArray(list) || list.length === 0) throw new ScimError(400, "invalidSyntax", "A PATCH needs Operations");
  return list.map((one) => {
    const { op, path = "", value } = isObject(one) ? one : {};
    const known = String(op).toLowerCase();
    if (known !== "add" && known !== "replace" && known !== "remove")
      throw new ScimError(400, "invalidSyntax", "op is add, replace or remove");
    if (typeof path !== "string") throw new ScimError(400, "invalidPath", "path is not a text");
    if (known === "remove" && path === "") throw new ScimError(400, "noTarget", "remove needs a path");
    return { op: known, path, value };
  });
}

function idsIn(value: unknown): string[] {
  const list = Array.isArray(value) ? value : value === null || value === undefined ? [] : [value];
  return list.map((one) => text(isObject(one) ? one.value : one, "The member"));
}

/** A group as a directory sends it whole: its members are those and no others. */
export function wantedGroup(body: unknown): WantedGroup {
  if (!isObject(body)) throw new ScimError(400, "invalidSyntax", "The body is not a Group");
  const wanted: WantedGroup = {};
  for (const [name, value] of Object.entries(body)) noteGroup(wanted, name, value, "set");
  return wanted;
}

/** What a PATCH changes of a group. */
export function patchedGroup(body: unknown): WantedGroup {
  const wanted: WantedGroup = {};
  for (const { op, path, value } of operationsIn(body)) {
    const change = op === "add" ? "add" : op === "remove" ? "remove" : "set";
    if (path) noteGroup(wanted, path, value, change);
    else if (isObject(value)) for (const [name, one] of Object.entries(value)) noteGroup(wanted, name, one, change);
    else throw invalid("An operation without a path needs an object");
  }
  return wanted;
}

function noteGroup(wanted: WantedGroup, name: string, value: unknown, op: MemberChange["op"]): void {
  const attribute = plain(name);
  if (attribute === "displayname" && op !== "remove") wanted.displayName = text(value, "displayName");
  if (attribute === "externalid") wanted.externalId = op === "remove" || value === null ? null : text(value, "externalId") || null;
  const one = /^members\[\s*value eq "([^"]+)"\s*\]$/.exec(attribute)?.[1];
  wanted.members ??= [];
  const changes = wanted.members;
  if (one) changes.push({ op: op === "set" ? "add" : op, ids: [one] });
  // A removal that names no one empties the group.
  if (attribute === "members")
    changes.push(op === "remove" && idsIn(value).length === 0 ? { op: "set", ids: [] } : { op, ids: idsIn(value) });
}
