import { encode } from "iconv-lite";
import { expect, it } from "vitest";
import { decodeText } from "@/lib/vendors/import/encoding-rules";
import { encodings } from "@/lib/vendors/import/values";

const charsets = {
  "UTF-8": "utf8",
  "UTF-16": "utf16",
  "Windows-1252": "win1252",
  "Mac Roman": "macroman",
  "DOS 850": "cp850",
  "DOS 437": "cp437",
};

const lists = [
  "Name,Email\nJosé Muñoz Drywall,c1@x.example\n",
  "Name,Email\nAcmé Dos Builders,d1@x.example\n",
  "Nom,Adresse\nÉlectricité Côté Français,12 rue de l'Hôpital\nMüller & Söhne,Königstraße 7\nNúñez Peña,Cañón 3\n",
];

it.each(encodings.flatMap((encoding) => lists.map((text) => [encoding, text] as const)))("guesses %s of %j", (encoding, text) => {
  // DOS 437 has the same usual letters as DOS 850 at the same places.
  const bytes = encode(text, charsets[encoding]);
  const read = decodeText(bytes);
  expect(read.text).toBe(text);
  expect(read.encoding).toBe(encoding === "DOS 437" ? "DOS 850" : encoding);
});

it.each(["\r\n", "\r", "\n"])("reads line ends %j", (end) => {
  expect(decodeText(Buffer.from(["Name,Email", "A,a@x.example", ""].join(end))).text).toBe("Name,Email\nA,a@x.example\n");
});

it("reads an old Mac's letters and line ends together", () => {
  const read = decodeText(encode("Name,Email\rJosé Muñoz Drywall,c1@x.example\r", "macroman"));
  expect(read).toEqual({ text: "Name,Email\nJosé Muñoz Drywall,c1@x.example\n", encoding: "Mac Roman" });
});

it("keeps a quotation mark and a dash of Windows", () => {
  const text = "Name\nO’Brien – Roofing\nBob “The Roof” Smith\nSmith—Jones\n";
  expect(decodeText(encode(text, "win1252"))).toEqual({ text, encoding: "Windows-1252" });
});

it("reads what is chosen, whatever seems likelier", () => {
  expect(decodeText(encode("Łódź", "utf8"), "Windows-1252").encoding).toBe("Windows-1252");
  expect(decodeText(encode("José", "cp437"), "DOS 437")).toEqual({ text: "José", encoding: "DOS 437" });
});
