import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { FilesInside } from "@/components/documents/files-inside";

describe("the notices about the files inside a PDF", () => {
  it("link the documents that came of them, and say of each other file why it was not used", () => {
    const filesInside = [{ id: "d-2", fileName: "COI.pdf" }];
    const leftOut = [{ name: "list.xlsx", why: "We can't read this kind of file inside a PDF." }];
    const html = renderToStaticMarkup(<FilesInside document={{ filesInside, leftOut }} />);
    expect(html).toMatch(/<a [^>]*href="\/documents\/d-2"[^>]*>COI\.pdf<\/a>/);
    const words = html
      .replace(/<[^>]+>/g, " ")
      .replace(/\s+/g, " ")
      .replaceAll("&#x27;", "'");
    expect(words).toMatch(
      /Files Inside This PDF COI\.pdf .*What We Could Not Use list\.xlsx: We can't read this kind of file inside a PDF\./,
    );
  });

  it("are not there for a file that carries none", () => {
    expect(renderToStaticMarkup(<FilesInside document={{ filesInside: [], leftOut: [] }} />)).toBe("");
  });
});
