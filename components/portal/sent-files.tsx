import { CircleAlert, CircleCheck, FileText } from "lucide-react";
import type { ReactNode } from "react";
import type { Sending } from "@/components/portal/use-files";
import { cx } from "@/components/ui/class-names";
import { formatDate } from "@/components/ui/format";
import { Spinner } from "@/components/ui/spinner";
import type { PortalFileDto } from "@/lib/portal/page/schema";
import { inList, say } from "@/messages/say";

export type SentFilesProps = {
  company: string;
  files: readonly PortalFileDto[];
  sendings: readonly Sending[];
  /** An agency's files go to one insured each. */
  isAgency?: boolean;
};

/** What was read from each file, and what was not used. */
export function SentFiles({ company, files, sendings, isAgency = false }: SentFilesProps) {
  const [used, unused] = [files.filter((file) => file.unused === null), files.filter((file) => file.unused !== null)];
  const [underWay, refused] = [sendings.filter(({ error }) => error === null), sendings.filter(({ error }) => error !== null)];
  return (
    <>
      <Files title={say("portal.filesSent")} isShown={underWay.length + used.length > 0}>
        {underWay.map((sending) => (
          <OnItsWay key={sending.key} sending={sending} company={company} />
        ))}
        {used.map((file) => (
          <SentFile key={file.id} file={file} company={company} isAgency={isAgency} />
        ))}
      </Files>
      <Files title={say("portal.notUsed")} isShown={refused.length + unused.length > 0} isTitled>
        {refused.map(({ key, name, error }) => (
          <Unused key={key} name={name} why={error ?? ""} advice={say("portal.sendAnother")} />
        ))}
        {unused.map(({ id, name, unused: why, isKept }) => (
          <Unused
            key={id}
            name={name}
            why={why ?? ""}
            advice={isKept && `${say("portal.sendAnother")} ${say("portal.isLookedAt", { company })}`}
          />
        ))}
      </Files>
    </>
  );
}

type FilesProps = { title: string; isShown: boolean; isTitled?: boolean; children: ReactNode };

/** A list of files. Unusable files have their title above them, so that no one takes them for read ones. */
function Files({ title, isShown, isTitled = false, children }: FilesProps) {
  if (!isShown) return null;
  return (
    <>
      {isTitled && <h3 className="border-t px-5 pt-4 font-semibold text-ink text-small max-sm:px-4">{title}</h3>}
      <ul aria-label={title} aria-live="polite" className={cx("divide-y", !isTitled && "border-t")}>
        {children}
      </ul>
    </>
  );
}

type ItemProps = { icon: ReactNode; name: string; children: ReactNode };

const Item = ({ icon, name, children }: ItemProps) => (
  <li className="flex gap-3 px-5 py-3 max-sm:px-4 [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0">
    {icon}
    <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
      <p className="font-medium text-ink">{name}</p>
      {children}
    </div>
  </li>
);

function OnItsWay({ sending: { name, percent, known }, company }: { sending: Sending; company: string }) {
  const knownText = known === "stored" ? say("portal.sentBefore", { company }) : say("portal.readAgain");
  return (
    <Item icon={known ? <CircleCheck aria-hidden className="text-ink-2" /> : <Spinner className="size-4" />} name={name}>
      <p className="text-ink-2">{known ? knownText : say("portal.sending", { percent })}</p>
    </Item>
  );
}

/** A file that could not be used: why, and what to do. */
function Unused({ name, why, advice }: { name: string; why: string; advice: string | false }) {
  return (
    <Item icon={<CircleAlert aria-hidden className="text-red" />} name={name}>
      <p className="text-red">{why}</p>
      {advice && <p className="text-ink-2">{advice}</p>}
    </Item>
  );
}

function SentFile({ file, company, isAgency }: { file: PortalFileDto; company: string; isAgency: boolean }) {
  const { name, state, ahead, insured, coverages, isChecked, filedTo, kind } = file;
  if (state === "reading")
    return (
      <Item icon={<Spinner className="size-4" />} name={name}>
        <p className="text-ink-2">{ahead ? say("portal.countFilesAhead", { count: ahead }) : say("portal.reading")}</p>
      </Item>
    );
  const place = filedTo ? isAgency && say("portal.filedTo", { vendor: filedTo }) : say("portal.withStaff", { company });
  return (
    <Item icon={<FileText aria-hidden className="text-ink-2" />} name={name}>
      {insured.length > 0 && <p className="text-ink-2">{say("portal.insuredIs", { names: inList(insured) })}</p>}
      {place && <p className="font-medium text-ink-2">{place}</p>}
      {kind && <p className="text-ink-2">{say("portal.filedAs", { kind })}</p>}
      {filedTo && !kind && coverages.length === 0 && <p className="text-ink-2">{say("portal.nothingFound", { company })}</p>}
      <ul className="text-ink-2">
        {coverages.map((one) => (
          <li key={`${one.name} ${one.policyNumber}`}>
            {[one.name, one.policyNumber, one.expiration && say("portal.expires", { day: formatDate(one.expiration) })]
              .filter(Boolean)
              .join(" · ")}
          </li>
        ))}
      </ul>
      {filedTo && isChecked && (kind || coverages.length > 0) && <p className="text-violet">{say("portal.isLookedAt", { company })}</p>}
    </Item>
  );
}
