import { markFilter } from "@/lib/compliance/statuses/marks-rules";
import { markedCoverages } from "@/lib/compliance/statuses/marks-values";
import { worstFirstInSql } from "@/lib/compliance/verdicts/order-rules";
import { partInSql } from "@/lib/infra/lists/rules";
import { containsPattern, holdsInSql } from "@/lib/infra/search";
import { standing } from "@/lib/projects/standings-rules";
import type { Filter } from "@/lib/search/language/schema";
import { type CoverageWord, coverageWords, type ResultWord, resultWords, ruleParts, statusWords } from "@/lib/search/language/values";
import { asOf, enrolledCondition, projectsCondition } from "@/lib/search/questions/contracts-rules";

/** What a question asks of the database: a project by its id, trades as contracts write them, and the other conditions. */
export type Plan = { projectId: string | null; trades: readonly string[] | null; filters: readonly Filter[] };

export type Condition = { text: string; values: unknown[] };

type Build = { plan: Plan; values: unknown[] };

const gateOrder = "array['clear', 'warn', 'stop']";
const good = "('COMPLIANT', 'EXPIRING_SOON')";
const gateOf = (gate: "work" | "pay") => `case when c.many > 0 then (${gateOrder})[c.${gate}]
    when (o.is_judgment_due or o.status = 'INACTIVE') and coalesce(w.${gate}, q.gate) = 'clear' then 'warn' else coalesce(w.${gate}, q.gate) end as ${gate}`;

/**
 * The gates of a vendor `o`, as `getClearance` has them: the worst of its open contracts; without one, those of the vendor by itself.
 */
const vendorGates = `cross join lateral (
    select count(*) as many, max(array_position(${gateOrder}, g.work)) as work, max(array_position(${gateOrder}, g.pay)) as pay
    from assignment a join project p on (p.company_id, p.id) = (a.company_id, a.project_id) ${standing}
    where a.company_id = o.company_id and a.vendor_id = o.id and not k.is_over) c
  left join verdict w on w.company_id = o.company_id and w.vendor_id = o.id and w.assignment_id is null and w.until_at is null
  cross join lateral (select case
    when w.id is not null then w.status
    when o.compliance_status in ${good} then 'UNDER_REVIEW' else o.compliance_status end as status) s
  cross join lateral (select case when s.status in ${good} then 'clear' when s.status = 'UNDER_REVIEW' then 'warn' else 'stop' end as gate) q
  cross join lateral (select ${gateOf("work")}, ${gateOf("pay")}) g`;

const has = ({ filters }: Plan, field: Filter["field"]) => filters.some((filter) => filter.field === field);
const asksGates = (plan: Plan) => has(plan, "work") || has(plan, "pay");

/** The table of vendors is `v` among the contracts of a project, and `o` without one. */
const vendorOf = ({ projectId }: Plan) => (projectId ? "v" : "o");

function source(plan: Plan): string {
  if (plan.projectId) return `from assignment a join project p on (p.company_id, p.id) = (a.company_id, a.project_id) ${standing}`;
  return `from vendor o ${asksGates(plan) ? vendorGates : ""}`;
}

/** The coverages' columns of marks. */
const markColumn = (word: CoverageWord): string => {
  const marked = markedCoverages.find(({ line }) => line === coverageWords[word]) ?? markedCoverages[0];
  return markFilter(`${marked.code}_MISSING`).column;
};

const policyOf = (vendor: string, coverage: string) => `x.company_id = ${vendor}.company_id and x.vendor_id = ${vendor}.id and x.is_current
  and x.coverage = '${coverage}'`;
const coversLater = (vendor: string) => `x.expiration_date > ${asOf(vendor)}`;

/** A policy of the vendor that covers today by its dates. */
const livePolicy = (vendor: string, coverage: string) => `exists (select 1 from policy x where ${policyOf(vendor, coverage)}
  and ${coversLater(vendor)} and (x.effective_date is null or x.effective_date <= ${asOf(vendor)}))`;

/** A file of the vendor that is not read yet, or could not be read: it may state any coverage. */
const unreadFile = (vendor: string) => `exists (select 1 from document x where x.company_id = ${vendor}.company_id
  and x.vendor_id = ${vendor}.id and x.processing_status <> 'PROCESSED')`;

/** Nothing unread or in doubt is in force, and nothing unread is missing. What is not required may be there or not. */
function coverageCondition(vendor: string, field: "coverage" | "without" | "expired", word: CoverageWord): string {
  const mark = `${vendor}.${markColumn(word)}`;
  const live = livePolicy(vendor, coverageWords[word]);
  const lapsed = `exists (select 1 from policy x where ${policyOf(vendor, coverageWords[word])} and not (${coversLater(vendor)}))`;
  if (field === "expired") return `(${mark} = 'EXPIRED' or ${mark} = 'NOT_REQUIRED' and ${lapsed} and not ${live})`;
  if (field === "without")
    return `(${mark} in ('MISSING', 'EXPIRED') or ${mark} = 'NOT_REQUIRED' and not ${live} and not ${unreadFile(vendor)})`;
  return `(${mark} in ('IN_FORCE', 'EXPIRING_SOON') or ${mark} in ('SHORT', 'NOT_REQUIRED') and ${live})`;
}

/** Policies of the vendor that the question is about; without days, those whose end is unreadable. */
function policiesOf({ plan, values }: Build, vendor: string, isUnsure: boolean): string {
  const expires = plan.filters.find((filter) => filter.field === "expires");
  const about = plan.filters.find((filter) => filter.field === "coverage");
  const kinds = expires && about && "values" in about ? (about.values as CoverageWord[]).map((word) => coverageWords[word]) : null;
  let where = `x.company_id = ${vendor}.company_id and x.vendor_id = ${vendor}.id and x.is_current`;
  if (kinds) where += ` and x.coverage::text = any($${values.push(kinds)}::text[])`;
  const insurer = plan.filters.find(({ field }) => field === "insurer");
  if (insurer && "text" in insurer) where += ` and ${holdsText(values, insurer.text, "x.insurer_name")}`;
  if (isUnsure) return `${where} and x.expiration_date is null`;
  const { from, to } = expires?.range ?? { from: null, to: null };
  where += " and x.expiration_date is not null";
  if (from) where += ` and x.expiration_date >= $${values.push(from)}::date`;
  if (to) where += ` and x.expiration_date <= $${values.push(to)}::date`;
  return where;
}

/** Lines of a verdict `r` by requirement and result. "Pass" means that no line about it says anything else. */
function linesCondition({ plan, values }: Build): string | null {
  const rule = plan.filters.find((filter) => filter.field === "rule");
  const result = plan.filters.find((filter) => filter.field === "result");
  if (!rule && !result) return null;
  const { coverage, part } = rule?.subject ?? {};
  const about: string[] = [];
  if (coverage) about.push(`l ->> 'coverage' = $${values.push(coverageWords[coverage])}`);
  if (part) {
    const meaning = ruleParts[part];
    about.push(`l ->> 'type' = $${values.push(meaning.type)}`);
    if ("limits" in meaning) about.push(`l -> 'required' -> 'terms' ->> 'limit' = any($${values.push(meaning.limits)}::text[])`);
  }
  const lines = (more: string[]) =>
    `exists (select 1 from jsonb_array_elements(r.body -> 'lines') l where ${[...about, ...more].join(" and ") || "true"})`;
  if (!result) return lines([]);
  const severities: Partial<Record<ResultWord, string>> = {
    fail: " and l ->> 'severity' = 'hard'",
    warning: " and l ->> 'severity' = 'soft'",
  };
  const each = result.values.map((one) => `l ->> 'result' = any($${values.push([...resultWords[one]])}::text[])${severities[one] ?? ""}`);
  const wanted = `(${each.join(" or ")})`;
  return result.values.includes("pass") ? `${lines([wanted])} and not ${lines([`not ${wanted}`])}` : lines([wanted]);
}

const passes = ({ filters }: Plan) => filters.some((filter) => filter.field === "result" && filter.values.includes("pass"));

/** Of a project's contract its own verdict counts; of a vendor, any that holds. What is to be judged again passes nothing. */
function verdictCondition(build: Build, vendor: string): string | null {
  const { plan } = build;
  const lines = linesCondition(build);
  if (lines === null) return null;
  const settled = passes(plan) ? ` and not ${vendor}.is_judgment_due` : "";
  if (plan.projectId) return `r.id is not null and ${lines}${settled}`;
  const verdicts = `select 1 from verdict r where r.company_id = o.company_id and r.vendor_id = o.id and r.until_at is null`;
  // A vendor passes where none of its verdicts says otherwise.
  const strict = passes(plan) ? ` and not exists (${verdicts} and not (${lines}) and ${linesOfRule(build)})` : "";
  return `exists (${verdicts} and ${lines})${strict}${settled}`;
}

function linesOfRule({ plan, values }: Build): string {
  const filters = plan.filters.filter(({ field }) => field === "rule");
  return linesCondition({ plan: { ...plan, filters }, values }) ?? "true";
}

/** A city is a whole part of an address, between commas or on a line, with or without state and ZIP code: no street is a city. */
export const cityCondition = (vendor: string, place: number) =>
  `'|' || regexp_replace(plain_text(${vendor}.address), '\\s*[,\\n\\r]+\\s*', '|', 'g') || '|'
    ~ ('\\|' || regexp_replace(plain_text($${place}), '[\\\\^$.*+?()[\\]{}|]', '\\\\\\&', 'g') || '( [a-z]{2})?( \\d{5}(-\\d{4})?)?\\|')`;

/** By the one rule of every search. */
const holdsText = (values: unknown[], text: string, column: string) => holdsInSql(`$${values.push(containsPattern(text))}`, column);

function filterCondition({ plan, values }: Build, filter: Filter): string | null {
  const vendor = vendorOf(plan);
  switch (filter.field) {
    case "status":
      return `${worst(plan, "status")}::text = any($${values.push(filter.values.map((word) => statusWords[word]))}::text[])`;
    case "work":
    case "pay":
      return `${worst(plan, filter.field)} = any($${values.push(filter.values)}::text[])`;
    case "coverage":
      if (has(plan, "expires")) return null;
      return `(${filter.values.map((word) => coverageCondition(vendor, "coverage", word)).join(" or ")})`;
    case "without":
    case "expired":
      return `(${filter.values.map((word) => coverageCondition(vendor, filter.field, word)).join(" or ")})`;
    case "projects":
      return `(${filter.values.map((one) => projectsCondition(vendor, one)).join(" or ")})`;
    case "enrolled":
      return `(${filter.values.map((one) => enrolledCondition(vendor, plan.projectId !== null, one)).join(" or ")})`;
    case "documents":
      return `${vendor}.documents_count ${filter.value === "none" ? "= 0" : "> 0"}`;
    case "active":
      return `${vendor}.status = '${filter.value === "yes" ? "ACTIVE" : "INACTIVE"}'`;
    case "city":
      return cityCondition(vendor, values.push(filter.text));
    case "contact":
      return holdsText(values, filter.text, `${vendor}.contact_name`);
    case "name":
      return `(${holdsText(values, filter.text, `${vendor}.name`)}
        or exists (select 1 from unnest(${vendor}.accepted_names) n where ${holdsText(values, filter.text, "n")}))`;
    case "holder":
      return `exists (select 1 from document d, unnest(d.holders) n where d.company_id = ${vendor}.company_id and d.vendor_id = ${vendor}.id
        and ${holdsText(values, filter.text, "n")})`;
    case "insurer":
      // Beside days, the policy that expires then.
      if (has(plan, "expires")) return null;
      return `exists (select 1 from policy x where x.company_id = ${vendor}.company_id and x.vendor_id = ${vendor}.id and x.is_current
        and ${holdsText(values, filter.text, "x.insurer_name")}
        and (x.expiration_date is null or ${coversLater(vendor)}))`;
    default:
      return null;
  }
}

/** What the worst of a project's contracts with a vendor shows, and not each of them. */
const isOfContracts = ({ projectId }: Plan, field: Filter["field"]) => projectId !== null && ["status", "work", "pay"].includes(field);

/** Status and gates of the vendor; of a project's several contracts with it, the worst. */
function worst({ projectId }: Plan, of: "status" | "work" | "pay"): string {
  if (of === "status") return projectId ? `(array_agg(u.status order by ${worstFirstInSql("u.status")}))[1]` : "o.compliance_status";
  return projectId ? `(${gateOrder})[max(array_position(${gateOrder}, g.${of}))]` : `g.${of}`;
}

/** `isUnsure`: also those that may belong to the answer, as far as coverages, days and requirements go. */
function conditions(build: Build, companyId: string, isUnsure: boolean): string {
  const { plan, values } = build;
  const vendor = vendorOf(plan);
  const found = [`${vendor}.company_id = $${values.push(companyId)}::uuid`];
  if (plan.projectId) found.push(`a.company_id = ${vendor}.company_id`, `a.project_id = $${values.push(plan.projectId)}::uuid`);
  if (plan.trades) {
    const wanted = `$${values.push(plan.trades)}::text[]`;
    const ofVendor = `exists (select 1 from assignment t where t.company_id = o.company_id and t.vendor_id = o.id and t.trade = any(${wanted}))`;
    found.push(plan.projectId ? `a.trade = any(${wanted})` : ofVendor);
  }
  for (const filter of plan.filters.filter(({ field }) => !isOfContracts(plan, field))) {
    const condition = filterCondition(build, filter);
    if (condition) found.push(isUnsure ? orDoubtful(plan, filter, condition) : condition);
  }
  if (has(plan, "expires")) {
    const sets = isUnsure ? [false, true] : [false];
    found.push(sets.map((isUnread) => `exists (select 1 from policy x where ${policiesOf(build, vendor, isUnread)})`).join(" or "));
  }
  const verdict = plan.projectId && passes(plan) ? null : verdictCondition(build, vendor);
  if (verdict) found.push(verdict);
  return found.map((condition) => `(${condition})`).join(" and ");
}

const isDoubted = ({ field }: Filter) => field === "coverage" || field === "without" || field === "expired";

function orDoubtful(plan: Plan, filter: Filter, condition: string): string {
  if (!isDoubted(filter) || !("values" in filter)) return condition;
  const vendor = vendorOf(plan);
  const doubts = (filter.values as CoverageWord[]).flatMap((word) => {
    const mark = `${vendor}.${markColumn(word)}`;
    const unread = `${mark} = 'NOT_REQUIRED' and not ${livePolicy(vendor, coverageWords[word])}`;
    return [`${mark} = 'UNDER_REVIEW'`, ...(filter.field === "without" ? [unread] : [])];
  });
  return [condition, ...doubts].join(" or ");
}

/** The vendors that the contracts of a project make, each once. */
function grouped(build: Build): string {
  const { plan } = build;
  if (!plan.projectId) return "";
  const found = plan.filters.filter(({ field }) => isOfContracts(plan, field)).flatMap((filter) => filterCondition(build, filter) ?? []);
  const verdict = passes(plan) ? verdictCondition(build, "v") : null;
  if (verdict) found.push(`bool_and(${verdict})`);
  return ` group by v.id${found.length > 0 ? ` having ${found.join(" and ")}` : ""}`;
}

/** The plan with the uncertain results beside each result; null: the question is about nothing that may be unread. */
function unsurePlan(plan: Plan): Plan | null {
  const mayAdd = ({ field, ...filter }: Filter) =>
    field === "result" && "values" in filter && !(filter.values as string[]).includes("review");
  if (!has(plan, "expires") && !plan.filters.some((filter) => isDoubted(filter) || mayAdd(filter))) return null;
  const filters = plan.filters.map(
    (filter): Filter => (filter.field === "result" && mayAdd(filter) ? { ...filter, values: [...filter.values, "review"] } : filter),
  );
  return { ...plan, filters };
}

/** How many vendors belong to the answer or may, as their papers are unread or in doubt; null: none may besides. */
export function unsureStatement(plan: Plan, companyId: string): Condition | null {
  const wider = unsurePlan(plan);
  return wider && counted(wider, companyId, true);
}

export const countStatement = (plan: Plan, companyId: string): Condition => counted(plan, companyId, false);

function counted(plan: Plan, companyId: string, isUnsure: boolean): Condition {
  const build: Build = { plan, values: [] };
  const where = conditions(build, companyId, isUnsure);
  const text = `select count(*)::int as total from (select ${vendorOf(plan)}.id ${source(plan)} where ${where}${grouped(build)}) n`;
  return { text, values: build.values };
}

const coverageOrder = "x.expiration_date, x.coverage, x.id";

/** The vendors of the answer, by name. Of a project's several contracts with one vendor, the worst counts. */
export function vendorsStatement(plan: Plan, companyId: string, part: Parameters<typeof partInSql>[0]): Condition {
  const build: Build = { plan, values: [] };
  const where = conditions(build, companyId, false);
  const vendor = vendorOf(plan);
  const gates = (["work", "pay"] as const)
    .map((gate) => (has(plan, gate) ? `${worst(plan, gate)} as ${gate}` : `null as ${gate}`))
    .join(", ");
  const trades = plan.projectId
    ? "coalesce(array_agg(distinct a.trade) filter (where a.trade is not null), '{}')"
    : `array(select distinct t.trade from assignment t where t.company_id = o.company_id and t.vendor_id = o.id
        and t.trade = any($${build.values.push(plan.trades ?? [])}::text[]))`;
  const policies =
    has(plan, "expires") || has(plan, "name")
      ? `(select coalesce(jsonb_agg(y), '[]') from (select x.coverage, x.expiration_date::text as "expirationDate", x.document_id as "documentId"
        from policy x where ${policiesOf(build, vendor, false)} order by ${coverageOrder} limit 5) y)`
      : "'[]'::jsonb";
  const group = grouped(build);
  const { after, tail } = partInSql(part, `${vendor}.id`, `lower(${vendor}.name), ${vendor}.id`, build.values);
  return {
    text: `select ${vendor}.id, ${vendor}.name, ${vendor}.status, ${worst(plan, "status")} as "complianceStatus", ${gates}, ${trades} as trades, ${policies} as policies
      ${source(plan)} where ${where}${after}${group} ${tail}`,
    values: build.values,
  };
}
