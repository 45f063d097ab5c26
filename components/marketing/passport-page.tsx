import { CircleAlert, CircleCheck, CircleHelp, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "@/components/ui/class-names";
import { formatDate, formatNumber } from "@/components/ui/format";
import { coverageName } from "@/lib/compliance/policies/rules";
import { limitNames } from "@/lib/compliance/verdicts/labels-values";
import { checkedText } from "@/lib/documents/passports/labels-rules";
import { fingerprintOf } from "@/lib/documents/passports/rules";
import type { Manifest } from "@/lib/documents/passports/schema";
import { inWords } from "@/lib/infra/sentences-rules";
import { labelled, say } from "@/messages/say";

type Issued = { signed: Manifest; withdrawnAt: Date | null };

/** Whether a passport was made here, and everything that it says: no more than whoever has it can read in it. */
export function PassportPage({ issued }: { issued: Issued | null }) {
  return (
    <div className="public-page py-12 lg:py-16">
      <h1 className="font-semibold text-3xl text-ink tracking-tight sm:text-4xl">{say("passports.pageTitle")}</h1>
      <Answer issued={issued} />
      {issued && <Signed signed={issued.signed} />}
    </div>
  );
}

function Answer({ issued }: { issued: Issued | null }) {
  const { icon: Icon, tone, title, help }: { icon: LucideIcon; tone: string; title: string; help: string } = answerTo(issued);
  return (
    <div role="status" className={cx("mt-6 flex max-w-2xl items-start gap-3 rounded-card px-4 py-3", tone)}>
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">
        <p className="font-semibold text-base">{title}</p>
        <p className="text-ink-2">{help}</p>
      </div>
    </div>
  );
}

function answerTo(issued: Issued | null) {
  if (!issued)
    return { icon: CircleHelp, tone: "bg-sunken text-ink", title: say("passports.pageUnknown"), help: say("passports.pageUnknownHelp") };
  const { withdrawnAt } = issued;
  if (withdrawnAt) {
    const day = formatDate(withdrawnAt.toISOString().slice(0, 10));
    const help = say("passports.pageWithdrawnHelp");
    return { icon: CircleAlert, tone: "bg-orange-tint text-orange", title: say("passports.pageWithdrawn", { day }), help };
  }
  return { icon: CircleCheck, tone: "bg-blue-tint text-blue", title: say("passports.pageFound"), help: say("passports.pageCompare") };
}

function Signed({ signed }: { signed: Manifest }) {
  const { vendor, company, day, files, checked, key, id } = signed;
  return (
    <dl className="mt-8 max-w-3xl divide-y border-y">
      <Fact name={say("passports.vendor")}>{vendor}</Fact>
      <Fact name={say("passports.metOf")}>{company}</Fact>
      <Fact name={say("passports.signedAt")}>{formatDate(day)}</Fact>
      <Fact name={say("passports.policies")}>
        <ul className="space-y-3">
          {files.flatMap(({ sha256, policies }) =>
            policies.map((policy, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a file may state one policy twice, and nothing here changes
              <li key={`${sha256} ${at}`}>
                <p className="font-medium text-ink">
                  {coverageName({ coverage: policy.coverage, coverageText: policy.text })}
                  {policy.number && ` · ${policy.number}`}
                </p>
                <p className="text-ink-2">{[policy.insurer, termOf(policy)].filter(Boolean).join(" · ")}</p>
                <p className="text-ink-3 text-small">{policy.limits.map(limitText).join(" · ")}</p>
              </li>
            )),
          )}
        </ul>
      </Fact>
      {checked.length > 0 && (
        <Fact name={say("passports.checkedThere")}>
          <ul className="space-y-1">
            {checked.map((one) => (
              <li key={one.name}>{inWords(checkedText(one))}</li>
            ))}
          </ul>
        </Fact>
      )}
      <Fact name={say("passports.certificates")}>
        <ul className="space-y-2">
          {files.map(({ name, sha256 }) => (
            <li key={sha256}>
              {name}
              <code className="block text-ink-3 text-small [overflow-wrap:anywhere]">SHA-256 {sha256}</code>
            </li>
          ))}
        </ul>
      </Fact>
      <Fact name={say("passports.fingerprint")}>
        <code>{fingerprintOf(key.publicKey)}</code>
      </Fact>
      <Fact name={say("passports.id")}>
        <code className="[overflow-wrap:anywhere]">{id}</code>
      </Fact>
      <div className="py-3 text-ink-2">{say("server.passports.provesWhat")}</div>
    </dl>
  );
}

type Policy = Manifest["files"][number]["policies"][number];

const termOf = ({ effective, expiration }: Policy) => [effective, expiration].map((day) => (day ? formatDate(day) : "–")).join(" – ");
const limitText = ({ key, amount }: Policy["limits"][number]) => labelled(say(limitNames[key]), `$${formatNumber(amount)}`);

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 py-3 sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-4">
      <dt className="text-ink-2">{name}</dt>
      <dd className="min-w-0 text-ink [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
