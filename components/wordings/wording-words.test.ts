import { describe, expect, it } from "vitest";
import { answerInWords } from "@/components/wordings/wording-words";

describe("an answer in words", () => {
  it("says what a sentence gives, and on which coverages", () => {
    expect(answerInWords({ isForm: false, answer: "gives", grants: ["WAIVER_OF_SUBROGATION"], coverages: ["GENERAL_LIABILITY"] })).toBe(
      "Gives waiver of subrogation on general liability",
    );
    const grants = ["ADDITIONAL_INSURED_ONGOING", "PRIMARY"] as const;
    expect(
      answerInWords({ isForm: false, answer: "gives", grants: [...grants], coverages: ["GENERAL_LIABILITY", "UMBRELLA_POLICY"] }),
    ).toBe("Gives additional insured (ongoing operations) and primary and noncontributory on general liability and umbrella / excess");
  });

  it("says from which coverages a sentence takes something back", () => {
    expect(answerInWords({ isForm: false, answer: "takes", grants: [], coverages: ["WORKERS_COMPENSATION"] })).toBe(
      "Limits workers compensation",
    );
    expect(answerInWords({ isForm: false, answer: "nothing", grants: [], coverages: [] })).toBe("Takes nothing back");
    expect(answerInWords({ isForm: true, answer: "nothing", grants: [], coverages: [] })).toBe("Form accepted");
  });
});
