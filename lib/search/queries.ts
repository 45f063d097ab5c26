import type { CompanyScope } from "@/lib/auth/scope";
import { readTogether } from "@/lib/compliance/queries";
import { containsPattern } from "@/lib/infra/search";
import type { SearchDto } from "@/lib/search/schema";

const mostOfEach = 6;

/**
 * Vendors by name, e-mail, contact or accepted name, and documents by file or vendor, a few of each, what fits best first: what
 * begins so, what holds it, then what is spelt alike (`<%` of pg_trgm), so that a slip of the keyboard still finds its vendor.
 */
export async function searchEverywhere(scope: CompanyScope, text: string): Promise<SearchDto> {
  const contains = containsPattern(text);
  const values = [scope.companyId, contains, text, contains.slice(1), mostOfEach];
  const rank = (name: string) => `(${name} ilike $4) desc, (${name} ilike $2) desc, word_similarity($3, ${name}) desc, lower(${name})`;
  const vendors = {
    text: `select id, name, email, compliance_status as "complianceStatus" from vendor
      where company_id = $1 and (name ilike $2 or email ilike $2 or contact_name ilike $2 or $3 <% name or array_to_string(accepted_names, ' ') ilike $2)
      order by ${rank("name")}, id limit $5`,
    values,
  };
  const documents = {
    text: `select d.id, d.file_name as "fileName", v.name as "vendorName", d.processing_status as "processingStatus"
      from document d left join vendor v on v.company_id = d.company_id and v.id = d.vendor_id
      where d.company_id = $1 and (d.file_name ilike $2 or v.name ilike $2 or $3 <% d.file_name)
      order by ${rank("d.file_name")}, d.id limit $5`,
    values,
  };
  const { rows } = await readTogether(scope, [vendors, documents]);
  return { vendors: rows[0] as SearchDto["vendors"], documents: rows[1] as SearchDto["documents"] };
}
