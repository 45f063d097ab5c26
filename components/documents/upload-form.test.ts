import { expect, test } from "vitest";
import { fileProblem } from "@/components/documents/upload-form";

const megabyte = 1024 * 1024;

test("the specified kinds of files are taken, whatever the case of their names", () => {
  for (const name of ["coi.pdf", "COI.PDF", "scan.jpg", "scan.jpeg", "scan.png", "letter.doc", "letter.docx"])
    expect(fileProblem({ name, size: megabyte })).toBeUndefined();
});

test("another kind is named before it is sent", () => {
  expect(fileProblem({ name: "coi.xlsx", size: 10 })).toContain("cannot be read");
});

test("25 MB is the most", () => {
  expect(fileProblem({ name: "coi.pdf", size: 25 * megabyte })).toBeUndefined();
  expect(fileProblem({ name: "coi.pdf", size: 26 * megabyte })).toBe("This file is 26 MB. The largest that can be uploaded is 25 MB.");
});

test("an empty file is refused", () => {
  expect(fileProblem({ name: "coi.pdf", size: 0 })).toBe("This file is empty.");
});
