import type { search as english } from "@/messages/en/server/search";
import type { Translation } from "@/messages/say";

export const search: Translation<typeof english> = {
  idInSelectFindVendors: "id in (select find_vendors($2))",
  dIdInSelectFind: "d.id in (select find_documents($2))",
  pIdInSelectFind: "p.id in (select find_policies($2, $3 * 4))",
  nameIlike2OrNumber: "name ilike $2 or number ilike $2 or address ilike $2",
  nameIlikeSubstr22: "({name} ilike substr($2, 2)) desc, ({name2} ilike $2) desc, lower({name3})",
  idInSelectFindVendorsAlike: "id in (select find_vendors_alike($2, $3))",
  dIdInSelectFindDocuments: "d.id in (select find_documents_alike($2, $3))",
  n2NameOr2Address: "$2 <% name or $2 <% address",
  wordSimilarity2NameDesc: "word_similarity($2, {name}) desc, lower({name2})",
  selectDIdDFile:
    'select d.id, d.file_name as "fileName", v.name as "vendorName", d.insured_names as "insuredNames", d.processing_status as "processingStatus"\n      from document d left join vendor v on v.company_id = d.company_id and v.id = d.vendor_id\n      where d.company_id = $1 and ({document}) order by {rank}, d.id limit $3',
};
