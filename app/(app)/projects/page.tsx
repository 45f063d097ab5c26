import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { Prefetched } from "@/components/layout/prefetched";
import { ProjectsScreen } from "@/components/projects/projects-screen";
import { projectKeys } from "@/components/queries/project-keys";
import { requireCompany } from "@/lib/http/page";
import { readPageSize } from "@/lib/http/page-size";
import { listProjects } from "@/lib/projects/queries";
import { projectListDto, projectQuery } from "@/lib/projects/schema";
import { usualProjectSort } from "@/lib/projects/values";
import { findDefaultQuery } from "@/lib/search/views/queries";
import { say } from "@/messages/say";

export const generateMetadata = (): Metadata => ({ title: say("common.projects") });

type Query = Promise<Record<string, string | string[] | undefined>>;

export default async function ProjectsPage({ searchParams }: { searchParams: Query }) {
  const { scope } = await requireCompany();
  const unfiltered = { search: "", sort: usualProjectSort, page: 1, limit: await readPageSize() } as const;
  const filtered = Object.keys(await searchParams).length > 0;
  const byDefault = filtered ? null : await findDefaultQuery(scope, "projects");
  if (byDefault) redirect(`/projects?${byDefault}`);
  const list = {
    key: projectKeys.list(unfiltered),
    shape: projectListDto,
    read: () => listProjects(scope, projectQuery.parse(unfiltered)),
  };
  return (
    <Prefetched reads={filtered ? [] : [list]}>
      <ProjectsScreen key="list" adding={false} />
    </Prefetched>
  );
}
