import path from "node:path";
import { Readable } from "node:stream";
import type { Company, User } from "@/generated/prisma/client";
import { recordEvent } from "@/lib/audit/commands";
import { now } from "@/lib/infra/clock";
import { inCompany, readInCompany, type Tx } from "@/lib/infra/db";
import { storage } from "@/lib/infra/storage";
import { type ZipEntry, zipOf } from "@/lib/infra/zip";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { say } from "@/messages/say";

type Table = {
  file: string;
  /** The rows after `$2`, in the order of the `key` that each has; `$3` of them. */
  text: string;
  first: string;
  rowsAtOnce: number;
};

const nil = "00000000-0000-0000-0000-000000000000";

/** What a company has, table by table; secrets (passwords, tokens, keys of files) are none of its data. */
const tableOf = (file: string, from: string, without: readonly string[] = [], rowsAtOnce = 500): Table => ({
  file,
  text: `select to_jsonb(t) - '{${["company_id", ...without].join(",")}}'::text[] as row, t.id as key from ${from} t
    where t.company_id = $1 and t.id > $2::uuid order by t.id limit $3`,
  first: nil,
  rowsAtOnce,
});

const secretsOfUser = ["password_hash", "totp_secret", "totp_step", "recovery_hashes"];

const tables: Table[] = [
  tableOf("team.json", '"user"', secretsOfUser),
  tableOf("invitations.json", "invitation", ["hash"]),
  tableOf("vendors.json", "vendor"),
  tableOf("projects.json", "project"),
  tableOf("assignments.json", "assignment"),
  tableOf("requirement-sets.json", "requirement_set"),
  {
    // These rows have no id of their own, but their set and number.
    file: "requirement-set-versions.json",
    text: `select to_jsonb(t) - 'company_id' as row, t.set_id || '/' || t.number as key from requirement_set_version t
      where t.company_id = $1 and (t.set_id, t.number) > (split_part($2, '/', 1)::uuid, split_part($2, '/', 2)::int)
      order by t.set_id, t.number limit $3`,
    first: `${nil}/0`,
    rowsAtOnce: 500,
  },
  tableOf("verdicts.json", "verdict", [], 100),
  tableOf("exceptions.json", "requirement_exception"),
  tableOf("decisions.json", "verdict_decision"),
  tableOf("notices.json", "policy_notice"),
  tableOf("notes.json", "vendor_note"),
  tableOf("portal-links.json", "portal_link", ["hash"]),
  tableOf("documents.json", "document", ["storage_key"]),
  tableOf("policies.json", "policy"),
  {
    // These rows have no id of their own, but their insurer's number.
    file: "insurer-ratings.json",
    text: `select to_jsonb(t) - 'company_id' as row, t.naic as key from insurer_rating t
      where t.company_id = $1 and t.naic > $2 order by t.naic limit $3`,
    first: "",
    rowsAtOnce: 500,
  },
  tableOf("readings.json", "reading", [], 50),
  tableOf("reminders.json", "reminder"),
  tableOf("mail-templates.json", "mail_template"),
  tableOf("completed-operations-requests.json", "completed_operations_request"),
  tableOf("mails.json", "(select * from mail where not sealed)"),
  tableOf("inbound-emails.json", "inbound_delivery", ["message_id"], 100),
  tableOf("inbound-attachments.json", "inbound_attachment"),
  tableOf("imports.json", "vendor_import"),
  {
    // These rows have no id of their own, but their import and line.
    file: "import-rows.json",
    text: `select to_jsonb(t) - 'company_id' as row, t.import_id || '/' || t.line as key from import_row t
      where t.company_id = $1 and (t.import_id, t.line) > (split_part($2, '/', 1)::uuid, split_part($2, '/', 2)::int)
      order by t.import_id, t.line limit $3`,
    first: `${nil}/0`,
    rowsAtOnce: 500,
  },
  tableOf("saved-views.json", "saved_view"),
  tableOf("webhooks.json", "webhook", ["secret"]),
  tableOf("webhook-deliveries.json", "webhook_delivery"),
  {
    file: "activity.json",
    text: `select to_jsonb(t) - 'company_id' as row, t.seq as key from audit_event t
      where t.company_id = $1 and t.seq > $2::int order by t.seq limit $3`,
    first: "0",
    rowsAtOnce: 500,
  },
];

/** The rows of a table as one JSON array, a page of rows at a time: no table is ever in memory whole. */
async function* jsonOf(scope: CompanyScope, { text, first, rowsAtOnce }: Table): AsyncGenerator<string> {
  let [last, separator] = [first, "[\n"];
  while (true) {
    const [page = []] = await readInCompany(scope, [{ text, values: [scope.companyId, last, rowsAtOnce] }]);
    for (const { row, key } of page) {
      yield separator + JSON.stringify(row);
      [last, separator] = [String(key), ",\n"];
    }
    if (page.length < rowsAtOnce) break;
  }
  yield separator === "[\n" ? "[]\n" : "\n]\n";
}

const asBytes = (pieces: AsyncIterable<string>) => Readable.from(pieces, { objectMode: false });

/**
 * Everything that a company has, as a zip file that is written while it is sent: one JSON file a table, and each stored file
 * under its document's id. No table and no file is ever in memory or on disk whole.
 */
export async function exportCompany(scope: CompanyScope): Promise<Readable> {
  const company = await inCompany(scope, async (tx) => {
    const row = await tx.company.findUniqueOrThrow({ where: { id: scope.companyId } });
    await recordEvent(tx, scope, { action: "company.exported", subjectType: "company", subjectId: scope.companyId });
    return row;
  });
  return zipOf(entriesOf(scope, company));
}

async function* entriesOf(scope: CompanyScope, { logoKey, ...profile }: Company): AsyncGenerator<ZipEntry> {
  yield { name: "company.json", bytes: Buffer.from(JSON.stringify(profile, null, 2)) };
  for (const table of tables) yield { name: table.file, bytes: asBytes(jsonOf(scope, table)) };
  if (logoKey) yield await storedEntry("logo.png", logoKey);
  for await (const { id, fileName, storageKey } of documentsOf(scope)) {
    const ending = path
      .extname(fileName)
      .toLowerCase()
      .replace(/[^.a-z0-9]/g, "");
    yield await storedEntry(`documents/${id}${ending}`, storageKey);
  }
}

const documentsAtOnce = 500;

type StoredDocument = { id: string; storageKey: string; fileName: string };

async function* documentsOf(scope: CompanyScope): AsyncGenerator<StoredDocument> {
  const text = `select id, storage_key as "storageKey", file_name as "fileName" from document
    where company_id = $1 and id > $2::uuid order by id limit $3`;
  let page: StoredDocument[] = [];
  do {
    const after = page.at(-1)?.id ?? nil;
    const [rows = []] = await readInCompany(scope, [{ text, values: [scope.companyId, after, documentsAtOnce] }]);
    page = rows as StoredDocument[];
    yield* page;
  } while (page.length === documentsAtOnce);
}

/** One lost file must not cost a company all others. */
async function storedEntry(name: string, key: string): Promise<ZipEntry> {
  const lost = () => Buffer.from(say("server.companies.thisFileCouldNotBe"));
  return { name, bytes: await storage().read(key).catch(lost) };
}

/** Everything that is kept of the acting person, as one JSON text. */
export function exportPerson(scope: CompanyScope): Promise<string> {
  const userId = scope.actor.id ?? "";
  return inCompany(scope, async (tx) => {
    const { passwordHash, totpSecret, totpStep, recoveryHashes, companyId, company, ...account } = await tx.user.findUniqueOrThrow({
      where: { id: userId },
      include: { company: { select: { name: true } } },
    });
    return JSON.stringify({ exportedAt: now(), company: company.name, account, ...(await tracesOf(tx, scope, userId, account)) }, null, 2);
  });
}

async function tracesOf(
  tx: Tx,
  { companyId }: CompanyScope,
  userId: string,
  { email, emailVerifiedAt }: Pick<User, "email" | "emailVerifiedAt">,
) {
  const own = { companyId, userId };
  return {
    devices: await tx.session.findMany({ where: own, select: { userAgent: true, createdAt: true, rotatedAt: true, revokedAt: true } }),
    identities: await tx.identity.findMany({ where: own, select: { provider: true, createdAt: true } }),
    // An address that was never confirmed may be somebody else's: what was mailed to it would tell whether they have an account.
    mails: emailVerifiedAt
      ? await tx.mail.findMany({
          where: { companyId, recipient: email, vendorId: null },
          select: { kind: true, subject: true, createdAt: true, sentAt: true },
        })
      : [],
    uploads: await tx.document.findMany({
      where: { companyId, uploadedById: userId },
      select: { id: true, fileName: true, createdAt: true },
    }),
    activity: await tx.auditEvent.findMany({
      where: { companyId, actorId: userId },
      select: { seq: true, at: true, action: true, subjectType: true, subjectId: true, details: true },
      orderBy: { seq: "asc" },
    }),
  };
}
