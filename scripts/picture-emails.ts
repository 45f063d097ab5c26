import type { Page } from "@playwright/test";
import { createTransport } from "nodemailer";
import { drawPaper } from "@/prisma/demo-papers";
import { demoVendors } from "@/prisma/demo-vendors";

type Email = { id: string; subject: string; text: string; html: string; to: { address: string }[] };

/** What vendors and an agency see, who have no account: the addresses of their pages, and the answer to an email as HTML. */
export type Outside = { vendorPage: string; agencyPage: string; answer: string };

const agencyEmail = "certificates@sample-agency.example";

/** The one that comes to an address. An answer is written some seconds after its file was read. */
async function emailTo(page: Page, mailUrl: string, address: string, isIt: (email: Email) => boolean = () => true): Promise<Email> {
  for (let tries = 0; tries < 180; tries++) {
    const emails = (await (await page.request.get(`${mailUrl}/api/email`)).json()) as Email[];
    const found = emails.findLast((email) => email.to.some((to) => to.address === address) && isIt(email));
    if (found) return found;
    await page.waitForTimeout(500);
  }
  throw new Error(`No email came to ${address} within 90 seconds`);
}

const pageIn = ({ subject, text }: Email): string => {
  const address = /\/portal\/[\w-]+/.exec(text)?.[0];
  if (!address) throw new Error(`No link to a page is in the email "${subject}"`);
  return address;
};

async function post(page: Page, address: string, data?: object): Promise<void> {
  const answer = await page.request.post(address, { data });
  if (!answer.ok()) throw new Error(`${address} answered ${answer.status()}: ${await answer.text()}`);
}

type Way = { page: Page; mailUrl: string; inboundPort: number; vendorAddress: (name: string) => Promise<string> };

/** Requests a certificate of a vendor by email. */
async function request({ page, mailUrl, vendorAddress }: Way, name: string): Promise<Email> {
  const vendor = demoVendors.find((one) => one.name === name);
  await post(page, `/api${await vendorAddress(name)}/invite`);
  return emailTo(page, mailUrl, vendor?.email ?? "");
}

/** A vendor replies to a request with a certificate that lacks workers compensation. */
async function reply(way: Way, name: string): Promise<Email> {
  const vendor = demoVendors.find((one) => one.name === name);
  if (!vendor) throw new Error(`The demo has no ${name}`);
  const { id, subject } = await request(way, name);
  const head = await (await way.page.request.get(`${way.mailUrl}/api/email/${id}/source`)).text();
  const paper = await drawPaper(vendor, { endsInDays: 200, withoutWorkers: true }, new Date().toISOString().slice(0, 10));
  await createTransport({ host: "127.0.0.1", port: way.inboundPort, ignoreTLS: true }).sendMail({
    from: vendor.email,
    to: /^Reply-To:\s*(\S+)/m.exec(head)?.[1],
    subject: `Re: ${subject}`,
    text: "Here is our certificate.",
    attachments: [{ filename: paper.fileName, content: Buffer.from(paper.bytes), contentType: "application/pdf" }],
  });
  return emailTo(way.page, way.mailUrl, vendor.email, (email) => email.subject.startsWith("Re:"));
}

/** Writes to two vendors and an agency; one vendor answers. Done once, so that the pictures of both themes show the same. */
export async function exchangeEmails(way: Way): Promise<Outside> {
  const { page, mailUrl, vendorAddress } = way;
  const vendorPage = pageIn(await request(way, "Fable Masonry"));
  const agencies = `/api${await vendorAddress("Pretend Electric")}/agencies`;
  const { data } = (await (await page.request.get(agencies)).json()) as { data: { agencies: { name: string }[] } };
  await post(page, agencies, { agency: data.agencies[0]?.name, email: agencyEmail, confirm: "address" });
  const agencyPage = pageIn(await emailTo(page, mailUrl, agencyEmail, ({ text }) => text.includes("/portal/")));
  return { vendorPage, agencyPage, answer: (await reply(way, "Utopia Scaffolding")).html };
}
