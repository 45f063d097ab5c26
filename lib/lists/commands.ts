import type { z } from "zod";
import type { CompanyScope } from "@/lib/auth/scope";
import { inCompany } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import type { ViewDto, viewInput } from "@/lib/lists/schema";

// More would be a list of its own.
const maximumViews = 50;

/** Keeps a list's filters and order under a name; the same name again is the same view, changed. */
export function saveView(scope: CompanyScope, input: z.output<typeof viewInput>): Promise<ViewDto> {
  const { companyId } = scope;
  const userId = ownerOf(scope);
  const { list, name, query, shared, isDefault } = input;
  return inCompany(scope, async (tx) => {
    if ((await tx.savedView.count({ where: { companyId, userId, list } })) >= maximumViews) {
      throw new AppError("conflict", `You have ${maximumViews} views of this list already. Please delete one first.`);
    }
    if (isDefault) await tx.savedView.updateMany({ where: { companyId, userId, list, isDefault: true }, data: { isDefault: false } });
    const values = { query, shared, isDefault };
    const { id } = await tx.savedView.upsert({
      where: { companyId_userId_list_name: { companyId, userId, list, name } },
      create: { companyId, userId, list, name, ...values },
      update: values,
    });
    return { id, name, ...values, ownerName: null };
  });
}

/** Deletes one's own view; another's is not there. */
export async function deleteView(scope: CompanyScope, id: string): Promise<{ message: string }> {
  const where = { companyId: scope.companyId, userId: ownerOf(scope), id };
  const { count } = await inCompany(scope, (tx) => tx.savedView.deleteMany({ where }));
  if (count === 0) throw notFound("View");
  return { message: "View deleted" };
}

function ownerOf({ actor }: CompanyScope): string {
  if (!actor.id) throw new Error("a view belongs to a person");
  return actor.id;
}
