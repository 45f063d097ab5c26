import { expect, test } from "vitest";
import { eachOnce, fileProblem } from "@/components/documents/upload-files";

const megabyte = 1024 * 1024;

test("the specified kinds of files are taken, whatever the case of their names", () => {
  for (const name of ["coi.pdf", "COI.PDF", "scan.jpg", "scan.jpeg", "scan.png", "letter.doc", "letter.docx"])
    expect(fileProblem({ name, size: megabyte })).toBeUndefined();
});

test("another kind is named before it is sent", () => {
  expect(fileProblem({ name: "coi.xlsx", size: 10 })).toContain("is not supported");
});

test("25 MB is the most", () => {
  expect(fileProblem({ name: "coi.pdf", size: 25 * megabyte })).toBeUndefined();
  for (const size of [25 * megabyte + 1, 26 * megabyte])
    expect(fileProblem({ name: "coi.pdf", size })).toBe("This file is larger than 25 MB. Please choose a smaller file.");
});

test("an empty file is refused", () => {
  expect(fileProblem({ name: "coi.pdf", size: 0 })).toBe("This file is empty.");
});

test("a file that is chosen twice is sent once", () => {
  const file = (name: string, lastModified = 1) => new File(["bytes"], name, { lastModified });
  const names = (files: File[]) => files.map(({ name }) => name);
  expect(names(eachOnce([file("a.pdf"), file("b.pdf"), file("a.pdf")]))).toEqual(["a.pdf", "b.pdf"]);
  expect(eachOnce([file("a.pdf"), file("a.pdf", 2)])).toHaveLength(2);
});
