import { z } from "zod";
import { inCompany, type Tx } from "@/lib/infra/db";
import type { CompanyScope } from "@/lib/tenancy/scope";
import type { PlainKey } from "@/messages/say";

type Key = { companyId_id: { companyId: string; id: string } };

/** What is named in a tab: the list that it is in, and how its name is found. */
export const namedKinds = {
  vendor: {
    list: "common.vendors",
    find: async (tx, where) => (await tx.vendor.findUnique({ where, select: { name: true } }))?.name,
  },
  document: {
    list: "common.documents",
    find: async (tx, where) => (await tx.document.findUnique({ where, select: { fileName: true } }))?.fileName,
  },
  project: {
    list: "common.projects",
    find: async (tx, where) => (await tx.project.findUnique({ where, select: { name: true } }))?.name,
  },
  requirements: {
    list: "common.requirements",
    find: async (tx, where) => (await tx.requirementSet.findUnique({ where, select: { name: true } }))?.name,
  },
  email: {
    list: "attention.emailsReceived",
    find: async (tx, where) =>
      (await tx.inboundDelivery.findUnique({ where, select: { message: { select: { subject: true } } } }))?.message.subject,
  },
} satisfies Record<string, { list: PlainKey; find: (tx: Tx, where: Key) => Promise<string | null | undefined> }>;
export type Named = keyof typeof namedKinds;

/** The name of something of the company; null: the company has no such thing. */
export async function findName({ companyId, ...scope }: CompanyScope, kind: Named, id: string): Promise<string | null> {
  if (!z.uuid().safeParse(id).success) return null;
  return (await inCompany({ companyId, ...scope }, (tx) => namedKinds[kind].find(tx, { companyId_id: { companyId, id } }))) || null;
}
