import { readTogether } from "@/lib/compliance/judging/queries";
import { containsPattern, holdsInSql } from "@/lib/infra/search";
import type { SearchDto } from "@/lib/search/schema";
import type { CompanyScope } from "@/lib/tenancy/scope";

const mostOfEach = 6;
/** Of a word that more names hold, not all are compared for their order. */
const mostRanked = 300;

/**
 * Which rows, and in which order. $1 is the company, $2 what they hold or what they are spelled like, $3 how many. Orders know the text
 * alone as $4.
 */
type Fit = { vendor: string; document: string; policy: string; project: string; rank: (name: string) => string };

// The functions search the trigram indexes, which row-level security keeps other statements from.
const holding: Fit = {
  vendor: `id in (select find_vendors_first($2, ${mostRanked}))`,
  document: `d.id in (select find_documents_first($2, ${mostRanked}) union all select find_kind_documents($2, ${mostRanked}))`,
  // More than are shown, since several certificates state the same policy.
  policy: "p.id in (select find_policies($2, $3 * 4))",
  project: holdsInSql("$2", "name", "number", "address"),
  // What begins so, then what holds it in its name. Each name is made plain once.
  rank: (name) => `case strpos(plain_text(${name}), plain_text($4)) when 1 then 0 when 0 then 2 else 1 end, lower(${name})`,
};

const spelledAlike: Fit = {
  vendor: "id in (select find_vendors_alike($2, $3))",
  document: "d.id in (select find_documents_alike($2, $3))",
  // Policy numbers are codes: one that is spelled alike is another policy.
  policy: "false and $2::text is null",
  project: "plain_text($2) <% plain_text(name) or plain_text($2) <% plain_text(address)",
  rank: (name) => `word_similarity(plain_text($4), plain_text(${name})) desc, lower(${name})`,
};

/**
 * A few each of vendors by name, email, contact, phone or accepted name, documents by file, vendor or insured, policies by number or
 * insurer, and projects by name, number or address. Where nothing holds the text, what is spelled like it (`<%` of pg_trgm), so that
 * a typo still finds its vendor: comparing spellings takes longer than looking for letters.
 */
export async function searchEverywhere(scope: CompanyScope, text: string): Promise<SearchDto> {
  const found = await read(scope, holding, text, containsPattern(text));
  return Object.values(found).flat().length > 0 ? found : read(scope, spelledAlike, text, text);
}

async function read(
  scope: CompanyScope,
  { vendor, document, policy, project, rank }: Fit,
  text: string,
  sought: string,
): Promise<SearchDto> {
  const values = [scope.companyId, sought, mostOfEach];
  const ordered = [...values, text];
  const vendors = {
    text: `select id, name, email, contact_name as "contactName", phone, accepted_names as "acceptedNames", compliance_status as "complianceStatus" from vendor
      where company_id = $1 and (${vendor}) order by ${rank("name")}, id limit $3`,
    values: ordered,
  };
  const documents = {
    text: `select d.id, d.file_name as "fileName", v.name as "vendorName", d.insured_names as "insuredNames", d.processing_status as "processingStatus"
      from document d left join vendor v on v.company_id = d.company_id and v.id = d.vendor_id
      where d.company_id = $1 and (${document}) order by ${rank("d.file_name")}, d.id limit $3`,
    values: ordered,
  };
  const policies = {
    text: `select * from (
        select distinct on (p.vendor_id, coalesce(p.policy_number, p.id::text)) p.document_id as "documentId",
          p.policy_number as "policyNumber", p.insurer_name as "insurerName", v.name as "vendorName", p.is_current as current
        from policy p join vendor v on v.company_id = p.company_id and v.id = p.vendor_id
        where p.company_id = $1 and (${policy})
        order by p.vendor_id, coalesce(p.policy_number, p.id::text), p.is_current desc, p.document_id desc) found
      order by current desc, lower("vendorName"), "policyNumber" limit $3`,
    values,
  };
  const projects = {
    text: `select id, name, number, address, status from project where company_id = $1 and (${project}) order by ${rank("name")}, id limit $3`,
    values: ordered,
  };
  const { rows } = await readTogether(scope, [vendors, documents, projects, policies]);
  return {
    vendors: rows[0] as SearchDto["vendors"],
    documents: rows[1] as SearchDto["documents"],
    projects: rows[2] as SearchDto["projects"],
    policies: rows[3] as SearchDto["policies"],
  };
}
