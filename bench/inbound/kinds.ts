import { createHash, randomUUID } from "node:crypto";
import { replyToken } from "@/lib/mail/reply-to-rules";
import { pdfPart, type Written, writeMessage, writeReport } from "@/lib/testing/messages";
import { writeTnef } from "@/lib/testing/tnef";

export type Firm = { id: string; name: string; vendors: { id: string; email: string }[] };
/** A file that must be on file at the vendor, or (null) wait in the company's inbox, and only there. */
export type Wanted = { companyId: string; vendorId: string | null; sha256: string };
/** One message, how often it arrives and to whom, and what must come of it. */
export type Sent = { raw: Buffer; times?: number; from?: string; recipients?: string[]; wanted: Wanted[] };
export type Kind = { name: string; make: (round: number) => Promise<Sent[]> };

export const domain = "in.example";
export const addressOf = (firm: Firm, vendor: number) => `docs+${replyToken(firm.id, firm.vendors[vendor]?.id ?? "")}@${domain}`;
const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** A small PDF of its own. What it says is nothing to the way in. */
export const pdf = (bytes = 400) => Buffer.from(`%PDF-1.4\n% ${randomUUID()}\n${"0".repeat(bytes)}\n%%EOF\n`);

type Place = { firm: Firm; vendor?: number };

/** What the kinds are made of, for these firms. */
function toolsOf(firms: readonly Firm[]) {
  const firmOf = (round: number) => firms[round % firms.length] as Firm;
  const wanted = ({ firm, vendor = 0 }: Place, file: Uint8Array): Wanted => ({
    ...{ companyId: firm.id, vendorId: firm.vendors[vendor]?.id ?? null, sha256: hashOf(file) },
  });
  const one = (round: number, more: Written = {}, file = pdf()): Sent => {
    const firm = firmOf(round);
    const raw = writeMessage({ from: firm.vendors[0]?.email, to: addressOf(firm, 0), parts: [pdfPart(file)], ...more });
    return { raw, wanted: [wanted({ firm }, file)] };
  };
  const simple = (name: string, more: (round: number) => Written = () => ({})): Kind => ({
    name,
    make: async (round) => [one(round, more(round))],
  });
  const attached = (name: string, parts: (file: Buffer) => Written, file = pdf): Kind => ({
    name,
    make: async (round) => {
      const bytes = file();
      return [one(round, parts(bytes), bytes)];
    },
  });
  const nothing = (raw: Buffer, from?: string): Sent => ({ raw, wanted: [], ...(from !== undefined && { from }) });
  return { firmOf, wanted, one, simple, attached, nothing };
}

/** What must count once. */
function countedOnce(firms: readonly Firm[]): Kind[] {
  const { firmOf, wanted, one, simple } = toolsOf(firms);
  return [
    simple("one PDF to the vendor's address"),
    {
      name: "two different messages with one Message-ID",
      make: async (round) => [
        one(round, { messageId: `<same-${round}@x.example>` }),
        one(round, { messageId: `<same-${round}@x.example>` }),
      ],
    },
    {
      name: "one message to two companies, delivered three times",
      make: async (round) => {
        const [first, second] = [firmOf(round), firmOf(round + 1)];
        const file = pdf();
        const to = [addressOf(first, 0), addressOf(second, 1)];
        const raw = writeMessage({ from: "agent@agency.example", to, parts: [pdfPart(file)] });
        const all = [wanted({ firm: first }, file), wanted({ firm: second, vendor: 1 }, file)];
        return [{ raw, times: 3, recipients: to, wanted: all }, ...to.map((recipient) => ({ raw, recipients: [recipient], wanted: all }))];
      },
    },
    { name: "empty Message-ID, fetched twice", make: async (round) => [{ ...one(round, { messageId: null }), times: 2 }] },
    {
      name: "the same message in three folders of a mailbox",
      make: async (round) => {
        const { raw, wanted: all } = one(round);
        const copy = (label: string) => Buffer.concat([Buffer.from(`X-Gmail-Labels: ${label}\r\nDelivered-To: docs@${domain}\r\n`), raw]);
        return ["Inbox", "Important", "All"].map((label) => ({ raw: copy(label), wanted: all }));
      },
    },
  ];
}

/** How files are packed and headers written. */
function shapes(firms: readonly Firm[]): Kind[] {
  const { simple, attached } = toolsOf(firms);
  return [
    attached("inline PDF with an empty body", (file) => ({ text: "", parts: [{ ...pdfPart(file), disposition: "inline" }] })),
    attached(
      "octet-stream with junk before %PDF",
      (file) => ({ parts: [{ type: "application/octet-stream", body: file, name: "scan.bin" }] }),
      () => Buffer.concat([Buffer.from("\r\njunk of a gate\r\n"), pdf()]),
    ),
    attached("winmail.dat", (file) => ({
      parts: [{ type: "application/ms-tnef", body: writeTnef("certificate.pdf", file), name: "winmail.dat" }],
    })),
    attached("nested message/rfc822", (file) => {
      const inner = writeMessage({ parts: [pdfPart(file)] });
      const outer = writeMessage({ parts: [{ type: "message/rfc822", body: inner, raw: true }] });
      return { parts: [{ type: "message/rfc822", body: outer, disposition: "inline", raw: true }] };
    }),
    attached("broken filename*", (file) => ({
      parts: [{ type: "application/pdf", body: file, headers: ["Content-Disposition: attachment; filename*=utf-8''%E0%A4%A"] }],
    })),
    simple("ISO-2022-JP header", () => ({ subject: "=?ISO-2022-JP?B?GyRCSl04MT5aTEAbKEI=?=" })),
    simple("raw 8-bit header", () => ({ subject: "caf\xe9 \x80\xff" })),
  ];
}

/** Whom a message is for, and whom it is from. */
function addresses(firms: readonly Firm[]): Kind[] {
  const { firmOf, wanted, one, simple, nothing } = toolsOf(firms);
  return [
    simple("an address like docs+docs+token", (round) => ({ to: addressOf(firmOf(round), 0).replace("docs+", "docs+docs+") })),
    simple("an upper-case token", (round) => ({ to: addressOf(firmOf(round), 0).toUpperCase() })),
    simple("an address only in Delivered-To", (round) => ({
      to: "me@else.example",
      headers: [`Delivered-To: ${addressOf(firmOf(round), 0)}`],
    })),
    { name: "a null sender with a file", make: async (round) => [{ ...one(round), from: "" }] },
    {
      name: "five vendors replying to one forwarded email",
      make: async (round) => {
        const firm = firmOf(round);
        return firm.vendors.slice(0, 5).map(({ email }, at) => {
          const file = pdf();
          const raw = writeMessage({ from: email, to: addressOf(firm, 0), parts: [pdfPart(file)] });
          return { raw, wanted: [at === 0 ? wanted({ firm }, file) : { ...wanted({ firm }, file), vendorId: null }] };
        });
      },
    },
    {
      name: "a stranger at the company's own address",
      make: async (round) => {
        const firm = firmOf(round);
        const file = pdf();
        const raw = writeMessage({ from: `who-${randomUUID()}@stranger.example`, to: `${firm.name}@${domain}`, parts: [pdfPart(file)] });
        return [{ raw, wanted: [{ ...wanted({ firm }, file), vendorId: null }] }];
      },
    },
    {
      name: "a forged token",
      make: async (round) => {
        const [firm, other] = [firmOf(round), firmOf(round + 1)];
        const to = `docs+${replyToken(firm.id, other.vendors[0]?.id ?? "")}@${domain}`;
        return [nothing(writeMessage({ from: "who@stranger.example", to, parts: [pdfPart(pdf())] }))];
      },
    },
    {
      name: "a bounce of a bounce",
      make: async () => [
        nothing(
          writeReport({ recipient: "mailer-daemon@mx.example", messageId: `<${randomUUID()}@mx.example>`, to: `docs@${domain}` }),
          "",
        ),
      ],
    },
    {
      name: "our own email coming back",
      make: async (round) => [
        nothing(writeMessage({ from: "Coverkeep <no-reply@coverkeep.example>", to: addressOf(firmOf(round), 0), parts: [pdfPart(pdf())] })),
      ],
    },
  ];
}

/** Every kind of message that the intake must withstand. */
export const kindsOf = (firms: readonly Firm[]): Kind[] => [...countedOnce(firms), ...shapes(firms), ...addresses(firms)];
