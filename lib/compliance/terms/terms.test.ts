import { describe, expect, it } from "vitest";
import { statementsIn } from "@/lib/compliance/terms/rules";

const mannersOf = (text: string) => statementsIn(text).map(({ how }) => how);

describe("a sentence of a description", () => {
  it.each([
    "Blanket additional insured and blanket waiver apply where required by executed contract.",
    "Harlow County, its officers, agents and employees are named as additional insured as respects general liability.",
    "Coverage afforded to the additional insureds shall be primary and any insurance maintained by them is excess.",
    "Umbrella follows form over the underlying GL, auto and employers liability policies.",
    "The general aggregate applies per project.",
    "Coverage is primary and non-contributory over any other insurance.",
    "GL is primary and the holder's own coverage is excess.",
    "Additional insured applies to all policies except workers compensation.",
    "Additional insured where you have agreed in a written contract.",
    "There's no SIR.",
    "The residential exclusion has been removed by endorsement.",
    "There are no exclusions for height or depth.",
    "GL policy has no subcontractor warranty.",
    "Officers are included under workers compensation.",
    "The insurance is subject to all terms, exclusions and conditions of the policies.",
    "Should any of the above described policies be cancelled before the expiration date, notice will be mailed to the holder.",
    "We have added Harlow Terrace HOA to the blanket AI form at your request.",
    "Subrogation against the owner and its manager is waived under GL.",
    "Coverage is primary and will not seek contribution from the owner's policy.",
    "GL has no residential, height or subsidence exclusion.",
    "Self insured retention: none.",
    "CG 22 94 and CG 21 39 are not attached.",
    "No exceptions to the waiver.",
    "Forms attached: CG 20 10 12 19, CG 00 01 04 13, IL 00 17, CG 21 47, CG 01 99.",
    "Additional insured per CNA75079XX (10-16), waiver of subrogation per CNA74705XX.",
    "Holder is additional insured per U-GL-1175-F CW (04/13) and CGD246 0419.",
    "Waiver of subrogation applies per state fund endorsement 2572.",
    "Coverage does not depend on subcontractors' certificates.",
    "Umbrella is as broad as primary, additional insureds included.",
    "All parties in the lease get AI status where its contract says so.",
    "The carrier agrees that it won't come after the district on comp.",
    "Insured owns no vehicles.",
    "The job is not residential.",
    "Guards carry no firearms.",
    "Professional liability is claims made, full prior acts.",
    "Umbrella drops down if the primary aggregate is exhausted.",
    "AI status applies only when there is a written contract between the insured and the holder that requires such status.",
    "La póliza se renovó con la misma compañía.",
    "Se incluye renuncia de subrogación a favor del titular del certificado.",
    "Certifcate holder is additonal insuered on the genral liabilty.",
    "The policy includes, but is not limited to, contractual liability.",
    "Liability caused, in whole or in part, by your acts or omissions is covered.",
    "Holder is additional insured on all policies other than workers compensation and professional.",
    "The policy has no height, labor law or injury to employee exclusion.",
    "Umbrella follows.",
    "Pollution $2M/$2M.",
    "Any other insurance is excess.",
  ])("is explained: %s", (text) => {
    expect(mannersOf(text)).toEqual(["explained"]);
  });

  it.each([
    "Job: reroofing of building 4, 12 Main St",
    "Project #22-118: Maple Grove Middle School Addition, 900 Elm Street, Rockport.",
    "Void fill grouting and cable termination, Gate 14.",
    "Farmers market vendor, Saturdays.",
    "Refuse collection and hauling.",
    "Project no. 2026-114, estimate $48,200.",
    "Original to follow by mail.",
    "The pool deck remains closed until final inspection.",
    "Replace expired fire extinguishers and failed emergency lights.",
    "Bid item 4 deleted from the sidewalk scope.",
    "Please disregard the prior certificate, which had the wrong suite number.",
    "Any questions about this certificate go to our service desk.",
    "Remodelación de dos baños en la calle Olmo.",
  ])("is furniture: %s", (text) => {
    expect(mannersOf(text)).toEqual(["furniture"]);
  });

  it.each([
    "Policy renewed elsewhere.",
    "Roofing operations fall beyond the policy.",
    "Coverage stops at the curb line.",
    "The aggregate has been used up.",
    "The roofing crew is insured through someone else.",
    "Coverage for interior painting.",
    "Policy includes CG 22 94.",
    "Waiver of subrogation applies to all policies except workers compensation.",
    "Additional insured when the contract is approved by the carrier.",
    "GL SIR $500,000.",
    "Coverage is excess over any other insurance.",
    "The insured's insurance is excess.",
    "For the owner, coverage is excess.",
    "GL is excess over any insurance carried by the owner.",
    "All limits shown are in Canadian dollars.",
    "Residential exclusion added, subcontractor warranty deleted.",
    "SPECIMEN",
    "Is the holder an additional insured?",
    "Solo para trabajos interiores.",
    "La póliza no cubre techos.",
    "Glorp the additional insured.",
    "Snow removal deleted.",
    "Roofing work stops at the parapet.",
    "Roof decks are done under another firm's paper.",
    "Fire watch must be kept after torch work.",
    "Please disregard this certificate.",
    "Please note: roofing is not included.",
    "Subrogation is not waived.",
    "Subrogation rights are kept by the carrier.",
    "Professional liability is claims made with a retro date of 1/1/2026.",
    "No officers, GL deductible $50,000.",
    "GL answers for premises exposures.",
    "GL applies in Ohio.",
    "Insured works below three stories.",
    "Coverage depends on subcontractors' certificates.",
    "Additional insured between the two phases.",
    "Additional insured per CG 99 88 04 13.",
    "Forms: CG 20 10, 20 37, 21 44.",
    "U-GL-9998 CW applies.",
    "Additional insured per endorsement NXLL110.",
    "Policy has ZQX 4410 (04/15).",
    "CG 99 88 is deleted.",
    "Trucks are covered within 50 miles of the garage.",
    "Injured parties only.",
    "No residential work and roofing exclusion applies.",
    "Coinsurance applies.",
    "Waiver on all policies other than workers compensation.",
    "One aggregate for the firm, all sites nibble at it.",
    "Mold: absolute.",
  ])("is asked: %s", (text) => {
    expect(mannersOf(text)).toContain("asked");
  });

  it.each([
    "The insurer does not defend the certificate holder.",
    "The carrier does not answer for the owner.",
    "The insurer makes no promise to the holder.",
  ])("is asked where an insurer does not do something: %s", (text) => {
    expect(mannersOf(text)).toEqual(["asked"]);
  });

  it("is asked with any unknown verb after a noun of insurance", () => {
    for (const verb of ["vanishes", "evaporates", "wilts", "founders", "slumbers"])
      for (const noun of ["Coverage", "The policy", "General liability", "The limit"])
        expect(mannersOf(`${noun} ${verb} when the work begins.`), `${noun} ${verb}`).toEqual(["asked"]);
  });

  it("is asked beyond the longest text", () => {
    expect(mannersOf("Roofing work. ".repeat(2000)).at(-1)).toBe("asked");
  });

  it("is held to the coverages that it names", () => {
    expect(statementsIn("Waiver applies to GL and workers comp.")[0]?.kinds).toEqual(["GENERAL_LIABILITY", "WORKERS_COMPENSATION"]);
    expect(statementsIn("Waiver applies to all policies.")[0]?.kinds).toBe("all");
  });
});
