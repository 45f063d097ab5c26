import { createHash } from "node:crypto";
import { appName } from "@/lib/infra/app-name";
import { formerKind } from "@/lib/tenancy/actors-rules";
import type { ActorKind } from "@/lib/tenancy/actors-schema";
import type { Area } from "@/lib/tenancy/audit/schema";
import detailNames from "@/messages/en/server/details.json" with { type: "json" };
import { localeNow, type PlainKey, say } from "@/messages/say";

/** The facts of one audit event that its hash covers. */
export type ChainedEvent = {
  companyId: string;
  seq: number;
  at: string;
  /** Left out of events from before kinds were kept; then `formerKind` says it from the other facts. */
  actorKind?: string;
  actorId: string | null;
  action: string;
  subjectType: string;
  subjectId: string;
  details: unknown;
  /** Left out of events without an address, as in events written before addresses were kept. */
  address?: string;
};

/** JSON with sorted keys: the database may give an object's keys back in another order. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value && typeof value === "object") {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(",")}}`;
  }
  return JSON.stringify(value ?? null);
}

/** What an event's hash is made of: the hash of the one before it, and its facts. */
export const chainText = (prevHash: string, event: ChainedEvent): string => `${prevHash}\n${canonical(event)}`;

/** The facts that the hash of a stored event was made of, or null where none of the forms fits. */
export function hashedFacts(prevHash: string, { actorKind, ...facts }: ChainedEvent, hash: string): ChainedEvent | null {
  const forms: ChainedEvent[] = [{ ...facts, ...(actorKind && { actorKind }) }];
  if (actorKind === formerKind(facts)) forms.push(facts);
  return forms.find((form) => chainHash(prevHash, form) === hash) ?? null;
}

/** Hash of an event linked to the one before it: changing or dropping any earlier event breaks every later hash. */
export const chainHash = (prevHash: string, event: ChainedEvent): string =>
  createHash("sha256").update(chainText(prevHash, event)).digest("hex");

/** Who acted, in words. `name`: of the person, or of the maker of the key; null when it is not known or not to be told. */
export function actorInWords(kind: ActorKind, name: string | null): string {
  if (kind === "job") return appName();
  if (kind === "command") return say("server.audit.theCommandLine");
  if (kind === "link") return say("server.audit.actorLink");
  return name ?? say("server.audit.theAppTeam", { app: appName() });
}

/** Kinds of subjects in each area; what is in none of them is about the company. */
export const subjectsOf: Record<Exclude<Area, "company">, readonly string[]> = {
  vendors: ["vendor", "import"],
  documents: ["document"],
  projects: ["project"],
  people: ["user", "invitation"],
};

const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Word = PlainKey & `server.details.${string}`;
const keyOf = (name: string) => (Object.hasOwn(detailNames, name) ? (`server.details.${name}` as Word) : null);
const camel = (text: string) => text.replace(/[ _](\w)/g, (_, letter: string) => letter.toUpperCase());

/** A name or a constant of ours in the reader's language; one without a text is shown as it is. */
function word(text: string): string {
  const key = keyOf(camel(text));
  return key ? say(key) : text;
}

/** "fileName" and "file_name" as "file name". */
const spoken = (key: string) => key.replaceAll("_", " ").replace(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);

/** Whether such a subject has a page of its own, and may be gone from it. */
export const isLinked = (subjectType: string) => ["vendor", "document", "project"].includes(subjectType);

const outcomes = ["created", "updated", "skipped", "refused", "removed", "restored", "kept"];

/** "3 created", "1 document": a number reads before its word. Outcomes that no row had are left out. */
function counted(key: string, count: number): string {
  if (count === 0 && outcomes.includes(key)) return "";
  const known = keyOf(`count${key.charAt(0).toUpperCase()}${key.slice(1)}`) as "server.details.countDocuments" | null;
  if (known) return say(known, { count });
  const words = spoken(key);
  return `${count.toLocaleString(localeNow())} ${word(count === 1 ? words.replace(/s$/, "") : words)}`;
}

/** What an event holds beside its action and its subject's name, for a person: no ids, no nested records. */
export function detailsInWords(details: unknown): string {
  if (!details || typeof details !== "object") return "";
  const { from, to, ...others } = details as Record<string, unknown>;
  const [before, after] = [from, to].map((value) => word(constantInWords(valueInWords(value))));
  const words = Object.entries(others).map(([key, value]) => {
    const text = valueInWords(value);
    if (text === "" || key === "subjectName" || key === "platformAdmin") return "";
    if (key === "name" || key === "fields") return text;
    if (/^\d+$/.test(text) && key !== "revision") return counted(key, Number(text));
    const isWord = typeof value === "boolean" || ofWords.includes(key);
    const said = key === "role" ? constantInWords(text) : text;
    return say("server.details.labelled", { label: word(spoken(key)), value: isWord ? word(said) : said });
  });
  const change = [
    before ? say("server.details.fromValue", { value: before }) : "",
    after ? say("server.details.toValue", { value: after }) : "",
  ].filter(Boolean);
  return [change.join(" "), ...words].filter(Boolean).join(", ");
}

/** Details whose values are constants of ours; all others are typed by people or name something. */
const ofWords = ["byLink", "role", "plan", "cycle", "outcome", "frequency", "emailType", "scope", "list"];

/** "document type" for DOCUMENT_TYPE. */
const constantInWords = (constant: string) => constant.toLowerCase().replaceAll("_", " ");

function valueInWords(value: unknown): string {
  if (Array.isArray(value))
    return value.every((item) => typeof item === "string") ? value.map((item) => word(spoken(item))).join(", ") : `${value.length}`;
  if (typeof value === "boolean") return value ? "on" : "off";
  if (typeof value === "number") return String(value);
  return typeof value === "string" && !uuidShape.test(value) ? value : "";
}
