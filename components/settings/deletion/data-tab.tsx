"use client";

import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useCan, useSession } from "@/components/layout/session-context";
import { ExportDialog } from "@/components/settings/deletion/export-dialog";
import { RemovalDialog } from "@/components/settings/deletion/removal-dialog";
import { type Removed, removalQuery, useExportPerson, useKeep } from "@/components/settings/deletion/use-removal";
import { Loaded } from "@/components/settings/loaded";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/card";
import { formatMoment } from "@/components/ui/format";

/** Taking one's data along, and leaving. */
export function DataTab() {
  const { user, company } = useSession();
  const mayExport = useCan("company:export");
  const mayDelete = useCan("company:delete");
  const removals = useQuery(removalQuery());
  const exportPerson = useExportPerson();
  const [exporting, setExporting] = useState(false);
  return (
    <Loaded query={removals} what="your data">
      {({ accountDueAt, companyDueAt }) => (
        <>
          <Section title="Export">
            <Choice
              name="Your own data"
              text="Download your profile, devices, emails and activity as a JSON file."
              action={<ExportButton label="Export My Data" busy={exportPerson.isPending} onClick={() => exportPerson.mutate()} />}
            />
            {mayExport && (
              <Choice
                name="All data of the company"
                text="Download vendors, projects, original files, values, reminders, emails, team and activity as a ZIP file."
                action={
                  <>
                    <ExportButton label="Export Company Data" busy={false} onClick={() => setExporting(true)} />
                    {exporting && <ExportDialog onClose={() => setExporting(false)} />}
                  </>
                }
              />
            )}
          </Section>
          <Section title="Delete">
            <Leave
              what="account"
              dueAt={accountDueAt}
              title="Delete My Account"
              text="You can no longer sign in. Documents you uploaded stay with the company, without your name."
              label="Your email address"
              expected={user.email}
            />
            {mayDelete && (
              <Leave
                what="company"
                dueAt={companyDueAt}
                title="Delete the Company"
                text={`We delete ${company.name} and all its vendors, projects, certificates, emails, activity and accounts.`}
                label="Company name"
                expected={company.name}
              />
            )}
          </Section>
        </>
      )}
    </Loaded>
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
        Keep it
      </Button>
    );
    return <Choice name={title} text={`Scheduled for ${formatMoment(dueAt, timeZone)}. You can cancel until then.`} action={button} />;
  }
  const consequence = `${text} This happens in 30 days. You can cancel until then. After that, it cannot be undone.`;
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
