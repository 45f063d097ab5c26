import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { SentFiles } from "@/components/portal/sent-files";
import type { Sending } from "@/components/portal/use-files";
import type { PortalFileDto } from "@/lib/portal/page/schema";

const read: PortalFileDto = {
  ...{
    id: "1",
    name: "coi.pdf",
    state: "read",
    ahead: null,
    unused: null,
    isKept: true,
    kind: null,
    insured: ["Alder Paving"],
    isChecked: false,
  },
  coverages: [{ name: "General liability", policyNumber: "GL-1", expiration: "2099-06-01" }],
  filedTo: "Alder Paving",
};
const failed: PortalFileDto = { ...read, id: "2", name: "photo.jpg", state: "failed", unused: "The photo is too dark.", coverages: [] };
const refused: Sending = { key: 3, name: "list.xlsx", percent: 0, error: "This file type is not supported.", known: null };

const lists = (files: PortalFileDto[], sendings: Sending[]) => {
  const html = renderToStaticMarkup(<SentFiles company="Harrow Builders" files={files} sendings={sendings} />);
  const found = html.matchAll(/<ul aria-label="([^"]+)" aria-live[^>]*>(.*?)<\/ul>(?=<h3|<ul aria-label|$)/g);
  return Object.fromEntries([...found].map(([, title, list]) => [title, list?.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ")]));
};

describe("the files on a vendor's page", () => {
  it("lists a failed and a refused file under What We Could Not Use, with why and what to do", () => {
    const { "Files You Sent": used, "What We Could Not Use": unused } = lists([read, failed], [refused]);
    expect(used).toContain("coi.pdf");
    expect(used).not.toMatch(/photo\.jpg|list\.xlsx/);
    expect(unused).not.toContain("coi.pdf");
    expect(unused).toContain("photo.jpg The photo is too dark. Please send a clear PDF or photo of the certificate. Harrow Builders will");
    expect(unused).toContain("list.xlsx This file type is not supported. Please send a clear PDF or photo of the certificate.");
  });

  it("lists a file inside a PDF with its own advice alone, since nobody at the company has that file", () => {
    const inside: PortalFileDto = { ...failed, id: "2-0", name: "list.xlsx", unused: "Send it as a PDF.", isKept: false };
    const { "What We Could Not Use": unused } = lists([read, inside], []);
    expect(unused).toContain("list.xlsx Send it as a PDF.");
    expect(unused).not.toMatch(/clear PDF or photo|will look at/);
  });

  it("has no such list where all files could be used", () => {
    expect(Object.keys(lists([read], []))).toEqual(["Files You Sent"]);
  });
});
