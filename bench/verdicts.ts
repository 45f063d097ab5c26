import { dayOf } from "@/lib/compliance/coverages/days-rules";
import { coverOf } from "@/lib/compliance/papers/rules";
import { stretchesOf, uncoveredDays } from "@/lib/compliance/reading/stretches-rules";
import { readySets } from "@/lib/compliance/requirements/ready-sets-values";
import { requirementSet } from "@/lib/compliance/requirements/schema";
import { render } from "@/lib/compliance/requirements/words-rules";
import { findFalseGreens } from "@/lib/compliance/verdicts/false-greens-rules";
import { renderFix, smallestFix } from "@/lib/compliance/verdicts/fixes-rules";
import { type Assignment, judgeAssignment } from "@/lib/compliance/verdicts/rules";
import { speakOnServer } from "@/lib/infra/server-texts";
import { builder, coverage, endorsement, fullPaper, inputOf, limitsRead, paper, primaryWords, read, today } from "@/lib/testing/papers";

/**
 * `npm run bench:verdicts`: how many verdicts the pure engine makes on one core, for a set of 12 rules. A vendor has 1 to 4 papers and two
 * assignments, as in a company of 10,000 vendors and 20,000 assignments. Each vendor's coverage is built from scratch.
 */
const vendors = 10_000;
const rounds = 5;
const ruleCount = 12;

/** Twelve rules of each weight: dates, limits with the umbrella, boxes, grants and names. */
const chosen = [
  ...["gl-coverage", "gl-eachOccurrence", "gl-generalAggregate", "auto-coverage", "auto-combinedSingleLimit", "wc-coverage"],
  ...["wc-statute", "gl-additional-insured-ongoing", "gl-waiver", "gl-primary", "holder", "insured"],
];
const set = {
  name: "Bench",
  gates: readySets.standard.gates,
  requirements: readySets.standard.requirements.filter(({ key }) => chosen.includes(key)),
  id: "bench",
  version: 1,
};

/** A vendor by its number: some meet everything, some fall short, some have expired, some have several papers. */
function papersOf(at: number) {
  const name = `Invented Trade ${at} LLC`;
  // One certificate in ten spells the vendor's name in its own way.
  const own = { insured: read(at % 10 === 3 ? `INVENTED TRADE ${at}, L.L.C.` : name), description: read(primaryWords) };
  const number = (kind: string) => read(`${kind}-${at}`);
  const general = coverage("GENERAL_LIABILITY", {
    policyNumber: number("GL"),
    limits: limitsRead({ eachOccurrence: 1_000_000, generalAggregate: at % 4 === 0 ? 1_000_000 : 2_000_000 }),
    additionalInsured: read(at % 5 !== 0),
    expiration: read(at % 7 === 0 ? "2026-04-01" : "2027-01-01"),
    effective: read(at % 7 === 0 ? "2025-04-01" : "2026-01-01"),
  });
  const auto = coverage("AUTO_LIABILITY", { policyNumber: number("CA") });
  const workers = coverage("WORKERS_COMPENSATION", { policyNumber: number("WC") });
  const umbrella = coverage("UMBRELLA_POLICY", { policyNumber: number("UM") });
  const id = (part: string) => `${at}-${part}`;
  const documents = [paper({ ...own, id: id("a"), coverages: at % 3 === 0 ? [general, auto, workers, umbrella] : [general, auto] })];
  if (at % 3 !== 0) documents.push(paper({ ...own, id: id("b"), coverages: [workers] }));
  if (at % 4 === 1)
    documents.push(
      paper({
        ...own,
        id: id("old"),
        certificateDate: "2025-01-04",
        coverages: [{ ...general, effective: read("2025-01-01"), expiration: read("2026-01-01") }],
      }),
    );
  if (at % 6 === 1)
    documents.push(
      paper({
        ...own,
        id: id("page"),
        paper: "endorsement",
        expectsCoverage: false,
        endorsements: [endorsement("CG 20 10", { policyNumber: `GL-${at}` })],
      }),
    );
  return { documents, vendor: { name, acceptedNames: [] }, notices: [] };
}

function main(): void {
  requirementSet.parse({ name: set.name, requirements: set.requirements, gates: set.gates });
  if (set.requirements.length !== ruleCount) throw new Error(`${set.requirements.length} rules instead of ${ruleCount}`);
  const company = Array.from({ length: vendors }, (_, at) => papersOf(at));
  const { holders, exceptions, decisions, ratings, contract } = inputOf([], set);
  const assignment: Assignment = { set, holders, exceptions, decisions, ratings, contract };
  const statuses = new Map<string, number>();
  const rates: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    statuses.clear();
    const started = process.cpuUsage();
    for (const papers of company) {
      const cover = coverOf(papers);
      for (let count = 0; count < 2; count += 1) {
        const { status } = judgeAssignment(cover, assignment, today);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    }
    const { user, system } = process.cpuUsage(started);
    rates.push((2 * vendors) / ((user + system) / 1_000_000));
  }
  const best = Math.max(...rates);
  const middle = rates.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
  console.log(`${ruleCount} rules, ${vendors} vendors with two assignments each, one core`);
  console.log(
    `verdicts per second: ${Math.round(middle).toLocaleString("en-US")} (median), ${Math.round(best).toLocaleString("en-US")} (best)`,
  );
  console.log([...statuses].map(([status, count]) => `${status} ${count}`).join(" · "));
  speakOnServer();
  reportFalseGreens(company.slice(0, 500));
  reportExample();
}

/** The engine's passes on the same papers, looked at again. */
function reportFalseGreens(company: ReturnType<typeof papersOf>[]): void {
  const sets = Object.entries(readySets).map(([id, ready]) => ({ ...ready, id, version: 1 }));
  const readings = company.map((papers, at) => ({ name: `vendor ${at}`, papers }));
  const { set: _, date: __, documents: ___, vendor: ____, notices: _____, ...others } = inputOf([], set);
  const { judged, passed, falseGreens } = findFalseGreens(readings, sets, [today, "2026-12-15"], others);
  console.log(`false greens: ${falseGreens.length} of ${passed} passes in ${judged} lines`);
}

/** One failing vendor in words. */
function reportExample(): void {
  const cover = coverOf({ documents: [fullPaper(), ...papersOf(4).documents], vendor: papersOf(4).vendor, notices: [] });
  const verdict = judgeAssignment(cover, { set, holders: [builder], exceptions: [], decisions: [], ratings: [], contract: null }, today);
  const fix = smallestFix(verdict.lines);
  console.log(`${verdict.status}: ${render(verdict.reason)} ${fix ? renderFix(fix) : ""}`);
  console.log(
    uncoveredDays(stretchesOf({ cover, coverage: "GENERAL_LIABILITY", asksStated: false }, dayOf(today) + 1), "2025-12-01", today)
      .map(({ from, to }) => `uncovered ${from} to ${to}`)
      .join(", "),
  );
}

main();
