import { expect, it } from "vitest";
import { lanesOf } from "@/lib/inbound/filing/rules";
import type { ParsedFile } from "@/lib/inbound/parser/schema";

const file = (fileName: string, fileSize = 20_000): ParsedFile => ({ fileName, fileSize, sha256: "", reason: null, path: "file" });
const logo: ParsedFile = { ...file("logo.png"), reason: "decoration", path: null };

it.each([
  ["in the subject", "Notice of Cancellation", "", file("scan.png", 900_000)],
  ["in the text", "Your vendor", "We will not renew. Nonrenewal is attached.", file("scan.png", 900_000)],
  ["in a file's name", "Documents", "", file("cancellation notice.tif", 900_000)],
  ["nowhere but in a short file", "Documents", "See attached.", file("paper.pdf")],
])("reads an email that speaks of a policy's end beside the uploads: %s", (_, subject, text, attached) => {
  expect(lanesOf({ subject, text, files: [logo, attached] })).toEqual(["email", "notice"]);
});

it("reads the other files of an email after uploads", () => {
  const files = [file("1.pdf"), file("2.pdf"), file("3.pdf")];
  expect(lanesOf({ subject: "Certificates", text: "", files })).toEqual(["notice", "email", "email"]);
  expect(lanesOf({ subject: "Certificates", text: "", files: [file("photo.jpg")] })).toEqual(["email"]);
  const many = Array.from({ length: 70 }, (_, at) => file(`${at}.pdf`));
  expect(lanesOf({ subject: "Canceled policies", text: "", files: many }).filter((lane) => lane === "notice")).toHaveLength(5);
});
