import type { EnrolledWord, ProjectsWord } from "@/lib/search/language/values";

/* Conditions about all contracts of a vendor. `vendor`: its row in the statement; a project's contracts are `a`, and the project `p`. */

/** The company's today, by its statistics. */
export const asOf = (vendor: string) => `(select s.as_of from company_stats s where s.company_id = ${vendor}.company_id)`;

const contractsOf = (vendor: string, more = "") => `exists (select 1 from assignment y
  join project z on (z.company_id, z.id) = (y.company_id, y.project_id)
  where y.company_id = ${vendor}.company_id and y.vendor_id = ${vendor}.id${more})`;

/** On no project, or only on projects and contracts that are over. */
export function projectsCondition(vendor: string, word: ProjectsWord): string {
  if (word === "none") return `not ${contractsOf(vendor)}`;
  const goesOn = ` and (z.completed_on is null or z.completed_on > ${asOf(vendor)}) and (y.ends_on is null or y.ends_on >= ${asOf(vendor)})`;
  return `${contractsOf(vendor)} and not ${contractsOf(vendor, goesOn)}`;
}

/** By the days of the enrollment and of the wrap-up, as `enrolledDays` has them; on a project, those of its contracts. */
export function enrolledCondition(vendor: string, isOfProject: boolean, word: EnrolledWord): string {
  const [contract, project] = isOfProject ? ["a", "p"] : ["y", "z"];
  const [enrollment, wrap] = [`${contract}.enrollment`, `${project}.wrap`];
  const day = `${asOf(vendor)}::text`;
  const isEnrolled = `${enrollment} ->> 'status' = 'ENROLLED' and ${enrollment} ->> 'enrolledOn' is not null and ${wrap} ->> 'endsOn' is not null`;
  const isToday = `greatest(${wrap} ->> 'startsOn', ${enrollment} ->> 'enrolledOn') <= ${day}
    and least(${wrap} ->> 'endsOn', ${enrollment} ->> 'endsOn') > ${day}`;
  const enrolled = (more: string) => (isOfProject ? `(${isEnrolled}${more})` : contractsOf(vendor, ` and ${isEnrolled}${more}`));
  return word === "yes" ? enrolled(` and ${isToday}`) : `${enrolled("")} and not ${enrolled(` and ${isToday}`)}`;
}
