import { CircleCheck, type LucideIcon, ScanEye, TriangleAlert } from "lucide-react";
import { cx } from "@/components/ui/class-names";
import { formatDate } from "@/components/ui/format";
import { Spinner } from "@/components/ui/spinner";
import type { PortalPageDto } from "@/lib/portal/page/schema";
import { inList, say } from "@/messages/say";

const looks: Record<PortalPageDto["standing"], { icon: LucideIcon; tone: string }> = {
  met: { icon: CircleCheck, tone: "bg-blue-tint text-blue" },
  missing: { icon: TriangleAlert, tone: "bg-orange-tint text-orange" },
  checking: { icon: ScanEye, tone: "bg-violet-tint text-violet" },
};

/** The one sentence that a vendor came for. */
export function Standing({ page }: { page: PortalPageDto }) {
  const { icon: Icon, tone } = looks[page.lead && !page.isReading ? "missing" : page.standing];
  return (
    <p role="status" className={cx("flex items-start gap-2.5 rounded-card px-4 py-3 font-medium text-base", tone)}>
      {page.isReading ? <Spinner className="mt-0.5 size-5" /> : <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />}
      <span className="min-w-0 [overflow-wrap:anywhere]">{standingText(page)}</span>
    </p>
  );
}

/** The page leads with what the email was about, then shows the vendor's status. */
function leadText({ kind, vendor }: PortalPageDto, lead: NonNullable<PortalPageDto["lead"]>): string {
  const isAgent = kind === "AGENT";
  const about = { count: lead.coverages.length, coverages: inList(lead.coverages), vendor };
  if (lead.kind === "canceled") return say(isAgent ? "portal.canceledOf" : "portal.yoursCanceled", about);
  const dated = { ...about, day: formatDate(lead.expiration) };
  if (isAgent) return say(lead.kind === "expired" ? "portal.expiredOf" : "portal.expiresOf", dated);
  return say(lead.kind === "expired" ? "portal.yoursExpired" : "portal.yoursExpires", dated);
}

function standingText(page: PortalPageDto) {
  return page.lead && !page.isReading ? leadText(page, page.lead) : stateText(page);
}

function readingText({ ahead, isBusy }: PortalPageDto["queue"]): string {
  const place = ahead > 0 ? say("portal.countFilesAhead", { count: ahead }) : "";
  const text = say(isBusy ? "portal.isBusy" : "portal.isReading");
  return [text, place].filter(Boolean).join(" ");
}

function stateText({
  standing,
  isReading,
  queue,
  isExpired,
  until,
  units,
  policies,
  files,
  vendor,
  company: { name: company },
}: PortalPageDto) {
  if (isReading) return readingText(queue);
  if (standing === "checking") return say("portal.isChecking", { company });
  if (standing === "met")
    return until ? say("portal.nothingToDoUntil", { company, day: formatDate(until) }) : say("portal.nothingToDo", { company });
  if (isExpired) return say("portal.coverageExpired");
  if (policies.length + files.length === 0) return say("portal.nothingOnFile", { company, vendor });
  const count = units.reduce((sum, { lines }) => sum + lines.filter((line) => line.standing === "missing").length, 0);
  return count > 0 ? say("portal.countNotMet", { count }) : say("portal.notComplete");
}
