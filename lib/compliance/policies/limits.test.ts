import { expect, it } from "vitest";
import { type LimitedPolicy, limitCells, limitColumns } from "@/lib/compliance/policies/limits-rules";
import { cellInWords, namesOf } from "@/lib/infra/lists/tables-rules";

const nothing = {
  ...{ eachOccurrence: null, damageToRentedPremises: null, medicalExpense: null, personalAdvInjury: null, generalAggregate: null },
  ...{ productsCompOpAggregate: null, combinedSingleLimit: null, umbrellaEachOccurrence: null, umbrellaAggregate: null },
  ...{ elEachAccident: null, elDiseaseEachEmployee: null, elDiseasePolicyLimit: null },
  ...{ additionalInsured: null, waiverOfSubrogation: null },
};

const policy = (more: Partial<LimitedPolicy>): LimitedPolicy => ({ coverage: "GENERAL_LIABILITY", unreadable: [], ...nothing, ...more });

const cells = (policies: LimitedPolicy[]) => limitCells(policies).map(cellInWords);
const cell = (header: string, policies: LimitedPolicy[]) => cells(policies)[namesOf(limitColumns()).indexOf(header)];

it("exports amounts as numbers and endorsements as words, each under its own coverage", () => {
  const general = policy({ eachOccurrence: 1_000_000, additionalInsured: true, waiverOfSubrogation: false });
  const workers = policy({ coverage: "WORKERS_COMPENSATION", elEachAccident: 500_000, waiverOfSubrogation: true });
  expect(cell("GL each occurrence", [general, workers])).toBe(1_000_000);
  expect(cell("GL additional insured", [general, workers])).toBe("Yes");
  expect(cell("GL waiver of subrogation", [general, workers])).toBe("No");
  expect(cell("WC waiver of subrogation", [general, workers])).toBe("Yes");
  expect(cell("WC employer's liability, each accident", [general, workers])).toBe(500_000);
});

it("leaves a cell empty where nothing is stated, and says where a value is unreadable", () => {
  const general = policy({ unreadable: ["generalAggregate", "additionalInsured"] });
  expect(cell("GL general aggregate", [general])).toBe("unreadable");
  expect(cell("GL additional insured", [general])).toBe("unreadable");
  expect(cell("GL each occurrence", [general])).toBeNull();
  expect(limitCells([])).toEqual(limitColumns().map(() => null));
});

it("exports the different amounts of two policies of one coverage, and equal ones once", () => {
  const [one, two] = [
    policy({ eachOccurrence: 1_000_000, generalAggregate: 2_000_000 }),
    policy({ eachOccurrence: 1_000_000, unreadable: ["generalAggregate"] }),
  ];
  expect(cell("GL each occurrence", [one, two])).toBe(1_000_000);
  expect(cell("GL general aggregate", [one, two])).toBe("2000000; unreadable");
});
