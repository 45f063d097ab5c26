import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readDocument } from "@/lib/extraction/readers/file";
import { drawCertificate } from "@/lib/testing/certificate";
import { sampleCertificate } from "@/lib/testing/certificate-sample";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "retroactive-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** The sample's policies, general liability on a claims-made basis unless told. */
async function read(description: string, basis: "CLAIMS_MADE" | "OCCURRENCE" = "CLAIMS_MADE") {
  const [general, ...others] = sampleCertificate.policies;
  if (!general) throw new Error("The sample begins with general liability.");
  await writeFile(
    join(folder, "one.pdf"),
    await drawCertificate({ ...sampleCertificate, policies: [{ ...general, basis }, ...others], description }),
  );
  const [certificate] = (await readDocument(join(folder, "one.pdf"))).certificates;
  return { policies: certificate?.policies ?? [], evidence: certificate?.evidence ?? {} };
}

it("the retroactive date of a claims-made policy is read from the description", async () => {
  const { policies, evidence } = await read("General liability is claims-made. Retro date 01/01/2015.");
  expect(policies[0]?.retroactiveDate).toBe("2015-01-01");
  expect(evidence["/policies/0/retroactiveDate"]).toMatchObject({ page: 1, text: "Retro date 01/01/2015", reader: "text" });
});

it("none means that acts of any time are covered", async () => {
  const { policies } = await read("General liability: Retroactive Date: None");
  expect(policies[0]?.retroactiveDate).toBe("1900-01-01");
});

it("two dates, or an occurrence policy, leave it open", async () => {
  expect((await read("Retro date 01/01/2015. Retroactive date: 01/01/2019.")).policies[0]?.retroactiveDate).toBeUndefined();
  const { policies } = await read("Retro date 01/01/2015.", "OCCURRENCE");
  expect(policies[0]?.retroactiveDate).toBeUndefined();
});

it.each(["Umbrella retroactive date 01/01/2020.", "No retroactive date before 01/01/2027; prior retro date 01/01/2020 expired."])(
  "of another policy, or no longer valid, is not that of general liability: %s",
  async (description) => {
    expect((await read(description)).policies[0]?.retroactiveDate).toBeUndefined();
  },
);

it.each([
  "none stated.",
  "none given; to be confirmed.",
  "None provided by carrier.",
  "none of the prior acts are covered.",
  "None. To be confirmed.",
])("none followed by other words leaves it open: %s", async (words) => {
  expect((await read(`General liability retroactive date: ${words}`)).policies[0]?.retroactiveDate).toBeUndefined();
});
