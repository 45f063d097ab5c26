import { expect, test } from "vitest";
import { fileProblem } from "@/components/documents/upload-files";

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
  for (const size of [25 * megabyte + 1, 26 * megabyte])
    expect(fileProblem({ name: "coi.pdf", size })).toBe("This file is larger than 25 MB. Please choose a smaller file.");
});

test("an empty file is refused", () => {
  expect(fileProblem({ name: "coi.pdf", size: 0 })).toBe("This file is empty.");
});
