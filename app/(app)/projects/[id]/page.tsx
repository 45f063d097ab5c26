import { Prefetched } from "@/components/layout/prefetched";
import { ProjectScreen } from "@/components/projects/project-screen";
import { projectKeys } from "@/components/queries/project-keys";
import { requireCompany } from "@/lib/http/page";
import { readPageSize } from "@/lib/http/page-size";
import { titleOf } from "@/lib/http/titles";
import { listAssignments } from "@/lib/projects/assignments-queries";
import { getProject } from "@/lib/projects/queries";
import { assignmentListDto, assignmentQuery, projectDto } from "@/lib/projects/schema";

export const generateMetadata = ({ params }: { params: Promise<{ id: string }> }) => titleOf("project", params);

type Props = { params: Promise<{ id: string }>; searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function ProjectPage({ params, searchParams }: Props) {
  const { scope } = await requireCompany();
  const { id } = await params;
  const unfiltered = { search: "", page: 1, limit: await readPageSize() };
  const filtered = Object.keys(await searchParams).length > 0;
  const project = { key: projectKeys.one(id), shape: projectDto, read: () => getProject(scope, id) };
  const vendors = {
    key: projectKeys.vendors(id, unfiltered),
    shape: assignmentListDto,
    read: () => listAssignments(scope, id, assignmentQuery.parse(unfiltered)),
  };
  return (
    <Prefetched reads={filtered ? [project] : [project, vendors]}>
      <ProjectScreen id={id} />
    </Prefetched>
  );
}
