import type { z } from "zod";
import { readTogether } from "@/lib/compliance/judging/queries";
import { readInCompany } from "@/lib/infra/db";
import { paginatePart } from "@/lib/infra/pagination";
import { containsPattern, holdsInSql } from "@/lib/infra/search";
import { coded, type Sentence } from "@/lib/infra/sentences-rules";
import { isQuery, readQuery, writeQuery } from "@/lib/search/language/rules";
import type { Filter, Parsed, Problem } from "@/lib/search/language/schema";
import { longestQuestion } from "@/lib/search/language/values";
import { toNotUnderstood } from "@/lib/search/questions/dto";
import { nearQueries } from "@/lib/search/questions/near-queries";
import { cityCondition, countStatement, type Plan, unsureStatement, vendorsStatement } from "@/lib/search/questions/rules";
import type { Answered, AskedVendorDto, askQuery } from "@/lib/search/questions/schema";
import { ofActive, waivedAmong, wideningsOf } from "@/lib/search/questions/widenings-rules";
import { holdsWords, isNameOnlyInQuotes, isWrittenAsName } from "@/lib/search/sentences/names-rules";
import { namesVendors } from "@/lib/search/sentences/phrases-rules";
import { readSentence } from "@/lib/search/sentences/rules";
import { isKnownTrade, ownTrades, plainWords } from "@/lib/search/sentences/trades-rules";
import { vendorAsked, vendorFilters } from "@/lib/search/sentences/vendor-rules";
import { type CompanyScope, today } from "@/lib/tenancy/scope";
import { say } from "@/messages/say";

type Asked = z.output<typeof askQuery>;
type Project = { id: string; name: string };
type Refused = { problem: Problem; choices?: string[] };

const mostTrades = 1000;
const mostChoices = 5;
/** More names that hold the same letters are not looked through. */
const mostNames = 500;
/** The maximum number of parts of a project's name between its spaces and signs. */
const mostNameParts = 20;

/** Answers a question in plain words or in the query language, or says why it is not understood. Nothing is guessed. */
export async function ask(scope: CompanyScope, { q, ...part }: Asked): Promise<Answered> {
  const day = today(scope);
  const isSentence = !isQuery(q);
  const about = isSentence ? await findVendorAsked(scope, q) : null;
  if (about?.problem) return toNotUnderstood(about, q);
  const text = about ? q : await withProjectQuoted(scope, q);
  const parsed = about ?? (await understand(scope, text, day));
  if (parsed.problem)
    return toNotUnderstood({ ...parsed, ...(isSentence && { choices: await nearQueries(scope, text, parsed.problem, day) }) }, q);
  const planned = await planFor(scope, isSentence ? ofActive(parsed.filters) : parsed.filters);
  if ("problem" in planned) return toNotUnderstood(planned, q);
  const { plan, filters, project, notes } = planned;
  const wider = wideningsOf(filters, isSentence && !asksActive(parsed.filters));
  const waived = waivedAmong(filters);
  const { companyId } = scope;
  const { rows } = await readTogether(scope, [
    vendorsStatement(plan, companyId, part),
    countStatement(plan, companyId),
    unsureStatement(plan, companyId) ?? countStatement(plan, companyId),
    ...wider.map((one) => countStatement({ ...plan, filters: one.filters }, companyId)),
    ...(waived ? [countStatement({ ...plan, filters: waived }, companyId)] : []),
  ]);
  const vendors = (rows[0] ?? []) as AskedVendorDto[];
  const [total = 0, likely = 0, ...wide] = rows.slice(1).map(([row]) => Number(row?.total ?? 0));
  for (const [at, one] of wider.entries()) {
    const count = (wide[at] ?? 0) - total;
    if (count > 0) notes.push(coded(`server.search.${one.text}`, { count, query: writeQuery(one.filters) }));
  }
  const waivedCount = waived ? (wide.at(-1) ?? 0) : 0;
  if (waived && waivedCount > 0) notes.push(coded("server.search.waivedAmongThem", { count: waivedCount, query: writeQuery(waived) }));
  return {
    isUnderstood: true,
    query: writeQuery(filters),
    date: day,
    project,
    total,
    vendors,
    pagination: paginatePart(part, total, vendors),
    unsure: likely - total,
    notes,
  };
}

const asksActive = (filters: readonly Filter[]) => filters.some(({ field }) => field === "active");

/** "Is Fable Masonry covered": the conditions of the answer about that vendor; null: the text asks about no vendor that is known. */
async function findVendorAsked(scope: CompanyScope, text: string): Promise<{ filters: Filter[]; problem?: undefined } | Refused | null> {
  const asked = text.length > longestQuestion ? null : vendorAsked(text);
  if (!asked) return null;
  // "Can we pay Fable Masonry on Harbor Tower": a name may hold "on" itself, so the whole is looked up first.
  const [, before = "", after] = /^(.+) (?:on|sur|en) (?:the |le |el )?(.+)$/i.exec(asked.name) ?? [];
  // "Imaginary Concretes payment": what is the vendor's own is written without its apostrophe.
  const whole = (await vendorsNamed(scope, asked.name)) ?? (await vendorsNamed(scope, asked.name.replace(/['’]?s$/iu, "")));
  const found = whole ?? (before === "" ? null : await vendorsNamed(scope, before));
  if (!found) return isWrittenAsName(asked.name) ? { problem: { reason: "noMatch", words: asked.name } } : null;
  const project = asked.project ?? (whole ? null : (after ?? null));
  const filtersOf = (vendor: string): Filter[] => [
    ...vendorFilters(asked, vendor),
    ...(project ? [{ field: "project", text: project, isSpoken: true } as const] : []),
  ];
  const [only, ...others] = found.names;
  if (only !== undefined && others.length === 0) return { filters: filtersOf(only) };
  return {
    problem: { reason: "severalVendors", words: found.words },
    choices: found.names.slice(0, mostChoices).map((one) => writeQuery(filtersOf(one))),
  };
}

/** The vendor with that name, else the vendors whose names hold all the words. null: no vendor. */
async function vendorsNamed(scope: CompanyScope, words: string): Promise<{ words: string; names: string[] } | null> {
  const [exact = [], partly = []] = await readInCompany(scope, [
    {
      text: "select name from vendor where company_id = $1 and plain_text(name) = plain_text($2) limit 1",
      values: [scope.companyId, words],
    },
    {
      text: `select name from vendor where company_id = $1 and ${holdsInSql("$2", "name")} order by lower(name), id limit ${mostNames}`,
      values: [scope.companyId, containsPattern(words)],
    },
  ]);
  const names = (exact.length > 0 ? exact : partly.filter(({ name }) => holdsWords(String(name), words))).map(({ name }) => String(name));
  if (names.length > 0) return { words, names };
  // "Castle in the Air Carpentry" is written "Castle-in-the-Air Carpentry".
  const joined = `select name from vendor where company_id = $1
    and regexp_replace(plain_text(name), '[^[:alnum:]]+', ' ', 'g') = $2 order by name limit ${mostChoices}`;
  const [alike = []] = await readInCompany(scope, [{ text: joined, values: [scope.companyId, plainWords(words)] }]);
  return alike.length > 0 ? { words, names: alike.map(({ name }) => String(name)) } : null;
}

/** "On Castle in the Air": a project's name is a name, whatever its words mean elsewhere. */
async function withProjectQuoted(scope: CompanyScope, text: string): Promise<string> {
  if (isQuery(text) || text.includes('"') || text.length > longestQuestion) return text;
  const pieces = placesIn(text);
  if (pieces.length === 0) return text;
  const named = `select n.at from project p
    join unnest($2::text[]) with ordinality n(piece, at) on plain_text(n.piece) = plain_text(p.name)
    where p.company_id = $1 order by length(n.piece) desc, n.at limit 1`;
  const [[found] = []] = await readInCompany(scope, [{ text: named, values: [scope.companyId, pieces.map(({ piece }) => piece)] }]);
  const { at, piece } = pieces[Number(found?.at) - 1] ?? {};
  if (at === undefined || !piece || isNameOnlyInQuotes(piece)) return text;
  return `${text.slice(0, at)}"${piece}"${text.slice(at + piece.length)}`;
}

/** What may be a name of two or more words: all that follows a word for a place and ends before a space or a sign. */
function placesIn(text: string): { at: number; piece: string }[] {
  const starts = [...text.matchAll(afterWordForPlace)].map(({ index }) => index);
  const ends = [...text.matchAll(/(?![\p{L}\p{M}\p{N}-])/gu)].map(({ index }) => index);
  return starts.flatMap((at) =>
    ends
      .filter((end) => end > at && text.slice(at, end).trim().includes(" "))
      .slice(0, mostNameParts)
      .map((end) => ({ at, piece: text.slice(at, end) })),
  );
}

const afterWordForPlace =
  /(?<=(?:^|\s)(?:on|in|at|for|of|project|en|de|del|para|proyecto|obra|sur|du|projet|chantier)(?: the| project| el| la| proyecto| obra| le| projet| chantier)? )(?=\S)/gi;

/** The company's own trades are looked up only for a sentence that the known words do not explain. */
async function understand(scope: CompanyScope, text: string, day: string): Promise<Parsed> {
  if (isQuery(text)) return readQuery(text, day);
  const parsed = readSentence(text, day, []);
  if (parsed.problem?.reason !== "unknownWord" || !namesVendors(text)) return parsed;
  const again = readSentence(text, day, await loadTrades(scope));
  return again.problem ? parsed : again;
}

async function loadTrades(scope: CompanyScope): Promise<string[]> {
  const text = `select distinct trade from assignment where company_id = $1 and trade is not null order by trade limit ${mostTrades}`;
  const [rows = []] = await readInCompany(scope, [{ text, values: [scope.companyId] }]);
  return rows.map(({ trade }) => String(trade));
}

type Planned = { plan: Plan; filters: Filter[]; project: Project | null; notes: Sentence[] };

/** Finds what the conditions name. Missing records are reported, and several that fit are offered. */
async function planFor(scope: CompanyScope, asked: readonly Filter[]): Promise<Planned | Refused> {
  const filters = [...asked];
  const notes: Sentence[] = [];
  let project: Project | null = null;
  let trades: string[] | null = null;
  for (const [at, filter] of asked.entries()) {
    const others = (one: Filter) => writeQuery(asked.with(at, one));
    if (filter.field === "project" || filter.field === "place") {
      const found = filter.field === "project" ? await findProject(scope, filter, others) : await findPlace(scope, filter, others);
      if ("problem" in found) return found;
      filters[at] = found.filter;
      project = found.project ?? project;
    } else if (filter.field === "trade") {
      const found = await findTrades(scope, filter.words);
      if ("problem" in found) return found;
      trades = found.trades;
      if (trades.length === 0) notes.push(coded("server.search.tradeUnknown"));
      else if (found.unstated > 0) notes.push(coded("server.search.contractsWithoutTrade", { count: found.unstated }));
    } else if ("isSpoken" in filter && !(await isNamedAnywhere(scope, filter))) {
      return { problem: { reason: "noMatch", words: filter.text } };
    }
  }
  const isTwice =
    (project !== null && filters.some(({ field }) => field === "projects")) ||
    filters.filter(({ field }) => field === "project").length > 1 ||
    filters.filter(({ field }) => field === "city").length > 1;
  if (isTwice) return { problem: { reason: "twice", words: say("search.aProject") } };
  return { plan: { projectId: project?.id ?? null, trades, filters }, filters, project, notes };
}

type Named = { text: string; isSpoken?: true };

/** Projects of that name or number; where there is none, those whose name holds the text, in a sentence as whole words. */
async function projectsNamed(scope: CompanyScope, { text, isSpoken }: Named): Promise<{ projects: Project[]; isExact: boolean }> {
  const [exact = [], partly = []] = await readInCompany(scope, [
    {
      text: "select id, name from project where company_id = $1 and plain_text($2) in (plain_text(name), plain_text(number)) order by name limit 6",
      values: [scope.companyId, text],
    },
    {
      text: `select id, name from project where company_id = $1 and ${holdsInSql("$2", "name")} order by lower(name), id limit ${mostNames}`,
      values: [scope.companyId, containsPattern(text)],
    },
  ]);
  if (exact.length > 0) return { projects: exact as Project[], isExact: true };
  return { projects: (partly as Project[]).filter(({ name }) => !isSpoken || holdsWords(name, text)), isExact: false };
}

type Found = { filter: Filter; project?: Project };
type Write = (filter: Filter) => string;

const projectFilter = ({ name }: Project): Filter => ({ field: "project", text: name });

async function findProject(scope: CompanyScope, named: Named, write: Write): Promise<Found | Refused> {
  const { text, isSpoken } = named;
  const { projects, isExact } = await projectsNamed(scope, named);
  const [project] = projects;
  if (!project) return { problem: { reason: "noProject", words: text } };
  const isSure = isExact || !isSpoken || isWrittenAsName(text);
  if (projects.length === 1 && isSure) return { filter: projectFilter(project), project };
  const choices = projects.slice(0, mostChoices).map((one) => write(projectFilter(one)));
  return { problem: { reason: isSure ? "severalProjects" : "noProject", words: text }, choices };
}

/** "In X": a project or a city. Where both fit, the person chooses. */
async function findPlace(scope: CompanyScope, named: Named, write: Write): Promise<Found | Refused> {
  const { text, isSpoken } = named;
  // A state is written in some addresses only.
  if (isSpoken && /^\p{L}{2}$/u.test(text)) return { problem: { reason: "noPlace", words: text } };
  const [[city] = []] = await readInCompany(scope, [
    {
      text: `select 1 from vendor v where v.company_id = $1 and ${cityCondition("v", 2)} limit 1`,
      values: [scope.companyId, text],
    },
  ]);
  const { projects } = await projectsNamed(scope, named);
  const inCity: Filter = { field: "city", text };
  if (projects.length === 0) return city ? { filter: inCity } : { problem: { reason: "noPlace", words: text } };
  if (!city) return findProject(scope, named, write);
  const choices = [...projects.slice(0, mostChoices - 1).map((one) => write(projectFilter(one))), write(inCity)];
  return { problem: { reason: "severalPlaces", words: text }, choices };
}

/** The trades of the contracts that the words mean. An unknown word is refused. */
async function findTrades(scope: CompanyScope, words: readonly string[]): Promise<{ trades: string[]; unstated: number } | Refused> {
  const own = await loadTrades(scope);
  const trades = new Set<string>();
  for (const word of words) {
    const found = ownTrades(word, own);
    if (found.length === 0 && !isKnownTrade(word)) return { problem: { reason: "noTrade", words: word } };
    for (const trade of found) trades.add(trade);
  }
  const unstated = "select count(*)::int as total from assignment where company_id = $1 and trade is null";
  const [[counted] = []] = await readInCompany(scope, [{ text: unstated, values: [scope.companyId] }]);
  return { trades: [...trades], unstated: Number(counted?.total ?? 0) };
}

const namedIn: Readonly<Record<string, string>> = {
  insurer: `select distinct insurer_name as name from policy where company_id = $1 and is_current and ${holdsInSql("$2", "insurer_name")}`,
  holder: `select distinct n as name from document d, unnest(d.holders) n where d.company_id = $1 and ${holdsInSql("$2", "n")}`,
  contact: `select distinct contact_name as name from vendor where company_id = $1 and ${holdsInSql("$2", "contact_name")}`,
};

/**
 * Whether a name that was said is the name of anything, in whole words: else it was probably misheard, and "none" or the names that only
 * hold its letters would be a wrong answer.
 */
async function isNamedAnywhere(scope: CompanyScope, { field, text }: { field: string; text: string }): Promise<boolean> {
  const statement = namedIn[field];
  if (!statement) return true;
  const values = [scope.companyId, containsPattern(text)];
  const [rows = []] = await readInCompany(scope, [{ text: `${statement} limit ${mostNames}`, values }]);
  return rows.length > 0 && rows.every(({ name }) => holdsWords(String(name), text));
}
