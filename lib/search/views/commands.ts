import type { z } from "zod";
import { inCompany, type Tx } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import type { Done } from "@/lib/infra/messages-schema";
import { coded } from "@/lib/infra/sentences-rules";
import { pick, refuseOutdated, versionOf } from "@/lib/infra/versions-rules";
import type { ColumnsInput, ViewDto, viewInput } from "@/lib/search/views/schema";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import { can } from "@/lib/tenancy/permissions";
import type { CompanyScope } from "@/lib/tenancy/scope";

// More would be a list of its own.
const maximumViews = 50;

/** Keeps a list's filters and order under a name; the same name again is the same view, changed. */
export async function saveView(scope: CompanyScope, input: z.output<typeof viewInput>): Promise<ViewDto> {
  const { companyId } = scope;
  const userId = ownerOf(scope);
  const { list, name, query, shared, isDefault, version } = input;
  if (shared && !can(scope.role, "view:share")) throw new AppError("forbidden", coded("server.views.shareForbidden"));
  return inCompany(scope, async (tx) => {
    // Of two tabs that save a view of one name at once, the second sees what the first wrote.
    await tx.$executeRaw`select 1 from "user" where company_id = ${companyId}::uuid and id = ${userId}::uuid for update`;
    if ((await tx.savedView.count({ where: { companyId, userId, list, name: { not: name } } })) >= maximumViews) {
      throw new AppError("conflict", coded("server.views.viewsTooMany", { maximumViews }));
    }
    const values = { query, shared, isDefault };
    const where = { companyId_userId_list_name: { companyId, userId, list, name } };
    const before = await tx.savedView.findUnique({ where });
    if (before) refuseOutdated(pick(before, ["query", "shared", "isDefault"]), values, version);
    if (isDefault) await tx.savedView.updateMany({ where: { companyId, userId, list, isDefault: true }, data: { isDefault: false } });
    const view = await tx.savedView.upsert({ where, create: { companyId, userId, list, name, ...values }, update: values });
    if (shared !== (before?.shared ?? false)) await recordSharing(tx, scope, shared ? "view.shared" : "view.unshared", view);
    return { id: view.id, name, ...values, ownerName: null, version: versionOf(values) };
  });
}

/** Keeps which columns of lists the acting person sees. */
export async function saveColumns(scope: CompanyScope, { columns }: ColumnsInput): Promise<ColumnsInput> {
  const where = { companyId_id: { companyId: scope.companyId, id: ownerOf(scope) } };
  await inCompany(scope, (tx) => tx.user.update({ where, data: { listColumns: columns } }));
  return { columns };
}

/** Deletes one's own view; an admin also what others share. Any other is not there. Throws `outdated`. */
export async function deleteView(scope: CompanyScope, id: string, version?: string): Promise<Done> {
  const { companyId } = scope;
  return inCompany(scope, async (tx) => {
    const view = await tx.savedView.findFirst({ where: { companyId, id } });
    const mayDelete = view && (view.userId === ownerOf(scope) || (view.shared && can(scope.role, "view:remove-shared")));
    if (!mayDelete) throw notFound(coded("server.views.view"));
    refuseOutdated(pick(view, ["query", "shared", "isDefault"]), {}, version);
    await tx.savedView.deleteMany({ where: { companyId, id } });
    if (view.shared) await recordSharing(tx, scope, "view.unshared", view);
    return { message: coded("server.views.viewDeleted") };
  });
}

const recordSharing = (tx: Tx, scope: CompanyScope, action: string, { id, name, list }: { id: string; name: string; list: string }) =>
  recordEvent(tx, scope, { action, subjectType: "view", subjectId: id, subjectName: name, details: { list } });

function ownerOf({ actor }: CompanyScope): string {
  if (!actor.id) throw new Error("a view belongs to a person");
  return actor.id;
}
