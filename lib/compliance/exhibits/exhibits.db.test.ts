import sharp from "sharp";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { GET as getSet, PATCH as patchSet } from "@/app/api/requirements/[id]/route";
import { POST as drawPage } from "@/app/api/requirements/exhibits/pages/[page]/route";
import { POST as readFile } from "@/app/api/requirements/exhibits/route";
import { POST as readText } from "@/app/api/requirements/exhibits/text/route";
import { POST as createSet } from "@/app/api/requirements/route";
import { exhibitSets } from "@/bench/exhibits/all";
import { drawExhibit } from "@/bench/exhibits/draw";
import type { ExhibitDto } from "@/lib/compliance/exhibits/schema";
import { readySets } from "@/lib/compliance/requirements/ready-sets-values";
import { closeWebReaders } from "@/lib/extraction/web-commands";
import { createCompany, createMember, type TestCompany, type TestMember } from "@/lib/testing/factories";
import { callRoute } from "@/lib/testing/request";

let company: TestCompany;
let manager: TestMember;

beforeEach(async () => {
  company = await createCompany();
  manager = await createMember(company, "MANAGER");
});
afterAll(closeWebReaders);

const [exhibit] = exhibitSets.built;
const formOf = (bytes: Uint8Array, name: string) => {
  const form = new FormData();
  form.append("file", new File([new Uint8Array(bytes)], name));
  return form;
};
const blankPicture = () =>
  sharp({ create: { width: 850, height: 1100, channels: 3, background: "white" } })
    .png()
    .toBuffer();
const send = (form: FormData) => callRoute(readFile, { method: "POST", form, accessToken: manager.accessToken });

describe("an exhibit's file", () => {
  it("is answered with proposals, their words and the pages, and its pages are drawn", async () => {
    const bytes = await drawExhibit(exhibit as NonNullable<typeof exhibit>);
    const { status, body } = await send(formOf(bytes, "Exhibit C.pdf"));
    expect(status).toBe(200);
    const { data } = body as { data: ExhibitDto };
    expect(data).toMatchObject({ source: { name: "Exhibit C.pdf" }, pages: [{ number: 1, width: 612 }], isScan: false });
    expect(data.proposals.find(({ id }) => id === "gl-eachOccurrence")).toMatchObject({
      options: [{ minimum: 1_000_000 }],
      question: null,
      quotes: [{ page: 1 }],
    });
    const form = formOf(bytes, "Exhibit C.pdf");
    const picture = await callRoute(drawPage, { method: "POST", form, params: { page: "1" }, accessToken: manager.accessToken });
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);
  });

  it("without any word is refused: an empty file, and a blank scan", async () => {
    expect(await send(formOf(new Uint8Array(), "empty.pdf"))).toMatchObject({ status: 415 });
    expect(await send(formOf(await blankPicture(), "blank.png"))).toMatchObject({
      status: 400,
      body: { error: { fields: { file: "Upload an insurance exhibit, or paste its text." } } },
    });
  });

  it("that is no document is refused with what to do instead", async () => {
    const { status, body } = await send(formOf(Buffer.from("not a contract"), "notes.bin"));
    expect(status).toBe(415);
    expect(body).toMatchObject({
      error: { fields: { file: "We couldn't read this file. Upload a PDF or a Word document, or paste the text." } },
    });
  });
});

describe("an exhibit's text", () => {
  const ask = (text: string) => callRoute(readText, { method: "POST", json: { text }, accessToken: manager.accessToken });

  it("is answered with a question where it states two amounts for one limit", async () => {
    const { body } = await ask("General liability: $1,000,000 per occurrence. General liability: $2,000,000 per occurrence.");
    const { data } = body as { data: ExhibitDto };
    expect(data.proposals.find(({ id }) => id === "gl-eachOccurrence")).toMatchObject({ question: "amounts", options: [{}, {}] });
  });

  it("without words is refused", async () => {
    expect(await ask("  ")).toMatchObject({
      status: 400,
      body: { error: { fields: { text: "Upload an insurance exhibit, or paste its text." } } },
    });
  });
});

describe("a set from a contract", () => {
  it("keeps the contract's name, hash and words through later versions", async () => {
    const quotes = { "gl-coverage": { text: "general liability insurance", page: 2 } };
    const source = { name: "Exhibit C.pdf", sha256: "a".repeat(64), quotes };
    const { requirements, gates } = readySets.default;
    const json = { name: "From a contract", requirements, gates, source };
    const created = await callRoute(createSet, { method: "POST", json, accessToken: manager.accessToken });
    expect(created).toMatchObject({ status: 201, body: { data: { source } } });
    const { id, version } = (created.body as { data: { id: string; version: string } }).data;
    const change = { requirements: requirements.slice(1), version };
    const changed = await callRoute(patchSet, { method: "PATCH", json: change, params: { id }, accessToken: manager.accessToken });
    expect(changed).toMatchObject({ status: 200, body: { data: { number: 2, source } } });
    expect(await callRoute(getSet, { params: { id }, accessToken: manager.accessToken })).toMatchObject({ body: { data: { source } } });
  });
});
