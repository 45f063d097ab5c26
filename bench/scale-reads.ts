import { worstFirstInSql } from "@/lib/compliance/verdicts/order-rules";

/** One read of the product, and what one would ask the database for the same screen: $1 is the company. */
export type Read = { name: string; path: string; raw: string[] };

const names = `select id, name, accepted_names from vendor where company_id = $1`;
const document = `select d.*, v.name, v.accepted_names, u.first_name from document d
  left join vendor v on v.company_id = d.company_id and v.id = d.vendor_id
  left join "user" u on u.company_id = d.company_id and u.id = d.uploaded_by_id where d.company_id = $1`;
const vendorsWhere = (where: string, order = "created_at desc, lower(name), id") => [
  `select * from vendor v where company_id = $1 and ${where} order by ${order} limit 10`,
  `select count(*) from vendor v where company_id = $1 and ${where}`,
];
const documentsWhere = (where: string, order = "d.created_at desc, d.id desc") => [
  `${document} and ${where} order by ${order} limit 10`,
  `select count(*) from document d left join vendor v on v.company_id = d.company_id and v.id = d.vendor_id where d.company_id = $1 and ${where}`,
];
const holds = (text: string, ...columns: string[]) => `(${columns.map((column) => `${column} ilike '%${text}%'`).join(" or ")})`;
const activity = (where = "true") => [
  `select e.*, d.file_name, u.first_name from audit_event e left join document d on d.company_id = e.company_id 
     and d.id = case when e.subject_type = 'document' then e.subject_id::uuid end
   left join "user" u on u.company_id = e.company_id and u.id = e.actor_id
   where e.company_id = $1 and (e.company_id, e.seq) in
     (select company_id, seq from audit_event f where f.company_id = $1 and ${where.replaceAll("e.", "f.")} order by seq desc limit 25)
   order by e.seq desc`,
  ...(where === "true" ? [] : [`select count(*) from audit_event e where company_id = $1 and ${where}`]),
];
const palette = (vendor: string, file: string, project: string) => [
  `select id, name from vendor where company_id = $1 and ${vendor} order by lower(name) limit 6`,
  `select d.id, file_name, v.name from document d left join vendor v on v.company_id = d.company_id and v.id = d.vendor_id
   where d.company_id = $1 and ${file} order by lower(file_name) limit 6`,
  `select id, name from project where company_id = $1 and ${project} order by lower(name) limit 6`,
];

export type Ids = { kind: string; vendor: string; document: string; waiting: string; unassigned: string; project: string; member: string };

/** Every kind of read that grows with the company. */
export function readsOf(ids: Ids): Read[] {
  return [...vendorReads(ids), ...documentReads(ids), ...otherReads(ids)];
}

/** The lists that kinds of documents make longer, and those that are by kind. */
export function readsOfKinds(ids: Ids): Read[] {
  const lists = new Set(["dashboard", "vendors", "vendors, last page", "vendors by status", "vendor ids", "vendor", "documents"]);
  const documents = new Set(["documents of a vendor", "documents by expiration", "document ids", "document", "needs attention"]);
  return [
    ...vendorReads(ids).filter(({ name }) => lists.has(name)),
    ...documentReads(ids).filter(({ name }) => documents.has(name)),
    { name: "documents of a kind", path: `/api/documents?kind=${ids.kind}`, raw: documentsWhere(`d.kind_id = '${ids.kind}'`) },
    { name: "kinds", path: "/api/document-kinds", raw: ["select * from document_kind where company_id = $1 order by lower(name)"] },
    {
      name: "slots of a vendor",
      path: `/api/vendors/${ids.vendor}/slots`,
      raw: [`${document} and d.vendor_id = '${ids.vendor}' and d.kind_id is not null`],
    },
  ];
}

function vendorReads(ids: Ids): Read[] {
  return [
    {
      name: "dashboard",
      path: "/api/companies/stats",
      raw: [
        "select * from company_stats where company_id = $1",
        `${document} order by d.created_at desc, d.id desc limit 5`,
        `select p.*, v.name from policy p join vendor v on v.company_id = p.company_id and v.id = p.vendor_id where p.company_id = $1 and p.is_current
         and p.expiration_date > current_date and v.status = 'ACTIVE' order by p.expiration_date, p.id limit 10`,
      ],
    },
    { name: "vendors", path: "/api/vendors", raw: vendorsWhere("true").slice(0, 1) },
    { name: "vendors, last page", path: "/api/vendors?page=1000", raw: [`${vendorsWhere("true")[0]} offset 9990`] },
    { name: "vendors by name", path: "/api/vendors?sort=name", raw: vendorsWhere("true", "lower(name), id").slice(0, 1) },
    {
      name: "vendors by status",
      path: "/api/vendors?sort=status",
      raw: vendorsWhere("true", `${worstFirstInSql("compliance_status")}, lower(name), id`).slice(0, 1),
    },
    {
      name: "vendors by expiration",
      path: "/api/vendors?sort=expiration",
      raw: vendorsWhere("true", "earliest_expiration, lower(name), id").slice(0, 1),
    },
    { name: "vendors, expired", path: "/api/vendors?status=EXPIRED", raw: vendorsWhere("compliance_status = 'EXPIRED'") },
    { name: "vendors, inactive", path: "/api/vendors?active=false", raw: vendorsWhere("status = 'INACTIVE'") },
    {
      name: "vendors, search",
      path: "/api/vendors?search=harbor%20glaz",
      raw: vendorsWhere(holds("harbor glaz", "name", "email", "contact_name")),
    },
    {
      name: "vendors, search without a hit",
      path: "/api/vendors?search=zebra",
      raw: vendorsWhere(holds("zebra", "name", "email", "contact_name")),
    },
    {
      name: "vendor ids",
      path: "/api/vendors/ids",
      raw: ["select id from vendor where company_id = $1 order by created_at desc, lower(name), id"],
    },
    { name: "vendor", path: `/api/vendors/${ids.vendor}`, raw: [`select * from vendor where company_id = $1 and id = '${ids.vendor}'`] },
    {
      name: "coverages of a vendor",
      path: `/api/vendors/${ids.vendor}/coverages`,
      raw: [
        `select p.*, d.file_name from policy p join document d on d.company_id = p.company_id and d.id = p.document_id where p.company_id = $1 and p.vendor_id = '${ids.vendor}'`,
      ],
    },
    {
      name: "projects of a vendor",
      path: `/api/vendors/${ids.vendor}/projects`,
      raw: [`select * from assignment where company_id = $1 and vendor_id = '${ids.vendor}'`],
    },
    { name: "documents", path: "/api/documents", raw: documentsWhere("true").slice(0, 1) },
  ];
}

function documentReads(ids: Ids): Read[] {
  const vendorId = `d.vendor_id = '${ids.vendor}'`;
  return [
    { name: "documents of a vendor", path: `/api/documents?vendorId=${ids.vendor}`, raw: documentsWhere(vendorId) },
    { name: "documents by file", path: "/api/documents?sort=file", raw: documentsWhere("true", "lower(d.file_name), d.id").slice(0, 1) },
    {
      name: "documents by vendor",
      path: "/api/documents?sort=vendor",
      raw: documentsWhere("true", "lower(v.name) nulls last, d.created_at, d.id").slice(0, 1),
    },
    {
      name: "documents by expiration",
      path: "/api/documents?sort=-expiration",
      raw: documentsWhere("true", "coalesce(d.typed_expiration_date, d.read_expiration_date) desc nulls last, d.id desc").slice(0, 1),
    },
    {
      name: "documents by status",
      path: "/api/documents?sort=status",
      raw: documentsWhere("true", "d.processing_status, d.created_at, d.id").slice(0, 1),
    },
    { name: "documents, failed", path: "/api/documents?status=FAILED", raw: documentsWhere("d.processing_status = 'FAILED'") },
    { name: "documents, being read", path: "/api/documents?status=PENDING", raw: documentsWhere("d.processing_status = 'PENDING'") },
    {
      name: "documents, search",
      path: "/api/documents?search=harbor%20glaz",
      raw: documentsWhere(holds("harbor glaz", "d.file_name", "v.name")),
    },
    {
      name: "documents, search for a common word",
      path: "/api/documents?search=paving",
      raw: documentsWhere(holds("paving", "d.file_name", "v.name")),
    },
    {
      name: "documents, search without a hit",
      path: "/api/documents?search=zebra",
      raw: documentsWhere(holds("zebra", "d.file_name", "v.name")),
    },
    {
      name: "document ids",
      path: "/api/documents/ids",
      raw: ["select id from document where company_id = $1 order by created_at desc, id desc"],
    },
    {
      name: "document",
      path: `/api/documents/${ids.document}`,
      raw: [`${document} and d.id = '${ids.document}'`, `select * from policy where company_id = $1 and vendor_id = '${ids.vendor}'`],
    },
    {
      name: "review queue",
      path: "/api/review",
      raw: documentsWhere(
        "d.needs_review and (v.id is null or v.status = 'ACTIVE')",
        "coalesce(d.typed_expiration_date, d.read_expiration_date), d.created_at, d.id",
      ),
    },
    {
      name: "needs attention",
      path: "/api/attention",
      raw: documentsWhere("d.needs_review and d.review_dismissed_at is null", "d.created_at, d.id"),
    },
    {
      name: "review of a document",
      path: `/api/documents/${ids.waiting}/review`,
      raw: [
        `${document} and d.id = '${ids.waiting}'`,
        `${document} and d.needs_review order by coalesce(d.typed_expiration_date, d.read_expiration_date), d.created_at limit 2`,
      ],
    },
    { name: "files without a vendor", path: "/api/documents/without-vendor", raw: [...documentsWhere("d.vendor_id is null"), names] },
    {
      name: "candidates for a file",
      path: `/api/documents/${ids.unassigned}/candidates`,
      raw: [`${document} and d.id = '${ids.unassigned}'`, names],
    },
  ];
}

const paletteOf = (text: string) =>
  palette(holds(text, "name", "email", "contact_name"), holds(text, "d.file_name", "v.name"), holds(text, "name", "number", "address"));

function otherReads(ids: Ids): Read[] {
  return [
    { name: "activity", path: "/api/activity", raw: activity() },
    { name: "activity of documents", path: "/api/activity?about=documents", raw: activity("e.subject_type = 'document'") },
    { name: "activity of a member", path: `/api/activity?who=${ids.member}`, raw: activity(`e.actor_id = '${ids.member}'`) },
    { name: "activity of the system", path: "/api/activity?who=system", raw: activity("e.actor_id is null") },
    {
      name: "activity of one day",
      path: "/api/activity?from=2026-11-20&to=2026-11-20",
      raw: activity("e.at >= '2026-11-20' and e.at < '2026-11-21'"),
    },
    {
      name: "palette",
      path: "/api/search?q=harbor%20glaz",
      raw: paletteOf("harbor glaz"),
    },
    {
      // In thousands of names of the largest company.
      name: "palette, common word",
      path: "/api/search?q=roofing",
      raw: paletteOf("roofing"),
    },
    {
      name: "palette, misspelled",
      path: "/api/search?q=harbr%20glazng",
      raw: palette(`'harbr glazng' <% name`, `'harbr glazng' <% d.file_name`, `'harbr glazng' <% name`),
    },
    {
      name: "projects",
      path: "/api/projects",
      raw: [
        `select p.*, s.* from (select * from project where company_id = $1 order by created_at desc limit 10) p cross join lateral (
           select jsonb_agg(w) from (select compliance_status, earliest_expiration, count(*) from assignment a
             join vendor v on v.company_id = a.company_id and v.id = a.vendor_id
             where a.company_id = p.company_id and a.project_id = p.id group by 1, 2) w) s`,
      ],
    },
    {
      name: "vendors of a project",
      path: `/api/projects/${ids.project}/assignments`,
      raw: [
        `select v.* from assignment a join vendor v on v.company_id = a.company_id and v.id = a.vendor_id where a.company_id = $1 and a.project_id = '${ids.project}' order by compliance_status limit 10`,
      ],
    },
    {
      name: "gates of a project",
      path: `/api/projects/${ids.project}/clearance`,
      raw: [
        `select r.work, r.pay, v.compliance_status from assignment a join vendor v on v.company_id = a.company_id and v.id = a.vendor_id left join verdict r on r.company_id = a.company_id and r.vendor_id = a.vendor_id and r.assignment_id = a.id and r.until_at is null where a.company_id = $1 and a.project_id = '${ids.project}'`,
      ],
    },
    {
      name: "clearance call",
      path: `/api/clearance?vendorId=${ids.vendor}`,
      raw: [`select * from verdict where company_id = $1 and vendor_id = '${ids.vendor}' and until_at is null`],
    },
    { name: "team", path: "/api/team", raw: [`select * from "user" where company_id = $1`] },
  ];
}
