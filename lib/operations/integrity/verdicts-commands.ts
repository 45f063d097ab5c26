import { rejudgeCompanyJob } from "@/lib/compliance/judging/rejudging-jobs";
import { asPlatform } from "@/lib/infra/db";
import { enqueue } from "@/lib/infra/queue";

/** Has each company with vendors that are due judge them: an upgrade whose judging is stricter marks all, and no job is lost for good. */
export async function sweepJudgments(): Promise<void> {
  const companies = await asPlatform().vendor.findMany({
    where: { isJudgmentDue: true },
    distinct: ["companyId"],
    select: { companyId: true },
  });
  for (const { companyId } of companies)
    await asPlatform().$transaction((tx) => enqueue(tx, rejudgeCompanyJob, { companyId }, { companyId }));
}
