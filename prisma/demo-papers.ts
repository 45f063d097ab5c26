import { PDFDocument, StandardFonts } from "@cantoo/pdf-lib";
import { addDays } from "@/lib/infra/dates-rules";
import { type CertificatePolicy, drawCertificate } from "@/lib/testing/certificate";
import { drawScanPicture } from "@/lib/testing/certificate-scan";
import type { DemoPaper, DemoVendor } from "@/prisma/demo-vendors";

const million = 1_000_000;

/** The file for a paper, on the given ISO date. */
export async function drawPaper(
  vendor: Pick<DemoVendor, "name" | "address">,
  paper: DemoPaper,
  today: string,
  madeOutTo = { name: "Example Builders Inc", address: "200 Example Plaza, Springfield, NY 10000" },
): Promise<{ fileName: string; bytes: Uint8Array }> {
  const slug =
    vendor.name
      .toLowerCase()
      .match(/[a-z]+/g)
      ?.join("-") ?? "vendor";
  if ("unreadable" in paper) {
    if (paper.unreadable === "broken")
      return { fileName: `${slug}-certificate.pdf`, bytes: Buffer.from("%PDF-1.7\nthe rest of this file was lost") };
    return { fileName: `${slug}-letter.pdf`, bytes: await drawLetter(vendor.name) };
  }
  if ("kind" in paper) return drawKind(vendor, slug, paper, today);
  if ("cancelledDaysAgo" in paper) return drawNotice(vendor.name, slug, addDays(today, -paper.cancelledDaysAgo));
  const expiration = addDays(today, paper.endsInDays);
  const effective = addDays(expiration, -365);
  const content = {
    certificateDate: addDays(effective, 3) > today ? today : addDays(effective, 3),
    certificateNumber: `DEMO-${expiration.replaceAll("-", "")}`,
    producer: {
      name: "Example Insurance Agency",
      address: "1 Broker Street, Springfield, NY 10000",
      phone: "(555) 010-0199",
      email: "certificates@example-agency.example",
    },
    insured: { name: vendor.name, address: (vendor.address ?? "").replace("\n", ", ") },
    holder: { ...madeOutTo, ...(paper.holder && { name: paper.holder }) },
    insurers: [
      { letter: "A", name: "Example Casualty Company", naic: "99901" },
      { letter: "B", name: "Sample Mutual Insurance", naic: "99902" },
    ],
    policies: policiesOf(paper.umbrella ?? false, effective, expiration, slug.slice(0, 3).toUpperCase()),
    description: [
      "Certificate holder is additional insured for ongoing operations on general liability per CG 20 10 where required by written contract.",
      "General liability is primary and noncontributory. Waiver of subrogation applies to general liability and workers compensation.",
    ].join(" "),
  };
  const [general] = content.policies;
  if (paper.isShort && general?.limits) Object.assign(general.limits, { generalAggregate: million, productsCompOpAggregate: million });
  if (paper.withoutWorkers) content.policies = content.policies.filter(({ type }) => type !== "WORKERS_COMPENSATION");
  if (paper.doubt === "mistyped") mistype(content.policies);
  const drawn = await drawCertificate(content, { fillable: paper.fillable ?? false });
  const fileName = `${slug}-acord-25-${expiration.slice(0, 4)}`;
  if (paper.doubt !== "smeared") return { fileName: `${fileName}.pdf`, bytes: drawn };
  return { fileName: `${fileName}-scan.png`, bytes: await drawScanPicture(drawn, { dpi: 200, smears: [overFirstExpiration] }) };
}

function policiesOf(umbrella: boolean, effective: string, expiration: string, prefix: string): CertificatePolicy[] {
  const term = { effective, expiration };
  const policies: CertificatePolicy[] = [
    {
      ...term,
      type: "GENERAL_LIABILITY",
      letter: "A",
      number: `${prefix}-GL-1001`,
      basis: "OCCURRENCE",
      aggregatePer: "PROJECT",
      additionalInsured: true,
      waiver: true,
      limits: {
        eachOccurrence: million,
        damageToRentedPremises: 100_000,
        medicalExpense: 5_000,
        personalAdvInjury: million,
        generalAggregate: 2 * million,
        productsCompOpAggregate: 2 * million,
      },
    },
    {
      ...term,
      type: "AUTO_LIABILITY",
      letter: "A",
      number: `${prefix}-CA-2002`,
      ticked: ["ANY AUTO"],
      limits: { combinedSingleLimit: million },
    },
    {
      ...term,
      type: "WORKERS_COMPENSATION",
      letter: "B",
      number: `${prefix}-WC-4004`,
      waiver: true,
      ticked: ["PER STATUTE"],
      limits: { elEachAccident: million, elDiseaseEachEmployee: million, elDiseasePolicyLimit: million },
    },
  ];
  if (umbrella) {
    const limits = { umbrellaEachOccurrence: 5 * million, umbrellaAggregate: 5 * million };
    policies.splice(2, 0, { ...term, type: "UMBRELLA_POLICY", letter: "B", number: `${prefix}-UM-3003`, basis: "OCCURRENCE", limits });
  }
  return policies;
}

/** Where the look-alike prints the expiration date of general liability, in points. */
const overFirstExpiration: [number, number, number, number] = [376, 277, 426, 292];

function mistype([general, automobile]: CertificatePolicy[]): void {
  if (general?.limits) general.limits.generalAggregate = "2,0000,00";
  if (automobile) automobile.letter = "C";
}

/** A notice that the general liability policy of a vendor is canceled from a day on. */
async function drawNotice(name: string, slug: string, day: string): Promise<{ fileName: string; bytes: Uint8Array }> {
  const number = `${slug.slice(0, 3).toUpperCase()}-GL-1001`;
  const written = new Date(`${day}T00:00:00Z`).toLocaleDateString("en-US", {
    timeZone: "UTC",
    month: "long",
    day: "numeric",
    year: "numeric",
  });
  const lines = [
    ...["NOTICE OF CANCELLATION", "", "Example Casualty Company", "", `Named Insured: ${name}`, `Policy Number: ${number}`],
    ...["Type of Policy: Commercial General Liability", `Effective Date of Cancellation: ${written}`, ""],
    ...[`You are notified that the policy above will be cancelled effective 12:01 a.m. on ${written}.`, "Reason: nonpayment of premium."],
  ];
  return { fileName: `${slug}-notice-of-cancellation.pdf`, bytes: await drawLines(lines) };
}

/** A document of one of the firm's kinds: what its reader looks for, and nothing else. */
async function drawKind(
  { name, address }: Pick<DemoVendor, "name" | "address">,
  slug: string,
  paper: Extract<DemoPaper, { kind: string }>,
  today: string,
): Promise<{ fileName: string; bytes: Uint8Array }> {
  if (paper.kind === "w9") {
    const lines = [
      "Form W-9",
      "Request for Taxpayer Identification Number and Certification",
      "",
      name,
      (address ?? "").replace("\n", ", "),
    ];
    return { fileName: `${slug}-w-9.pdf`, bytes: await drawLines(lines) };
  }
  const expires = addDays(today, paper.endsInDays);
  const lines = [
    ...["CONTRACTOR LICENSE", "", "Example State Licensing Board", "", name, ""],
    ...[`License number: ${paper.number}`, `Issue date: ${addDays(expires, -730)}`, `Expiration date: ${expires}`],
  ];
  return { fileName: `${slug}-license.pdf`, bytes: await drawLines(lines) };
}

async function drawLetter(name: string): Promise<Uint8Array> {
  const lines = [name, "", "To whom it may concern,", "our insurance papers will follow as soon as our agent is back.", "", "Kind regards"];
  return drawLines(lines);
}

async function drawLines(lines: readonly string[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([612, 792]);
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const [index, line] of lines.entries()) page.drawText(line, { x: 72, y: 700 - index * 20, size: 12, font });
  return document.save();
}
