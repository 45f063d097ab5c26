import type { FormLines } from "@/lib/extraction/endorsements-schema";

/*
 * Carriers' own forms. A form is here only if a public page confirms what it gives: a form that is missing is asked about, and one that is
 * here with too much would make a wrong certificate compliant.
 */

const [gl, auto] = ["GENERAL_LIABILITY", "AUTO_LIABILITY"] as const;

export const carrierForms: readonly FormLines[] = [
  {
    ...{ publisher: "Travelers", line: gl, source: "https://cc-publicdocs.santa-ana.org/WebLink/1/doc/78265/Page5.aspx" },
    forms: `
CG D2 46 | ongoing completed | blanket | Blanket additional insured, completed operations by contract`,
  },
  {
    ...{ publisher: "Travelers", line: gl, source: "Form title: Contractors XTEND Endorsement, provision Blanket Waiver of Subrogation" },
    forms: `
CG D3 16 | waiver | blanket | Contractors XTEND`,
  },
  {
    ...{ publisher: "Travelers", line: auto },
    source: "Form title: Business Auto Extension Endorsement, provisions Blanket Additional Insured and Blanket Waiver of Subrogation",
    forms: `
CA T3 53 | insured waiver | blanket | Business auto extension`,
  },
  {
    ...{ publisher: "Travelers", line: "OTHER" },
    source: "https://vdocument.in/commercial-il-t3-68-01-15-federal-terrorism-risk-ins-act-disclose-il-t4-14-01-15.html",
    forms: `
IL T3 68 | | nobody | Federal terrorism risk insurance act disclosure
IL T4 14 | | nobody | Cap on losses from certified acts of terrorism`,
  },
  {
    ...{ publisher: "Zurich", line: gl },
    source: "https://huggingface.co/datasets/sshreyy/global_classify_v2_2xtrain/viewer/default/train",
    forms: `
U-GL-1175 | ongoing completed | blanket | Additional insured: automatic, owners, lessees or contractors`,
  },
  {
    ...{ publisher: "CNA", line: gl, source: "https://cc-publicdocs.santa-ana.org/WebLink/1/doc/99171/Page5.aspx" },
    forms: `
CNA75079XX | ongoing completed primary | blanket | Blanket additional insured with products and completed operations`,
  },
  {
    ...{ publisher: "CNA", line: gl },
    source:
      "Form title: Contractors' General Liability Extension Endorsement, items General Aggregate per Project and Waiver of Subrogation",
    forms: `
CNA74705XX | waiver project | blanket | Contractors general liability extension`,
  },
  {
    ...{ publisher: "CNA", line: auto },
    source: "Form title: Contractors Extended Coverage Endorsement - BA Plus, items Additional Insureds and Waiver of Subrogation",
    forms: `
CNA63359XX | insured primary waiver | blanket | Contractors extended coverage, business auto`,
  },
  {
    ...{ publisher: "State Compensation Insurance Fund", line: "WORKERS_COMPENSATION" },
    source: "https://content.statefundca.com/employers/waivers.asp",
    forms: `
2570 | waiver | scheduled | Waiver of subrogation for a named party
2572 | waiver | blanket | Blanket waiver of subrogation`,
  },
  {
    ...{ publisher: "Hartford", line: auto, source: "https://documents.kentwa.gov/WebLink/DocView.aspx?dbid=0&id=282016&repo=cityofkent" },
    forms: `
HA 99 16 | insured primary | blanket | Commercial automobile broad form`,
  },
  {
    ...{ publisher: "QBE", line: gl, source: "https://getjones.com/endorsements/general-liability/QBCG-2088%2803-23%29" },
    forms: `
QBCG-2088 | primary | blanket | Primary and noncontributory`,
  },
];
