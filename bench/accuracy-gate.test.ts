import { expect, it } from "vitest";
import { changesSince, countExact, countMisses, readBaseline } from "@/bench/corpus/baseline";
import { readGate } from "@/bench/corpus/gate";

it("reads 60 drawn files as well as the baseline, without a false green", { timeout: 1_800_000 }, async () => {
  const before = await readBaseline();
  const { files, falseGreens, failures } = await readGate();
  const worse = changesSince(before, files).flatMap(({ isWorse, sentence }) => (isWorse ? [sentence] : []));
  const advice = "If this is intended, accept it: npm run accuracy:baseline -- --write";
  expect({ falseGreens, failures }).toEqual({ falseGreens: [], failures: [] });
  expect(files.map(({ file }) => file)).toEqual(before.map(({ file }) => file));
  expect(files).toHaveLength(60);
  const isWorse = countExact(files) < countExact(before) || countMisses(files, "wrong") > countMisses(before, "wrong");
  if (isWorse) expect.fail(`The readers became less accurate.\n${worse.join("\n")}\n${advice}`);
});
