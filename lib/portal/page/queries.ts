import type { Vendor } from "@/generated/prisma/client";
import { mostAgentEmails } from "@/lib/accounts/links/values";
import { readToday } from "@/lib/compliance/judging/queries";
import { getVendorVerdict } from "@/lib/compliance/reading/queries";
import type { UnitDto } from "@/lib/compliance/reading/schema";
import { loadGap } from "@/lib/compliance/requests/requesting-queries";
import { checksHolder } from "@/lib/compliance/requests/requesting-rules";
import { reasonInWords } from "@/lib/compliance/verdicts/records-dto";
import { loadSlots } from "@/lib/documents/papers/slots-queries";
import { countAhead, readQueue } from "@/lib/documents/turns/queries";
import { inCompany, type Tx } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import { versionOf } from "@/lib/infra/versions-rules";
import { insuranceGap } from "@/lib/mail/gaps-rules";
import { findPeople } from "@/lib/mail/recipients/queries";
import { findPerson } from "@/lib/mail/recipients/rules";
import { toFileDto, toLeftOutDtos, toPolicyDto, toPortalSlot } from "@/lib/portal/page/dto";
import { loadLead } from "@/lib/portal/page/lead-queries";
import { standingOfLine, standingOfRecord, worstFirst } from "@/lib/portal/page/rules";
import type { PortalFileDto, PortalPageDto, PortalPolicyDto } from "@/lib/portal/page/schema";
import { type CompanyScope, type LiveLink, type PortalScope, today } from "@/lib/tenancy/scope";
import { editableVendor } from "@/lib/vendors/dto";
import { say } from "@/messages/say";

/** The vendor that a link is about. Throws `not_found` for an agency's link, which is about several. */
export function vendorOf({ link }: PortalScope): string {
  if (link.vendorId === null) throw notFound(coded("common.vendor"));
  return link.vendorId;
}

/** Whether a link speaks for the vendor's first contact, whose data it shows and corrects: neither an agent's does, nor another contact's. */
export async function isFirstContacts(tx: Tx, { company, link }: PortalScope): Promise<boolean> {
  if (link.kind !== "VENDOR" || link.vendorId === null) return false;
  const person = findPerson(await findPeople(tx, company, link.vendorId), link.recipient);
  // Whoever was the first contact when the link was sent may still correct what became of it.
  return (person?.id ?? null) === null;
}

/** The language of the vendor's contact; null: not set. */
export async function languageOfVendor({ company, link }: PortalScope): Promise<string | null> {
  if (link.vendorId === null) return null;
  const where = { companyId_id: { companyId: company.companyId, id: link.vendorId } };
  return inCompany(company, async (tx) => (await tx.vendor.findUnique({ where, select: { language: true } }))?.language ?? null);
}

/** What the vendor's page shows, as of today. It changes nothing. */
export async function getPage(scope: PortalScope): Promise<PortalPageDto> {
  const { company, link } = scope;
  const { companyId } = company;
  const vendorId = vendorOf(scope);
  const { asked, ...page } = await readToday(company, async (tx) => {
    // Read first: a status from before a reading ended, beside a page that says that it ended, would stay.
    const unread = await tx.document.findMany({
      where: { companyId, vendorId, processingStatus: { in: ["PENDING", "PROCESSING"] } },
      select: { id: true, createdAt: true },
    });
    const vendor = await tx.vendor.findUnique({ where: { companyId_id: { companyId, id: vendorId } } });
    if (!vendor) throw notFound(coded("common.vendor"));
    const { logoKey } = await tx.company.findUniqueOrThrow({ where: { id: companyId }, select: { logoKey: true } });
    const gap = await loadGap(tx, company, vendorId);
    const isReading = unread.length > 0;
    const { emails } = await tx.portalLink.findUniqueOrThrow({ where: { id: link.id }, select: { emails: true } });
    const asked = await loadAskedFor(tx, scope, vendorId);
    const { contactName, email, phone, address } = vendor;
    const isVendor = link.kind === "VENDOR";
    const isFirst = await isFirstContacts(tx, scope);
    const standing = standingOfRecord(vendor.complianceStatus, isReading);
    const isExpired = vendor.complianceStatus === "EXPIRED";
    return {
      ...{ kind: link.kind, company: { name: link.company, hasLogo: logoKey !== null }, vendor: vendor.name, isReading, standing },
      queue: await readQueue(unread),
      ...{ isExpired, lead: await loadLead(tx, scope, { id: vendorId, standing, isExpired }) },
      ...{ asked, reason: reasonInWords(vendor.reasonSentence) },
      holder: gap.holder,
      checksHolder: checksHolder(gap.verdicts),
      note: insuranceGap(gap).trim(),
      policies: await loadPolicies(tx, scope, vendorId),
      files: await loadFiles(tx, scope, new Map([[vendorId, vendor.name]])),
      contact: isFirst ? { contactName, email, phone, address, version: versionOf(editableVendor(vendor)) } : null,
      passport: isVendor && vendor.complianceStatus !== "NO_DOCUMENTS" ? { whyNot: whyNoPassport(vendor, { isReading, link }) } : null,
      canAskAgent: isVendor && !vendor.isSample && emails < mostAgentEmails,
    };
  });
  // Read last: lines from before a reading ended, beside a page that says that it ended, would stay.
  const { units } = await getVendorVerdict(company, vendorId);
  const slots = link.kind === "VENDOR" ? await inCompany(company, (tx) => loadSlots(tx, company, vendorId, units)) : [];
  return {
    ...page,
    slots: slots.filter(({ kind }) => kind.isInUse).map(toPortalSlot),
    reason: units.length > 0 ? null : page.reason,
    until: page.standing === "met" ? (units.flatMap(({ validUntil }) => validUntil ?? []).sort()[0] ?? null) : null,
    units: units.map((unit) => toUnit(unit, { asked, isAgent: link.kind !== "VENDOR" })),
  };
}

/** Why a vendor gets no passport now, in a sentence to itself; null: it may. */
function whyNoPassport(
  vendor: Pick<Vendor, "complianceStatus">,
  { isReading, link }: { isReading: boolean; link: LiveLink },
): string | null {
  const isCompliant = !isReading && vendor.complianceStatus === "COMPLIANT";
  return isCompliant ? null : say("server.passports.vendorNotCompliant", { company: link.company });
}

type Shown = { asked: ReadonlySet<string>; isAgent: boolean };

/** An agent has to do with insurance alone. */
function toUnit({ project, assignmentId, lines }: UnitDto, { asked, isAgent }: Shown) {
  return {
    title: project && [project.name, project.contractNumber].filter(Boolean).join(", "),
    lines: lines
      .filter(({ kindId }) => kindId === null || !isAgent)
      .map(({ requirement, required, found, ask, kindId, result, severity }) => ({
        ...{
          requirement,
          assignmentId,
          required,
          found,
          ask: kindId === null ? ask : null,
          standing: standingOfLine({ result, severity }),
        },
        isAskedFor: asked.has(`${assignmentId} ${requirement}`),
      }))
      .toSorted(worstFirst),
  };
}

/** The requirements for which an exception was asked, with the contract that each is of. */
async function loadAskedFor(tx: Tx, { company: { companyId } }: PortalScope, vendorId: string): Promise<Set<string>> {
  const where = { companyId, vendorId, state: "requested" };
  const rows = await tx.requirementException.findMany({ where, select: { assignmentId: true, requirement: true } });
  return new Set(rows.map(({ assignmentId, requirement }) => `${assignmentId} ${requirement}`));
}

async function loadPolicies(tx: Tx, { company }: PortalScope, vendorId: string): Promise<PortalPolicyDto[]> {
  const { companyId } = company;
  const rows = await tx.policy.findMany({
    where: { companyId, vendorId, isCurrent: true },
    orderBy: [{ coverage: "asc" }, { expirationDate: "desc" }],
  });
  const reported = await loadReported(tx, company, [vendorId]);
  return rows.map((row) => toPolicyDto(row, today(company), reported));
}

/** Numbers of the policies that a vendor or agent says have ended. */
export async function loadReported(tx: Tx, { companyId }: CompanyScope, vendorIds: readonly string[]): Promise<Set<string>> {
  const where = { companyId, vendorId: { in: [...vendorIds] }, reportedBy: { in: ["vendor", "agent", "agency"] } };
  const rows = await tx.policyNotice.findMany({ where, select: { policyNumber: true } });
  return new Set(rows.map(({ policyNumber }) => policyNumber));
}

const mostFiles = 200;

/** The files that came through the link, the newest first. `vendors`: those whose names its holder may read. */
export async function loadFiles(tx: Tx, { company, link }: PortalScope, vendors: ReadonlyMap<string, string>): Promise<PortalFileDto[]> {
  const { companyId } = company;
  const rows = await tx.document.findMany({
    where: { companyId, portalLinkId: link.id },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: mostFiles,
    include: { kind: { select: { name: true } } },
  });
  const ids = rows.filter(({ vendorId }) => vendors.has(vendorId ?? "")).map(({ id }) => id);
  const policies = await tx.policy.findMany({ where: { companyId, documentId: { in: ids } }, orderBy: { position: "asc" } });
  const byFile = Map.groupBy(policies, ({ documentId }) => documentId);
  const ahead = await countAhead(rows.flatMap(({ id, processingStatus }) => (processingStatus === "PENDING" ? [id] : [])));
  return rows.flatMap((row) => [
    toFileDto(row, byFile.get(row.id) ?? [], { filedTo: vendors.get(row.vendorId ?? "") ?? null, ahead: ahead.get(row.id) ?? null }),
    ...toLeftOutDtos(row),
  ]);
}
