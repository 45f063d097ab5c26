import { complianceLooks } from "@/components/compliance/compliance-looks";
import type { Item } from "@/components/search/recent";
import { answerNames, coverageNames, gateNames } from "@/lib/compliance/verdicts/labels-values";
import { writtenDate } from "@/lib/infra/dates-rules";
import type { AskedVendorDto, UnderstoodDto } from "@/lib/search/questions/schema";
import { labelled, say } from "@/messages/say";

type AskedPolicy = AskedVendorDto["policies"][number];

function policyText({ coverage, expirationDate }: AskedPolicy, today: string): string {
  const values = {
    coverage: coverage === "OTHER" ? say("search.otherCoverage") : say(coverageNames[coverage]),
    day: writtenDate(expirationDate),
  };
  return expirationDate <= today ? say("search.coverageExpired", values) : say("search.coverageExpires", values);
}

function vendorItem(vendor: AskedVendorDto, { date, project }: UnderstoodDto): Item {
  const parts = [
    complianceLooks[vendor.complianceStatus].label,
    project && say("search.onProject", { name: project.name }),
    vendor.work && labelled(say(gateNames.work), say(answerNames[vendor.work])),
    vendor.pay && labelled(say(gateNames.pay), say(answerNames[vendor.pay])),
    ...vendor.policies.map((policy) => policyText(policy, date)),
    vendor.trades.join(", "),
    vendor.status === "INACTIVE" && say("vendors.inactive"),
  ];
  return { kind: "vendor", href: `/vendors/${vendor.id}`, label: vendor.name, detail: parts.filter(Boolean).join(" · ") };
}

/** The vendors of an answer, followed by the project that it is about. */
export function answerItems(answer: UnderstoodDto): Item[] {
  const { project } = answer;
  const vendors = answer.vendors.map((vendor) => vendorItem(vendor, answer));
  return project ? [...vendors, { kind: "project", href: `/projects/${project.id}`, label: project.name }] : vendors;
}
