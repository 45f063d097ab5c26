import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { drawFile, orderOf, wantedOf } from "@/bench/corpus/file";

/**
 * `npm run corpus -- --count N --seed S [--from I] [--class C] [--half tuned|held] --out FOLDER`: draws the files I to I+N-1 of a seed
 * into a folder as NNN.pdf or NNN.jpg, with truth.json in the shape of a reading (further certificates of a file under `more`).
 */
const { values } = parseArgs({
  options: {
    count: { type: "string", default: "9" },
    seed: { type: "string", default: "1" },
    from: { type: "string", default: "0" },
    class: { type: "string" },
    half: { type: "string" },
    out: { type: "string" },
  },
});
if (!values.out) throw new Error("--out is missing: the folder to draw into.");
const wanted = wantedOf(values);
await mkdir(values.out, { recursive: true });

const truth: Record<string, unknown> = {};
for (let index = Number(values.from); index < Number(values.from) + Number(values.count); index++) {
  const file = await drawFile(orderOf(Number(values.seed), index, wanted));
  const name = `${String(index).padStart(3, "0")}.${file.extension}`;
  const [first = { formType: "OTHER", policies: [] }, ...more] = file.truths;
  truth[name] = {
    ...first,
    ...(more.length > 0 ? { more } : {}),
    drawn: { class: file.class, half: file.half, carrier: file.carrier, how: file.how },
  };
  await writeFile(join(values.out, name), file.bytes);
  console.log(`${name}  ${file.class}, ${file.half}: ${file.carrier}, ${file.how}`);
}
await writeFile(join(values.out, "truth.json"), `${JSON.stringify(truth, null, 1)}\n`);
