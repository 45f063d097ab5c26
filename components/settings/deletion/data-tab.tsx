"use client";

import { useQuery } from "@tanstack/react-query";
import { Download, RotateCw, Upload } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useCan, useSession } from "@/components/layout/session-context";
import { ExportDialog } from "@/components/settings/deletion/export-dialog";
import { RemovalDialog } from "@/components/settings/deletion/removal-dialog";
import { type Removed, removalQuery, useExportPerson, useKeep } from "@/components/settings/deletion/use-removal";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/card";
import { formatMoment } from "@/components/ui/format";
import { LinkButton } from "@/components/ui/link-button";
import { Loaded } from "@/components/ui/loaded";
import { say } from "@/messages/say";

/** Taking one's data along, and leaving. */
export function DataTab() {
  const { user, company } = useSession();
  const mayExport = useCan("company:export");
  const mayImport = useCan("company:import");
  const mayWrite = useCan("company:write");
  const mayDelete = useCan("company:delete");
  const removals = useQuery(removalQuery());
  const exportPerson = useExportPerson();
  const [exporting, setExporting] = useState(false);
  return (
    <Loaded query={removals} what={say("settings.yourData")}>
      {({ accountDueAt, companyDueAt }) => (
        <>
          <Section title={say("settings.exportAndImport")}>
            <Choice
              name={say("settings.yourOwnData")}
              text={say("settings.exportMineHelp")}
              action={
                <ExportButton label={say("settings.exportMyData")} busy={exportPerson.isPending} onClick={() => exportPerson.mutate()} />
              }
            />
            {mayExport && (
              <Choice
                name={say("settings.allCompanyData")}
                text={say("settings.exportCompanyHelp")}
                action={
                  <>
                    <ExportButton label={say("settings.exportCompanyData")} busy={false} onClick={() => setExporting(true)} />
                    {exporting && <ExportDialog onClose={() => setExporting(false)} />}
                  </>
                }
              />
            )}
            {mayImport && <Imports />}
          </Section>
          {mayWrite && (
            <Section title={say("settings.certificates")}>
              <Choice
                name={say("settings.reread")}
                text={say("settings.rereadHelp")}
                action={
                  <LinkButton variant="secondary" href="/settings/reread">
                    <RotateCw aria-hidden className="size-4" />
                    {say("settings.readAgain")}
                  </LinkButton>
                }
              />
            </Section>
          )}
          {mayExport && (
            <Section title={say("premium.title")}>
              <Choice
                name={say("premium.title")}
                text={say("premium.help")}
                action={
                  <LinkButton variant="secondary" href="/premium-audit">
                    {say("premium.open")}
                  </LinkButton>
                }
              />
            </Section>
          )}
          <Section title={say("common.delete")}>
            <Leave
              what="account"
              dueAt={accountDueAt}
              title={say("settings.deleteMyAccount")}
              text={say("settings.accountDeleteText")}
              label={say("settings.yourEmailAddress")}
              expected={user.email}
            />
            {mayDelete && (
              <Leave
                what="company"
                dueAt={companyDueAt}
                title={say("settings.deleteTheCompany")}
                text={say("settings.companyDeleteText", { name: company.name })}
                label={say("common.companyName")}
                expected={company.name}
              />
            )}
          </Section>
        </>
      )}
    </Loaded>
  );
}

function Imports() {
  const link = (href: string, label: string) => (
    <LinkButton variant="secondary" href={href}>
      <Upload aria-hidden className="size-4" />
      {label}
    </LinkButton>
  );
  return (
    <>
      <Choice
        name={say("settings.importLists")}
        text={say("settings.listImportHelp")}
        action={link("/settings/import-lists", say("settings.importLists"))}
      />
      <Choice
        name={say("settings.importCompanyData")}
        text={say("settings.transferHelp")}
        action={link("/settings/import", say("settings.importCompanyData"))}
      />
    </>
  );
}

function Choice({ name, text, action }: { name: string; text: string; action: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b px-5 py-4 last:border-b-0">
      <div className="min-w-0 flex-1 basis-72">
        <h3 className="font-medium text-ink">{name}</h3>
        <p className="mt-0.5 text-ink-2 text-small [overflow-wrap:anywhere]">{text}</p>
      </div>
      {action}
    </div>
  );
}

function ExportButton({ label, busy, onClick }: { label: string; busy: boolean; onClick: () => void }) {
  return (
    <Button variant="secondary" busy={busy} onClick={onClick}>
      {!busy && <Download aria-hidden className="size-4" />}
      {label}
    </Button>
  );
}

type LeaveProps = { what: Removed; dueAt: string | null; title: string; text: string; label: string; expected: string };

function Leave({ what, dueAt, title, text, label, expected }: LeaveProps) {
  const { timeZone } = useSession().company;
  const [asking, setAsking] = useState(false);
  const keep = useKeep(what);
  if (dueAt) {
    const button = (
      <Button variant="secondary" busy={keep.isPending} onClick={() => keep.mutate()}>
        {say("settings.keepIt")}
      </Button>
    );
    return <Choice name={title} text={say("settings.deletionScheduled", { day: formatMoment(dueAt, timeZone) })} action={button} />;
  }
  const consequence = say("settings.deleteConsequence", { text });
  return (
    <>
      <Choice
        name={title}
        text={text}
        action={
          <Button variant="secondary" className="text-red" onClick={() => setAsking(true)}>
            {title}
          </Button>
        }
      />
      {asking && <RemovalDialog {...{ what, title, consequence, expected, label }} onClose={() => setAsking(false)} />}
    </>
  );
}
