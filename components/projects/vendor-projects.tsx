"use client";

import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useCan } from "@/components/layout/session-context";
import { EmptyLine, ListTable } from "@/components/lists/list-table";
import type { EnrolledContract } from "@/components/projects/enrollment-form";
import { enrollmentInWords } from "@/components/projects/enrollment-words";
import { ProjectState } from "@/components/projects/project-columns";
import { ShortCover } from "@/components/projects/standing";
import { vendorProjectsQuery } from "@/components/queries/use-projects";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/card";
import { Dialog } from "@/components/ui/dialog";
import { formatDate } from "@/components/ui/format";
import { lazyPart } from "@/components/ui/lazy-part";
import { TextLink } from "@/components/ui/text-link";
import { usePage } from "@/components/ui/use-address";
import { say } from "@/messages/say";

const AssignForm = lazyPart(() => import("@/components/projects/assign-form").then((file) => file.AssignForm));

const EnrollmentForm = lazyPart(() => import("@/components/projects/enrollment-form").then((file) => file.EnrollmentForm));

/** The projects that a vendor is on, with what it does there, and the way onto another. */
export function VendorProjects({ vendor }: { vendor: { id: string; name: string } }) {
  const mayWrite = useCan("project:write");
  const page = usePage();
  const [adding, setAdding] = useState(false);
  const [enrolling, setEnrolling] = useState<{ project: { id: string; name: string }; contract: EnrolledContract }>();
  const query = useQuery(vendorProjectsQuery(vendor.id, page.page));
  return (
    <Section
      title={say("common.projects")}
      aside={
        mayWrite && (
          <Button variant="ghost" className="-mr-3" onClick={() => setAdding(true)}>
            <Plus aria-hidden className="size-4" />
            {say("projects.addToProject")}
          </Button>
        )
      }
    >
      <ListTable
        label={say("common.projects")}
        address={page}
        query={query}
        rowsOf={({ projects }) => projects}
        rowKey={({ id }) => id}
        failed={say("projects.vendorProjectsLoadFailed")}
        empty={<EmptyLine>{say("projects.vendorProjectsEmpty")}</EmptyLine>}
        skeletonRows={1}
        item={({ id, project, contractNumber, trade, scopeOfWork, endsOn, endsEarly, wrapName, enrollment, version }) => (
          <li className="flex items-start justify-between gap-x-4 gap-y-1 px-5 py-2.5 max-sm:flex-col">
            <span className="min-w-0">
              <TextLink href={`/projects/${project.id}`} className="[overflow-wrap:anywhere]">
                {project.name}
              </TextLink>
              <span className="block text-ink-3 text-small [overflow-wrap:anywhere]">
                {[
                  project.number,
                  contractNumber && say("projects.contractNumberLabel", { number: contractNumber }),
                  trade,
                  scopeOfWork,
                  endsOn && say("projects.untilDayPart", { day: formatDate(endsOn) }),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
              {wrapName !== null && (
                <span className="flex flex-wrap items-center gap-x-3 text-ink-2 text-small">
                  {enrollmentInWords(enrollment)}
                  {mayWrite && (
                    <Button
                      variant="ghost"
                      className="-my-2 max-sm:-ml-3.5"
                      onClick={() => setEnrolling({ project, contract: { id, enrollment, version } })}
                    >
                      {say("projects.enrollmentEdit")}
                    </Button>
                  )}
                </span>
              )}
              {endsEarly && <ShortCover>{say("projects.coverageEndsFirst")}</ShortCover>}
            </span>
            <span className="shrink-0">
              <ProjectState status={project.status} />
            </span>
          </li>
        )}
      />
      <Dialog
        title={say("projects.enrollmentEdit")}
        description={enrolling?.project.name}
        open={enrolling !== undefined}
        onClose={() => setEnrolling(undefined)}
      >
        {enrolling && (
          <EnrollmentForm projectId={enrolling.project.id} contract={enrolling.contract} onClose={() => setEnrolling(undefined)} />
        )}
      </Dialog>
      <Dialog title={say("projects.addToProject")} description={vendor.name} open={adding} onClose={() => setAdding(false)}>
        <AssignForm vendorId={vendor.id} onClose={() => setAdding(false)} />
      </Dialog>
    </Section>
  );
}
