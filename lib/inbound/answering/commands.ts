import type { InboundDelivery } from "@/generated/prisma/client";
import { createPersonLink } from "@/lib/accounts/links/commands";
import { rollForward } from "@/lib/compliance/judging/refreshing-commands";
import { loadGap } from "@/lib/compliance/requests/requesting-queries";
import { leftOutOf, whyUnused } from "@/lib/documents/dto";
import { type AnsweredFile, answerText, referencesOf } from "@/lib/inbound/answering/rules";
import { isOwnAddress } from "@/lib/inbound/filing/queries";
import { answerDeliveryJob } from "@/lib/inbound/jobs";
import { fileReasonNames, silentReasons } from "@/lib/inbound/values";
import { now, toIsoDate } from "@/lib/infra/clock";
import { countUp } from "@/lib/infra/counters";
import { inCompany, type Tx } from "@/lib/infra/db";
import { enqueue } from "@/lib/infra/queue";
import { inLanguage } from "@/lib/infra/server-texts";
import { queueMail } from "@/lib/mail/commands";
import { gapTextFor, insuranceGap } from "@/lib/mail/gaps-rules";
import { mayMailByItself } from "@/lib/mail/kinds-queries";
import { findPeople, isPersonOf } from "@/lib/mail/recipients/queries";
import { chooseRecipients, findPerson, isSameAddress, type Person } from "@/lib/mail/recipients/rules";
import { findOwnTemplate, greetedAs, vendorLanguage } from "@/lib/mail/templates/queries";
import type { CompanyScope } from "@/lib/tenancy/scope";

const daySeconds = 24 * 3600;
const day = daySeconds * 1000;
/** Answers to one address a day, by all companies together. */
const mostADay = 3;
/** Seconds until it is looked again whether the files were read. After the last, the answer says that they were not. */
const waits = [15, 30, 60, 120, 300, 600, 1800];
/** A message that a person assigned long after it came gets no answer: its sender has heard from someone else. */
const oldestDays = 3;

/**
 * Writes the one answer to an email, once its files were read. At most one a day goes to an address and into a thread, and none to a
 * machine or to ourselves, so that no loop can start (RFC 3834).
 */
export async function answerDelivery(scope: CompanyScope, deliveryId: string, round: number): Promise<void> {
  await rollForward(scope);
  await inCompany(scope, (tx) => answerIn(tx, scope, deliveryId, round));
}

async function answerIn(tx: Tx, scope: CompanyScope, id: string, round: number): Promise<void> {
  const { companyId } = scope;
  const found = await tx.inboundDelivery.findUnique({ where: { companyId_id: { companyId, id } }, select: { fromAddress: true } });
  // Answers to one address are decided one after the other.
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`answer:${companyId}:${found?.fromAddress ?? ""}`}, 0))`;
  const row = await tx.inboundDelivery.findUnique({ where: { companyId_id: { companyId, id } } });
  if (!row?.vendorId || row.answeredAt || row.answerNote || !["filed", "waiting"].includes(row.state)) return;
  const reason = await whySilent(tx, scope, row);
  if (reason) {
    await tx.inboundDelivery.update({ where: { companyId_id: { companyId, id } }, data: { answerNote: reason } });
    return;
  }
  const files = await loadFiles(tx, row);
  const isRead = files.flatMap(documentsOf).every(({ processingStatus }) => ["PROCESSED", "FAILED"].includes(processingStatus));
  const wait = waits[round];
  if (!isRead && wait !== undefined) {
    await enqueue(tx, answerDeliveryJob, { companyId, deliveryId: id, round: round + 1 }, { companyId, startAfter: wait });
    return;
  }
  await write(tx, scope, { ...row, vendorId: row.vendorId }, files);
}

/** Other documents than insurance are no matter of an agent. */

/** Why an email gets no answer, as a word for the log; null: it gets one. */
async function whySilent(tx: Tx, scope: CompanyScope, row: InboundDelivery): Promise<string | null> {
  const { companyId, fromAddress, threadIds, mailId } = row;
  if (row.isAutomatic || ["bounced", "delayed", "own_mail", "automatic"].includes(row.cause ?? "")) return "automatic";
  if (!fromAddress || (await isOwnAddress(fromAddress))) return "own_address";
  if (!(await isForSender(tx, row))) return "unverified";
  if (!["token", "thread"].includes(row.matchedBy ?? "") && !(await hasFiles(tx, row))) return "no_file";
  if (row.receivedAt.getTime() < now().getTime() - oldestDays * day) return "old";
  if (!(await mayMailByItself(tx, scope))) return "company";
  const since = { gt: new Date(now().getTime() - day) };
  const thread = mailId ? [...threadIds, mailId] : threadIds;
  const same = [{ fromAddress }, { threadIds: { hasSome: thread } }, { mailId: { in: thread } }];
  if ((await tx.inboundDelivery.count({ where: { companyId, answeredAt: since, OR: same } })) > 0) return "answered_today";
  return (await countUp(`inbound-answers:${fromAddress}`, daySeconds)) > mostADay ? "answered_often" : null;
}

/**
 * Whether the sender may hear what the vendor lacks: proved to be a contact of it or an agent that the company knows. An email that a
 * person filed is answered only where it came from a contact's address.
 */
async function isForSender(tx: Tx, { companyId, vendorId, provedBy, fromAddress }: InboundDelivery): Promise<boolean> {
  if (!provedBy || !vendorId) return false;
  return (provedBy !== "person" && provedBy !== "earlier") || isPersonOf(tx, { companyId }, vendorId, fromAddress);
}

/** Whether it brought anything: an email that only has a contact's address may be an advertisement. */
const hasFiles = async (tx: Tx, { companyId, id: deliveryId }: InboundDelivery): Promise<boolean> =>
  (await tx.inboundAttachment.count({
    where: { companyId, deliveryId, OR: [{ reason: null }, { reason: { notIn: [...silentReasons] } }] },
  })) > 0;

/** The files of an email, each with its document. After a PDF come the files that it carried. */
const loadFiles = async (tx: Tx, { companyId, id }: InboundDelivery) => {
  const attachments = await tx.inboundAttachment.findMany({ where: { companyId, deliveryId: id }, orderBy: { position: "asc" } });
  const ids = attachments.flatMap(({ documentId }) => documentId ?? []);
  const documents = await tx.document.findMany({
    where: { companyId, OR: [{ id: { in: ids } }, { insideOfId: { in: ids } }] },
    include: { policies: { orderBy: { position: "asc" } } },
    orderBy: { id: "asc" },
  });
  return attachments.map(({ fileName, reason, documentId }) => ({
    ...{ fileName, reason },
    document: documents.find((one) => one.id === documentId) ?? null,
    inside: documents.filter(({ insideOfId }) => documentId !== null && insideOfId === documentId),
  }));
};

type LoadedFile = Awaited<ReturnType<typeof loadFiles>>[number];
type LoadedDocument = NonNullable<LoadedFile["document"]>;

const documentsOf = ({ document, inside }: LoadedFile): LoadedDocument[] => (document ? [document, ...inside] : []);

/** A document as its sender reads of it, in the language now spoken. */
const toAnsweredDocument = (document: LoadedDocument, isCarrier = false): NonNullable<AnsweredFile["document"]> => ({
  ...{ status: document.processingStatus, unused: whyUnused(document), isCarrier },
  policies: document.policies.map(({ coverage, coverageText, expirationDate }) => ({
    ...{ coverage, coverageText },
    expirationDate: toIsoDate(expirationDate),
  })),
});

/** A file, and those inside it, as their sender reads of them. */
const toAnswered = ({ fileName, reason, document, inside }: LoadedFile): AnsweredFile[] => [
  {
    fileName,
    reason: fileReasonNames.find((one) => one === reason) ?? null,
    document: document && toAnsweredDocument(document, inside.length > 0),
  },
  ...inside.map((file) => ({ fileName: file.fileName, reason: null, document: toAnsweredDocument(file) })),
  ...(document ? leftOutOf(document) : []).map(({ name, why }) => ({ fileName: name, reason: null, document: null, left: why })),
];

async function write(tx: Tx, scope: CompanyScope, row: InboundDelivery & { vendorId: string }, files: LoadedFile[]): Promise<void> {
  const { companyId } = scope;
  const { id, vendorId, fromAddress, fromName, subject, hasLink, mailId, threadIds } = row;
  const key = { companyId_id: { companyId, id: vendorId } };
  const vendor = await tx.vendor.findUniqueOrThrow({ where: key, include: { company: { select: { name: true } } } });
  const people = await findPeople(tx, scope, vendorId);
  const sender = findPerson(people, fromAddress);
  const copies = chooseRecipients(people, { answerTo: fromAddress }, ["insurance"]).filter(
    ({ email }) => !isSameAddress(email, fromAddress),
  );
  const gap = await loadGap(tx, scope, vendorId);
  const template = await findOwnTemplate(tx, scope, "verdict", vendorLanguage(vendor));
  const textFor = (person: Person | undefined) =>
    inLanguage(vendor.language ?? "en", () =>
      answerText(
        {
          ...{
            company: vendor.company.name,
            vendor: vendor.name,
            subject,
            hasLink,
            gap: person ? gapTextFor(gap, person) : insuranceGap(gap),
          },
          files: files.flatMap(toAnswered),
          contactName: (person === sender && fromName) || (person ? greetedAs(person, vendor) : vendor.name),
          isMet: vendor.complianceStatus === "COMPLIANT",
          hasPage: person !== undefined,
        },
        template,
      ),
    );
  await tx.inboundDelivery.update({ where: { companyId_id: { companyId, id } }, data: { answeredAt: now() } });
  for (const person of [sender, ...copies]) {
    // Only the vendor's own contacts get the way to its page.
    const portalLinkId = person && (await createPersonLink(tx, scope, vendorId, person));
    await queueMail(tx, scope, {
      ...{ kind: "INBOUND_ANSWER", vendorId, aboutId: id, recipient: person?.email ?? fromAddress, ...textFor(person) },
      ...{ language: vendor.language ?? "en", ...(portalLinkId && { portalLinkId }) },
      ...(mailId && { inReplyTo: mailId, references: referencesOf(threadIds, mailId) }),
    });
  }
}
