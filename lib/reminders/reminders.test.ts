import { describe, expect, it } from "vitest";
import { addDays } from "@/lib/infra/dates/rules";
import { dueStage } from "@/lib/reminders/rules";

describe("the stage of a policy", () => {
  it.each([
    [91, null],
    [90, 90],
    [61, 90],
    [60, 60],
    [31, 60],
    [30, 30],
    [14, 14],
    [8, 14],
    [7, 7],
    [3, 3],
    [2, 3],
    [1, 1],
    [0, null],
    [-5, null],
  ])("with %i days left is %s", (days, stage) => {
    expect(dueStage(addDays("2026-03-08", days), "2026-03-08")).toBe(stage);
  });
});
