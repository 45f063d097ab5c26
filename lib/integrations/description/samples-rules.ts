import type { ShownOperation } from "@/lib/integrations/description/reading-rules";

/** How a call is made in one language, ready to be copied. */
export type CodeSample = { language: "curl" | "JavaScript" | "Python"; code: string };

type Call = Pick<ShownOperation, "method" | "path" | "body" | "form" | "access" | "answers">;

/** The environment has the key, so that no sample asks to write it into a program. */
const keyName = "COVERKEEP_KEY";
export const keyCommand = `export ${keyName}=ck_…`;

/**
 * One call in curl, JavaScript (fetch) and Python (requests), with the example of the description as its body.
 * @param origin address of this installation, without a slash at the end
 */
export function codeSamples(origin: string, call: Call): CodeSample[] {
  // {vendorId} becomes VENDOR_ID: plainly something to fill in, and no part of a shell's own words.
  const address = origin + call.path.replace(/\{(\w+)\}/g, (_whole, name: string) => name.replace(/[A-Z]/g, "_$&").toUpperCase());
  return [
    { language: "curl", code: inCurl(address, call) },
    { language: "JavaScript", code: inJavaScript(address, call) },
    { language: "Python", code: inPython(address, call) },
  ];
}

const needsKey = ({ access }: Call) => access !== "everyone";
const jsonOf = ({ body }: Call) => (body && /^[[{]/.test(body) ? body : null);
const answersJson = ({ answers }: Call) => answers.some(({ text }) => /^[[{]/.test(text));
const indent = (text: string, by: string) => text.replaceAll("\n", `\n${by}`);

function inCurl(address: string, call: Call): string {
  const json = jsonOf(call);
  const parts = [
    `curl ${call.method === "GET" ? "" : `-X ${call.method} `}"${address}"`,
    needsKey(call) && `-H "Authorization: Bearer $${keyName}"`,
    json && `-H "Content-Type: application/json"`,
    // Within single quotes of a shell, only the quote itself has a meaning.
    json && `-d '${json.replaceAll("'", "'\\''")}'`,
    ...(call.form ?? []).map(({ name, isFile }) => (isFile ? `-F "${name}=@certificate.pdf"` : `-F "${name}=…"`)),
  ];
  return parts.filter(Boolean).join(" \\\n  ");
}

function inJavaScript(address: string, call: Call): string {
  const json = jsonOf(call);
  const headers = [
    needsKey(call) && `Authorization: \`Bearer \${process.env.${keyName}}\``,
    json && `"Content-Type": "application/json"`,
  ].filter(Boolean);
  const options = [
    call.method !== "GET" && `method: "${call.method}"`,
    headers.length > 0 && `headers: { ${headers.join(", ")} }`,
    json && `body: JSON.stringify(${indent(json, "  ")})`,
    call.form && "body: form",
  ].filter(Boolean);
  const lines = [
    ...(call.form?.some(({ isFile }) => isFile) ? [`import { openAsBlob } from "node:fs";`, ""] : []),
    ...(call.form ? ["const form = new FormData();"] : []),
    ...(call.form ?? []).map(({ name, isFile }) =>
      isFile ? `form.set("${name}", await openAsBlob("certificate.pdf"), "certificate.pdf");` : `form.set("${name}", "…");`,
    ),
    options.length > 0
      ? `const response = await fetch("${address}", {\n  ${options.join(",\n  ")},\n});`
      : `const response = await fetch("${address}");`,
    ...(answersJson(call) ? ["const { data, error } = await response.json();"] : []),
  ];
  return lines.join("\n");
}

function inPython(address: string, call: Call): string {
  const json = jsonOf(call);
  const files = call.form?.filter(({ isFile }) => isFile) ?? [];
  const fields = call.form?.filter(({ isFile }) => !isFile) ?? [];
  const given = [
    needsKey(call) && `headers={"Authorization": f"Bearer {os.environ['${keyName}']}"}`,
    json && `json=${indent(pythonOf(JSON.parse(json)), "    ")}`,
    files.length > 0 && `files={${files.map(({ name }) => `"${name}": open("certificate.pdf", "rb")`).join(", ")}}`,
    fields.length > 0 && `data={${fields.map(({ name }) => `"${name}": "…"`).join(", ")}}`,
  ].filter(Boolean);
  const lines = [
    ...(needsKey(call) ? ["import os"] : []),
    "import requests",
    "",
    `response = requests.${call.method.toLowerCase()}(\n    ${[`"${address}"`, ...given].join(",\n    ")},\n)`,
    ...(answersJson(call) ? ["answer = response.json()"] : []),
  ];
  return lines.join("\n");
}

/** A value of JSON as Python writes it, four spaces a level. */
function pythonOf(value: unknown, margin = ""): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value !== "object") return JSON.stringify(value);
  const inner = `${margin}    `;
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  const items = Array.isArray(value)
    ? value.map((one) => pythonOf(one, inner))
    : Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${pythonOf(one, inner)}`);
  return items.length === 0 ? open + close : `${open}\n${items.map((item) => `${inner}${item},\n`).join("")}${margin}${close}`;
}
