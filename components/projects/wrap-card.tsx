"use client";

import { FileUp, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useCan, useSession } from "@/components/layout/session-context";
import { EnrollmentImports } from "@/components/projects/enrollment-imports";
import { useUpdateProject } from "@/components/queries/use-projects";
import { Badge } from "@/components/ui/badge";
import { Section } from "@/components/ui/card";
import { Confirm } from "@/components/ui/confirm";
import { formatDate, todayIn } from "@/components/ui/format";
import { lazyPart, Nothing } from "@/components/ui/lazy-part";
import { RowMenu } from "@/components/ui/row-menu";
import { coverageNames } from "@/lib/compliance/verdicts/labels-values";
import { wrapKindNames } from "@/lib/compliance/wraps/labels-values";
import { within } from "@/lib/infra/text-rules";
import type { ProjectDto } from "@/lib/projects/schema";
import { inList, say } from "@/messages/say";

const WrapForm = lazyPart(() => import("@/components/projects/wrap-form").then((file) => file.WrapForm), Nothing);
const EnrollmentList = lazyPart(() => import("@/components/projects/enrollment-list").then((file) => file.EnrollmentList), Nothing);

/** The wrap-up of a project: what it provides to enrolled vendors, and until when. */
export function WrapCard({ project }: { project: ProjectDto }) {
  const mayWrite = useCan("project:write");
  const { company } = useSession();
  const [open, setOpen] = useState<"edit" | "list" | "remove">();
  const update = useUpdateProject(project.id);
  const close = () => setOpen(undefined);
  const { wrap, name, version } = project;
  if (!wrap) return null;
  const namesOf = (some: typeof wrap.coverages) => inList(some.map((one) => within(say(coverageNames[one]))));
  return (
    <Section
      title={say("projects.wrap")}
      className="mb-5"
      aside={
        mayWrite && (
          <RowMenu
            label={say("projects.wrap")}
            words={say("common.actions")}
            actions={[
              { label: say("projects.enrollmentList"), icon: <FileUp aria-hidden />, run: () => setOpen("list") },
              { label: say("projects.wrapEdit"), icon: <Pencil aria-hidden />, run: () => setOpen("edit") },
              { label: say("projects.wrapRemove"), icon: <Trash2 aria-hidden />, destructive: true, run: () => setOpen("remove") },
            ]}
          />
        )
      }
    >
      <div className="space-y-1 px-5 py-3 text-ink-2 [overflow-wrap:anywhere]">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium text-ink">{wrap.name}</span>
          <span>{say(wrapKindNames[wrap.kind])}</span>
          <span className="tabular-nums">{say("projects.wrapDays", { from: formatDate(wrap.startsOn), to: formatDate(wrap.endsOn) })}</span>
          {wrap.endsOn <= todayIn(company.timeZone) && <Badge tone="grey">{say("projects.wrapOver")}</Badge>}
        </p>
        <p>{say("projects.wrapProvides", { coverages: namesOf(wrap.coverages) })}</p>
        {wrap.offSite.length > 0 && <p className="text-small">{say("projects.wrapOffSiteShort", { coverages: namesOf(wrap.offSite) })}</p>}
        <EnrollmentImports projectId={project.id} />
      </div>
      {open === "edit" && <WrapForm project={project} onClose={close} />}
      {open === "list" && <EnrollmentList projectId={project.id} onClose={close} />}
      <Confirm
        open={open === "remove"}
        title={say("projects.wrapRemove")}
        question={say("projects.wrapRemoveQuestion", { name })}
        confirmLabel={say("common.remove")}
        busy={update.isPending}
        onClose={close}
        onConfirm={() => update.mutate({ wrap: null, version }, { onSettled: close })}
      />
    </Section>
  );
}
