import type pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { kindInput } from "@/lib/compliance/kinds/schema";
import { createKind } from "@/lib/documents/kinds/commands";
import { inCompany, withoutCompany } from "@/lib/infra/db";
import { connectAsOwner } from "@/lib/testing/db";
import { createCompany, createPolicyRow, createStoredDocument, createVendorRow, type TestCompany } from "@/lib/testing/factories";

let owner: pg.Client;
let ours: TestCompany;
let theirs: TestCompany;
beforeAll(async () => {
  owner = await connectAsOwner();
  [ours, theirs] = [await createCompany(), await createCompany()];
  for (const company of [ours, theirs]) {
    const { id } = await createVendorRow(company, { name: "Northridge Roofing", acceptedNames: ["Ridge Roofers"] });
    const document = await createStoredDocument(company.scope, id, { fileName: "northridge scan.pdf" });
    const kind = await createKind(company.scope, kindInput.parse({ name: "Invented permit", expires: "never" }));
    await inCompany(company.scope, (tx) =>
      tx.document.updateMany({ where: { id: document.id }, data: { kindId: kind.id, kindSource: "person", paperNumber: "Ridge 77" } }),
    );
    await createPolicyRow(company, { vendorId: id, documentId: document.id, policyNumber: "RIDGE-100" });
  }
});
afterAll(() => owner.end());

/** Each function that searches past the fence, with something that both companies have. */
const searches = {
  find_vendors: "find_vendors('%ridge%')",
  find_documents: "find_documents('%ridge%')",
  find_vendors_first: "find_vendors_first('%ridge%', 10)",
  find_documents_first: "find_documents_first('%ridge%', 10)",
  find_kind_documents: "find_kind_documents('%ridge 7%', 10)",
  find_policies: "find_policies('%ridge 100%', 10)",
  find_vendors_alike: "find_vendors_alike('nortridge', 10)",
  find_documents_alike: "find_documents_alike('nortridge', 10)",
  find_vendors_named: "find_vendors_named(array['Nortridge Roofing', 'Ridge Rofers'], 10)",
};

describe("a search by index", () => {
  it.each(Object.entries(searches))("%s returns the company's own ids only", async (name, call) => {
    const idsOf = (company: TestCompany) =>
      inCompany(company.scope, async (tx) => {
        const found = await tx.$queryRawUnsafe<{ id: string }[]>(`select ${call} as id`);
        const all = [tx.document.findMany(), tx.policy.findMany(), tx.vendor.findMany()] as const;
        const [documents, policies, vendors] = await Promise.all(all);
        const rows = name.includes("document") ? documents : name.includes("policies") ? policies : vendors;
        expect(found.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
        return found;
      });
    expect(await idsOf(ours)).toHaveLength(1);
    expect(await idsOf(ours)).not.toEqual(await idsOf(theirs));
  });

  it.each(Object.entries(searches))("%s fails without a company", async (_, call) => {
    await expect(withoutCompany().$queryRawUnsafe(`select ${call}`)).rejects.toThrow(/app\.company_id|invalid input syntax for type uuid/);
  });

  it.each([
    "find_vendors('%\\')",
    "find_vendors(null)",
    "find_vendors_first('%\\', 10)",
    "find_documents_first(null, null)",
    "find_policies('%1\\', 10)",
    "find_policies(null, null)",
    "find_vendors_alike('', 10)",
    "find_vendors_named(array[null], 10)",
  ])("reveals nothing of other companies where the text is broken: %s", async (call) => {
    const empty = await createCompany();
    const answerOf = (company: TestCompany) =>
      inCompany(company.scope, (tx) => tx.$queryRawUnsafe<unknown[]>(`select ${call}`)).then(
        (rows) => `${rows.length} rows`,
        (error: Error) => error.message,
      );
    expect(await answerOf(empty)).toMatch(/^0 rows$|LIKE pattern must not end with escape character/);
    for (const company of [empty, ours]) expect(await answerOf(company)).not.toContain("Northridge");
  });

  const limitsOf = (name: string) =>
    name === "find_vendors_named" ? ["pg_trgm.similarity_threshold=0.5", "pg_trgm.word_similarity_threshold=0.75"] : [];

  it("runs with the few columns it searches, on a fixed path, and for the tenants' role alone", async () => {
    const { rows } = await owner.query(`
      select p.proname as name, r.rolname as owner, p.prosecdef as definer, p.proconfig as config,
        array(select grantee::regrole::text from aclexplode(p.proacl) where privilege_type = 'EXECUTE' order by 1) as callers
      from pg_proc p join pg_roles r on r.oid = p.proowner where p.pronamespace = 'public'::regnamespace and p.prosecdef order by 1`);
    const path = "search_path=pg_catalog, public, pg_temp";
    const searching = Object.keys(searches).map((name) => ({
      ...{ name, owner: "coverkeep_search", definer: true, config: [path, ...limitsOf(name)] },
      callers: ["coverkeep_app", "coverkeep_search"],
    }));
    // The one other function that reaches over the fence: a domain goes to the company that has shown that it is its own.
    const releasing = { name: "release_domain", owner: "coverkeep_platform", definer: true, config: [path] };
    const all = [...searching, { ...releasing, callers: ["coverkeep_app", "coverkeep_platform"] }];
    expect(rows).toEqual(all.toSorted((one, other) => (one.name < other.name ? -1 : 1)));
    const grants = await owner.query(`
      select table_name, privilege_type, array_agg(column_name::text order by column_name) as columns
      from information_schema.column_privileges where grantee = 'coverkeep_search' group by 1, 2 order by 1`);
    expect(grants.rows).toEqual([
      {
        table_name: "document",
        privilege_type: "SELECT",
        columns: ["company_id", "file_name", "id", "insured_names", "kind_id", "paper_number", "read_paper", "vendor_id"],
      },
      { table_name: "document_kind", privilege_type: "SELECT", columns: ["company_id", "id", "name"] },
      {
        table_name: "policy",
        privilege_type: "SELECT",
        columns: ["company_id", "document_id", "id", "insurer_name", "is_current", "policy_number"],
      },
      {
        table_name: "vendor",
        privilege_type: "SELECT",
        columns: ["accepted_names", "company_id", "contact_name", "email", "id", "name", "phone"],
      },
      { table_name: "vendor_contact", privilege_type: "SELECT", columns: ["company_id", "email", "name", "vendor_id"] },
    ]);
    const { rows: may } = await owner.query(`
      select has_schema_privilege('coverkeep_search', 'public', 'CREATE') as create, rolcanlogin as login, rolbypassrls as bypass
      from pg_roles where rolname = 'coverkeep_search'`);
    expect(may).toEqual([{ create: false, login: false, bypass: false }]);
  });

  it.each([
    ["vendor where plain_text(name) like '%ridge%'", /vendor_search/],
    ["vendor where regexp_replace(phone, '[^0-9]', '', 'g') like '%6145%'", /vendor_phone_search/],
    ["document where plain_text(joined_names(insured_names)) like '%ridge%'", /document_insured_search/],
    ["policy where upper(regexp_replace(policy_number, '[^A-Za-z0-9]', '', 'g')) like '%GL100%'", /policy_search/],
    ["policy where plain_text(insurer_name) like '%mutual%'", /policy_search/],
  ])("uses an index for %s", async (search, index) => {
    await owner.query("begin");
    try {
      await owner.query(
        "set local enable_seqscan = off; set local enable_indexscan = off; set local enable_indexonlyscan = off; set local role coverkeep_search",
      );
      const { rows } = await owner.query(`explain select id from ${search}`);
      expect(JSON.stringify(rows)).toMatch(index);
    } finally {
      await owner.query("rollback");
    }
  });
});
