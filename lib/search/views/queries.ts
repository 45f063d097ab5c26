import { inCompany } from "@/lib/infra/db";
import { versionOf } from "@/lib/infra/versions-rules";
import type { ViewDto, ViewList } from "@/lib/search/views/schema";
import type { CompanyScope } from "@/lib/tenancy/scope";

/** The query of the view with which the acting person opens a list; null: with none. */
export async function findDefaultQuery(scope: CompanyScope, list: ViewList): Promise<string | null> {
  const where = { companyId: scope.companyId, userId: scope.actor.id ?? "", list, isDefault: true };
  const view = await inCompany(scope, (tx) => tx.savedView.findFirst({ where, select: { query: true } }));
  return view?.query || null;
}

/** One's own views of a list, then those that others share, by name. Another's default is not one's own. */
export function listViews(scope: CompanyScope, list: ViewList): Promise<{ views: ViewDto[] }> {
  const { companyId, actor } = scope;
  return inCompany(scope, async (tx) => {
    const rows = await tx.savedView.findMany({
      where: { companyId, list, OR: [{ userId: actor.id ?? "" }, { shared: true }] },
      include: { user: { select: { firstName: true, lastName: true } } },
      orderBy: { name: "asc" },
    });
    const views = rows.map(({ id, name, query, shared, isDefault, userId, user }) => {
      const isOwn = userId === actor.id;
      const values = { query, shared, isDefault: isOwn && isDefault };
      return { id, name, ...values, ownerName: isOwn ? null : `${user.firstName} ${user.lastName}`, version: versionOf(values) };
    });
    return { views: [...views.filter(({ ownerName }) => !ownerName), ...views.filter(({ ownerName }) => ownerName)] };
  });
}
