import { randomUUID } from "node:crypto";
import { receive } from "@/lib/inbound/receiving/commands";
import { inCompany } from "@/lib/infra/db";
import { replyToken } from "@/lib/mail/reply-to-rules";
import { type CompanyScope, today } from "@/lib/tenancy/scope";
import { nameCompanies } from "@/lib/tenancy/settings/inbound-name-commands";
import { getInbound } from "@/lib/tenancy/settings/inbound-queries";
import { companyAddress } from "@/lib/tenancy/settings/inbound-rules";
import { drawPaper } from "@/prisma/demo-papers";

type Letter = {
  from: string;
  to: string;
  subject: string;
  text: string;
  headers?: string[];
  file?: { fileName: string; bytes: Uint8Array };
};

function write({ from, to, subject, text, headers = [], file }: Letter): Buffer {
  const boundary = `=_${randomUUID()}`;
  const head = [
    ...[`From: ${from}`, `To: ${to}`, `Subject: ${subject}`, `Message-ID: <${randomUUID()}@mail.example>`],
    ...[`Date: ${new Date().toUTCString()}`, "MIME-Version: 1.0", ...headers, `Content-Type: multipart/mixed; boundary="${boundary}"`],
  ];
  const base64 = file
    ? Buffer.from(file.bytes)
        .toString("base64")
        .replace(/(.{76})/g, "$1\r\n")
    : "";
  const named = `Content-Type: application/pdf; name="${file?.fileName}"\r\nContent-Disposition: attachment; filename="${file?.fileName}"`;
  const parts = [
    `Content-Type: text/plain; charset=utf-8\r\n\r\n${text}`,
    ...(file ? [`${named}\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64}`] : []),
  ];
  const body = parts.map((part) => `--${boundary}\r\n${part}\r\n`).join("");
  return Buffer.from(`${head.join("\r\n")}\r\n\r\n${body}--${boundary}--\r\n`);
}

/**
 * Emails in the demo's inbox, received like a vendor's: one of an unknown agency, one without an attachment, and one that a machine sent.
 * None where emails do not come in.
 */
export async function bringInEmails(scope: CompanyScope, vendorIds: ReadonlyMap<string, string>): Promise<void> {
  const inbound = await getInbound();
  if (!inbound) return;
  await nameCompanies();
  const company = await inCompany(scope, (tx) => tx.company.findUniqueOrThrow({ where: { id: scope.companyId } }));
  const { local, domain } = inbound.address;
  const addressOf = (vendor: string) => `${local}+${replyToken(scope.companyId, vendorIds.get(vendor) ?? "")}@${domain}`;
  const stranger = { name: "Cloud Castle Carpentry LLC", address: "12 Example Lane\nSpringfield, NY 10000" };
  const letters: Letter[] = [
    {
      from: "Certificates <certificates@sample-agency.example>",
      to: companyAddress(company.inboundName ?? "", inbound),
      subject: "Certificate of insurance for your job",
      text: "Hello,\n\nattached is the certificate that our insured asked us to send you.",
      file: await drawPaper(stranger, { endsInDays: 240 }, today(scope)),
    },
    {
      from: "Office <office@mirage-demolition.example>",
      to: addressOf("Mirage Demolition"),
      subject: "Re: Your certificate of insurance",
      text: "We asked our agent. The new certificate should be with you next week.",
    },
    {
      from: "Office <office@fable-masonry.example>",
      to: addressOf("Fable Masonry"),
      subject: "Automatic reply: your certificate of insurance",
      text: "The office is closed until Monday.",
      headers: ["Auto-Submitted: auto-replied"],
    },
  ];
  for (const { to, ...rest } of letters) {
    const from = /<(.+)>/.exec(rest.from)?.[1] ?? "";
    await receive(write({ to, ...rest }), "smtp", { from, recipients: [to] });
  }
}
