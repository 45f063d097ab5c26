import type { AuthenticateResult } from "mailauth";
import { expect, it } from "vitest";
import { proofByServer, proofByService, proofOf, soleSender } from "@/lib/inbound/addressing/proofs-rules";
import { headersOf } from "@/lib/inbound/addressing/rules";
import { isNamedAfter, isPublicMail } from "@/lib/infra/email-domains-rules";

const from = "office@vendor.example";
const head = (...lines: string[]) => headersOf(Buffer.from(`${lines.join("\r\n")}\r\n\r\n`));

it.each<[string, string | null, string[]]>([
  ["one address", from, [`From: Ann <${from}>`]],
  ["its own address as the name", from, [`From: "${from}" <${from}>`]],
  ["another address as the name", null, [`From: "${from}" <who@stranger.example>`]],
  ["two addresses", null, [`From: <${from}>, <who@stranger.example>`]],
  ["two From lines", null, [`From: <${from}>`, "From: <who@stranger.example>"]],
  ["an address in a comment", null, [`From: ${from} (<who@stranger.example>)`]],
  ["no From", null, ["Subject: x"]],
])("reads a From with %s as %s", (_, expected, lines) => {
  expect(soleSender(head(...lines))).toBe(expected);
});

const trusted = ["mx.firm.example"];
it.each<[string, string | null, boolean, string[]]>([
  ["dmarc pass of the From domain", "server", false, ["mx.firm.example; dmarc=pass (p=REJECT) header.from=vendor.example"]],
  ["dmarc pass of another domain", null, false, ["mx.firm.example; dmarc=pass header.from=stranger.example"]],
  [
    "an aligned signature without a policy",
    "server",
    false,
    ["mx.firm.example; dkim=pass header.d=mail.vendor.example; dmarc=none header.from=vendor.example"],
  ],
  ["an aligned signature by its identity", "server", false, ["mx.firm.example 1; dkim=pass header.i=@vendor.example"]],
  ["a signature of another domain", null, false, ["mx.firm.example; dkim=pass header.d=stranger.example"]],
  ["an aligned sender of the envelope", "server", false, ["mx.firm.example; spf=pass smtp.mailfrom=bounce@vendor.example"]],
  ["a sender of the envelope elsewhere", null, false, ["mx.firm.example; spf=pass smtp.mailfrom=stranger.example"]],
  ["a failure", null, true, ["mx.firm.example; spf=pass smtp.mailfrom=vendor.example; dmarc=fail header.from=vendor.example"]],
  [
    "a pass inside of a comment",
    null,
    false,
    ["mx.firm.example; spf=fail (dmarc=pass header.from=vendor.example) smtp.mailfrom=x.example"],
  ],
  ["a server that is not named", null, false, ["mx.stranger.example; dmarc=pass header.from=vendor.example"]],
  [
    "a forged line below the server's own",
    null,
    true,
    ["mx.firm.example; dmarc=fail header.from=vendor.example", "mx.firm.example; dmarc=pass header.from=vendor.example"],
  ],
  ["a name inside of a longer one", null, false, ["mx.firm.example.stranger.example; dmarc=pass header.from=vendor.example"]],
])("takes the word of a named server: %s", (_, by, isDisowned, lines) => {
  const found = proofByServer(head(...lines.map((line) => `Authentication-Results: ${line}`)), from, trusted);
  expect({ by: found?.by ?? null, isDisowned: found?.isDisowned ?? false }).toEqual({ by, isDisowned });
});

it.each<[string, string | null, Parameters<typeof proofByService>[0]]>([
  ["DMARC passed", "service", { spf: null, dkim: [], dmarc: "pass" }],
  ["DMARC failed though a signature passed", null, { spf: null, dkim: ["vendor.example"], dmarc: "fail" }],
  ["an aligned signature", "service", { spf: null, dkim: ["mail.vendor.example"], dmarc: null }],
  ["an aligned envelope", "service", { spf: "bounce@vendor.example", dkim: [], dmarc: null }],
  ["a signature of another domain", null, { spf: "x@stranger.example", dkim: ["stranger.example"], dmarc: null }],
])("takes the word of an authenticated service: %s", (_, by, stated) => {
  expect(proofByService(stated, from).by).toBe(by);
});

type Result = { dkim?: object[]; spf?: object | false; dmarc?: object | false; headerFrom?: string[] };
const result = ({ dkim = [], spf = false, dmarc = { status: { result: "none" }, policy: "none" }, headerFrom = [from] }: Result) =>
  ({ dkim: { results: dkim, headerFrom }, spf, dmarc, arc: false }) as unknown as AuthenticateResult;
const signed = (status: object, signingDomain = "vendor.example") => ({ status: { result: "pass", ...status }, signingDomain });

it.each<[string, string | null, Result]>([
  ["an aligned signature", "dkim", { dkim: [signed({})] }],
  ["a signature that leaves the end of the body open", null, { dkim: [signed({ underSized: 10 })] }],
  ["a signature of a domain in test", null, { dkim: [signed({ testing: true })] }],
  ["a signature under the same public suffix", null, { dkim: [signed({}, "stranger.example")] }],
  ["an aligned server", "spf", { spf: { domain: "vendor.example", status: { result: "pass" } } }],
  ["a server that may not send", null, { spf: { domain: "vendor.example", status: { result: "softfail" } } }],
  ["two readings of one From", null, { dkim: [signed({})], headerFrom: ["who@stranger.example"] }],
  ["name servers that fail", null, { dkim: [signed({})], dmarc: { status: { result: "temperror" } } }],
  ["no answer about the policy", null, { dkim: [signed({})], dmarc: false }],
])("proves a domain by its own means only: %s", (_, by, about) => {
  expect(proofOf(result(about), head(`From: ${from}`), from, []).by).toBe(by);
});

it("knows the domains where anyone can have an address", () => {
  for (const domain of ["gmail.com", "yahoo.com", "outlook.com", "comcast.net", "icloud.com", "fastmail.com", "spectrum.net"])
    expect(isPublicMail(domain), domain).toBe(true);
  for (const domain of ["vendor.example", "agency.example"]) expect(isPublicMail(domain), domain).toBe(false);
});

it.each<[string, string, boolean]>([
  ["alderpaving.com", "Alder Paving, LLC", true],
  ["alder-paving.us", "Alder Paving", true],
  ["mail.alder.co.uk", "The Alder Group", true],
  ["abcroofing.com", "ABC Inc.", true],
  ["qstc.com", "Quarry Stone & Tile Co.", true],
  ["penaehijos.com", "Peña e Hijos", true],
  ["newmail.example", "Alder Paving, LLC", false],
  ["fastpost.example", "Fast Paving Inc", false],
  ["gmail.example", "Mail Contractors", false],
  ["co.example", "Quarry Stone & Tile Co.", false],
])("says whether %s is named after %s: %s", (domain, firm, expected) => {
  expect(isNamedAfter(domain, firm)).toBe(expected);
});
