import { describe, expect, it } from "vitest";
import { readySets } from "@/lib/compliance/requirements/ready-sets-values";
import { render } from "@/lib/compliance/requirements/words-rules";
import { judge } from "@/lib/compliance/verdicts/rules";
import { coverage, endorsement, fullPaper, inputOf, limitsRead, read, readySet, vendorName } from "@/lib/testing/papers";

/** What agents usually write for a certificate that meets everything. */
const descriptions = [
  "Example Builders Inc is included as additional insured for ongoing and completed operations on a primary and non-contributory basis when required by written contract. Waiver of subrogation applies.",
  "CERTIFICATE HOLDER IS NAMED AS ADDITIONAL INSURED WITH RESPECT TO GENERAL LIABILITY AS REQUIRED BY WRITTEN CONTRACT. COVERAGE IS PRIMARY AND NON-CONTRIBUTORY. WAIVER OF SUBROGATION APPLIES.",
  "RE: All operations of the named insured. Certificate holder is an additional insured under the general liability policy, ongoing and completed operations, on a primary and noncontributory basis.",
  "Additional insured: Example Builders Inc, as their interests may appear. General liability is primary and non-contributory per written contract. Waiver of subrogation in favor of the additional insured.",
  "Blanket additional insured, primary & non-contributory and waiver of subrogation apply per written contract.",
  "Job: 2214 Harbor Street Medical Office. AI: Example Builders Inc. P&NC and WOS apply as required by written contract.",
  "The certificate holder, its officers, directors, employees and agents are included as additional insureds. This insurance is primary and non-contributory.",
  "Owner, general contractor and all others as required by written contract are additional insureds. Primary and non-contributory wording applies to general liability.",
  "General Liability: additional insured per CG 20 10 04 13 and CG 20 37 04 13, primary and non-contributory per CG 20 01 04 13, waiver of subrogation per CG 24 04 05 09.",
  "CG2010 0413 and CG2037 0413 apply. CG2001 0413 primary and noncontributory. WC000313 waiver of subrogation.",
  "Project: Tower 9 tenant improvements, Springfield IL. Holder is additional insured as per written contract; coverage is primary and non-contributory; umbrella follows form.",
  "When required by written contract, certificate holder is included as additional insured on a primary and non-contributory basis on the general liability, auto and umbrella policies.",
  "Waiver of subrogation applies in favor of Example Builders Inc on general liability, auto and workers compensation. Additional insured and primary/non-contributory status applies to general liability.",
  "Proof of insurance. Certificate holder is additional insured, primary and non-contributory, where required by written contract.",
  "Re: Job #1180, plumbing. Example Builders Inc and owner are additional insured for ongoing operations and completed operations. Primary and non-contributory. 30 days notice of cancellation, 10 days for non-payment.",
  "Example Builders Inc is additional insured with respect to work performed by the named insured. Coverage is primary and non-contributory over any other insurance.",
  "The general aggregate applies per project. Certificate holder is additional insured on a primary and non-contributory basis.",
  "All work performed in the State of Illinois. Additional insured, primary and non-contributory, waiver of subrogation in favor of certificate holder as required by written contract or agreement.",
  "It is agreed that Example Builders Inc is included as an additional insured and that this insurance is primary and non-contributory.",
  "Certificate holder is added as additional insured per policy form. Insurance is primary and non-contributory as per endorsement.",
];

/** A right certificate: each coverage that any set asks for, and the endorsement pages. */
const certificate = (words: string) => {
  const paper = fullPaper({ description: read(words) });
  const others = [
    coverage("PROFESSIONAL_LIABILITY", { basis: read("CLAIMS_MADE") }),
    coverage("MOTOR_TRUCK_CARGO"),
    coverage("PROPERTY", { interests: read(["LOSS_PAYEE" as const]), limits: limitsRead({ building: 2_000_000, retention: 10_000 }) }),
    coverage("POLLUTION_LIABILITY", { limits: limitsRead({ eachClaim: 2_000_000, eachOccurrence: 2_000_000, aggregate: 2_000_000 }) }),
  ];
  const pages = [...paper.endorsements, endorsement("CG 20 01", { page: 6, text: "PRIMARY AND NONCONTRIBUTORY" })];
  return { ...paper, coverages: [...paper.coverages, ...others], endorsements: pages };
};

const keys = Object.keys(readySets) as (keyof typeof readySets)[];

describe.each(keys)("the ready set %s", (key) => {
  it(`is met by ${descriptions.length} usual certificates of ${vendorName} without a question`, () => {
    const open = descriptions.flatMap((words, at) => {
      const { lines, clearance } = judge(inputOf([certificate(words)], readySet(key)));
      const missed = lines.filter(({ result }) => result !== "pass");
      if (missed.length === 0 && Object.values(clearance).every((gate) => gate === "clear")) return [];
      return [
        `${at}: ${missed.map(({ requirement, reason }) => `${requirement.key}: ${render(reason)}`).join(" | ")} ${JSON.stringify(clearance)}`,
      ];
    });
    expect(open).toEqual([]);
  });
});
