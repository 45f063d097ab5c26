"use client";

import { useQuery } from "@tanstack/react-query";
import { Ban, CircleCheck, Eye, Pencil, Trash2, Undo2 } from "lucide-react";
import { useState } from "react";
import { CompanyQuestion } from "@/components/admin/companies/company-question";
import { PlanWords } from "@/components/admin/companies/plan-words";
import { adminCompanyQuery, type CompanyAction } from "@/components/admin/companies/use-companies";
import { StatusBadge } from "@/components/admin/status-badge";
import { Button } from "@/components/ui/button";
import { Card, Section } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { Fact, Facts } from "@/components/ui/facts";
import { formatMoment, formatZonedTime } from "@/components/ui/format";
import { lazyPart, Nothing } from "@/components/ui/lazy-part";
import { LinkButton } from "@/components/ui/link-button";
import { count, NumberCards } from "@/components/ui/number-cards";
import { PageHeader } from "@/components/ui/page-header";
import { useRowQuestion } from "@/components/ui/row-question";
import { Skeleton } from "@/components/ui/skeleton";
import { TextLink } from "@/components/ui/text-link";
import type { AdminCompanyPageDto, CompanyDataDto } from "@/lib/admin/companies/schema";
import { isMissing } from "@/lib/http/client/api";
import { largeSize } from "@/lib/infra/figures-rules";
import { say } from "@/messages/say";

const EditCompanyDialog = lazyPart(
  () => import("@/components/admin/companies/company-forms").then((file) => file.EditCompanyDialog),
  Nothing,
);
const LookDialog = lazyPart(() => import("@/components/admin/companies/company-forms").then((file) => file.LookDialog), Nothing);
const CompanyData = lazyPart(() => import("@/components/admin/companies/company-data").then((file) => file.CompanyData));

/** One company as the platform sees it: counts, plan and dates. Its own data only after a reason is given. */
export function CompanyScreen({ id }: { id: string }) {
  const { data: company, error, refetch } = useQuery(adminCompanyQuery(id));
  const [data, setData] = useState<CompanyDataDto>();
  if (!company)
    return (
      <Card>
        {error ? (
          <ErrorState
            title={isMissing(error) ? say("admin.companyNotFound") : say("admin.companyLoadFailed")}
            advice={isMissing(error) ? say("admin.companyGoneHint") : say("common.retryHint")}
            onRetry={() => refetch()}
          />
        ) : (
          <Skeleton className="m-5 h-96" />
        )}
      </Card>
    );
  return (
    <>
      <TextLink href="/admin/companies" alone>
        {say("admin.allCompanies")}
      </TextLink>
      <CompanyHeader company={company} onShow={setData} />
      <div className="space-y-4">
        <NumberCards
          cards={[
            { label: say("common.users"), value: count(company.userCount) },
            { label: say("common.vendors"), value: count(company.vendorCount) },
            { label: say("common.documents"), value: count(company.documentCount) },
            { label: say("common.storage"), value: largeSize(company.storedBytes) },
          ]}
        />
        <CompanyFacts company={company} />
        {data && <CompanyData data={data} timeZone={company.timeZone} />}
      </div>
    </>
  );
}

type CompanyHeaderProps = { company: AdminCompanyPageDto; onShow: (data: CompanyDataDto) => void };

function CompanyHeader({ company, onShow }: CompanyHeaderProps) {
  const [dialog, setDialog] = useState<"edit" | "look">();
  const question = useRowQuestion<CompanyAction>();
  const ask = (action: CompanyAction) => () => question.ask(action);
  const close = () => setDialog(undefined);
  return (
    <>
      <PageHeader
        title={company.name}
        subtitle={`${company.industry} · since ${formatMoment(company.createdAt, company.timeZone)}`}
        action={
          <>
            <Button variant="secondary" onClick={() => setDialog("look")}>
              <Eye aria-hidden className="size-4" />
              {say("admin.viewCompanyData")}
            </Button>
            <Button variant="secondary" onClick={() => setDialog("edit")}>
              <Pencil aria-hidden className="size-4" />
              {say("common.edit")}
            </Button>
            {company.status === "active" ? (
              <Button variant="secondary" onClick={ask("suspend")}>
                <Ban aria-hidden className="size-4" />
                {say("admin.suspend")}
              </Button>
            ) : (
              <Button variant="secondary" onClick={ask("activate")}>
                <CircleCheck aria-hidden className="size-4" />
                {say("admin.reactivate")}
              </Button>
            )}
            {company.deletionDueAt ? (
              <Button variant="secondary" onClick={ask("keep")}>
                <Undo2 aria-hidden className="size-4" />
                {say("admin.cancelDeletion")}
              </Button>
            ) : (
              <Button variant="secondary" className="text-red" onClick={ask("delete")}>
                <Trash2 aria-hidden className="size-4" />
                {say("common.delete")}
              </Button>
            )}
          </>
        }
      />
      {dialog === "edit" && <EditCompanyDialog company={company} onClose={close} />}
      {dialog === "look" && <LookDialog company={company} onShow={onShow} onClose={close} />}
      {question.row && (
        <CompanyQuestion key={question.row} action={question.row} company={company} open={question.isOpen} onClose={question.close} />
      )}
    </>
  );
}

function CompanyFacts({ company }: { company: AdminCompanyPageDto }) {
  const { emails, timeZone } = company;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Section title={say("admin.account")}>
        <Facts>
          <Fact name={say("common.status")}>
            <StatusBadge status={company.status} />
          </Fact>
          <Fact name={say("common.plan")}>
            <PlanWords {...company} />
          </Fact>
          {company.deletionDueAt && <Fact name={say("admin.deletedOn")}>{formatZonedTime(company.deletionDueAt, timeZone)}</Fact>}
          <Fact name={say("admin.lastActivity")}>
            {company.lastActivityAt ? formatZonedTime(company.lastActivityAt, timeZone) : say("admin.noneYet")}
          </Fact>
        </Facts>
        <div className="flex flex-wrap gap-2 border-t px-5 py-4">
          <LinkButton variant="secondary" href={`/admin/users?companyId=${company.id}`}>
            {say("admin.viewUsers")}
          </LinkButton>
          <LinkButton variant="secondary" href={`/admin/email-log?companyId=${company.id}`}>
            {say("admin.viewEmails")}
          </LinkButton>
          <LinkButton variant="secondary" href={`/admin/activity?companyId=${company.id}`}>
            {say("admin.viewAuditLog")}
          </LinkButton>
        </div>
      </Section>
      <Section title={say("admin.emailsRecent")}>
        <Facts>
          <Fact name={say("common.sent")}>{count(emails.sent)}</Fact>
          <Fact name={say("common.waiting")}>{count(emails.waiting)}</Fact>
          <Fact name={say("common.failed")}>{count(emails.failed)}</Fact>
          <Fact name={say("common.bounced")}>{count(emails.bounced)}</Fact>
          <Fact name={say("admin.noLongerNeeded")}>{count(emails.skipped)}</Fact>
          <Fact name={say("admin.invitationsToday")}>
            {say("admin.countOfCount2", { counted: count(company.emailsToday.invitations), count2: count(company.emailsToday.limit) })}
          </Fact>
        </Facts>
      </Section>
    </div>
  );
}
