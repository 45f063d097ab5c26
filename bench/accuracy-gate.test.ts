import { expect, it } from "vitest";
import { changesSince, countExact, countMisses, readBaseline } from "@/bench/corpus/baseline";
import { gateFiles, readGate } from "@/bench/corpus/gate";
import { isShort } from "@/lib/testing/full";

it("reads drawn files of every class as well as the baseline, without a false green", { timeout: 1_800_000 }, async () => {
  const names = gateFiles();
  expect(names).toHaveLength(isShort ? 14 : 60);
  const before = (await readBaseline()).filter(({ file }) => names.includes(file));
  const { files, falseGreens, failures } = await readGate();
  const worse = changesSince(before, files).flatMap(({ isWorse, sentence }) => (isWorse ? [sentence] : []));
  const advice = "If this is intended, accept it: npm run accuracy:baseline -- --write";
  expect({ falseGreens, failures }).toEqual({ falseGreens: [], failures: [] });
  expect(files.map(({ file }) => file)).toEqual(names);
  expect(before.map(({ file }) => file)).toEqual(names);
  const isWorse = countExact(files) < countExact(before) || countMisses(files, "wrong") > countMisses(before, "wrong");
  if (isWorse) expect.fail(`The readers became less accurate.\n${worse.join("\n")}\n${advice}`);
});
