import type { Metadata } from "next";
import { aims, allRead, classesRead, faxes, forms, reading, verdicts } from "@/components/marketing/accuracy-figures";
import { AccuracyTable } from "@/components/marketing/accuracy-table";
import { ContentsPage } from "@/components/marketing/prose";
import { formatDate, formatNumber } from "@/components/ui/format";
import { writtenPercent } from "@/lib/infra/figures-rules";
import { say } from "@/messages/say";

export const generateMetadata = (): Metadata => ({ title: say("marketing.accuracyTitle") });

/** A command, which is the same in all languages. */
const command = ["npm run bench:accuracy -- --half", reading.half, "--seed", reading.seed, "--count", allRead?.files ?? 0].join(" ");

const share = (part: number, whole: number) => writtenPercent(whole === 0 ? 0 : (100 * part) / whole, 1);

function Reading() {
  const columns = [
    { title: say("marketing.accuracyValues"), cell: (row: (typeof reading.rows)[number]) => formatNumber(row.values) },
    { title: say("marketing.accuracyExact"), cell: (row: (typeof reading.rows)[number]) => share(row.exact, row.values) },
    { title: say("marketing.accuracyUnreadable"), cell: (row: (typeof reading.rows)[number]) => formatNumber(row.unreadable) },
    { title: say("marketing.accuracySilent"), cell: (row: (typeof reading.rows)[number]) => formatNumber(row.silent) },
    { title: say("marketing.accuracyWrong"), cell: (row: (typeof reading.rows)[number]) => formatNumber(row.wrong) },
    { title: say("marketing.accuracyWrongSure"), cell: (row: (typeof reading.rows)[number]) => formatNumber(row.wrongSure) },
  ];
  return <AccuracyTable label={say("marketing.accuracyReadTitle")} columns={columns} rows={reading.rows} />;
}

function Verdicts() {
  const columns = [
    { title: say("marketing.accuracyFiles"), cell: (row: (typeof verdicts.rows)[number]) => formatNumber(row.files) },
    { title: say("marketing.accuracyWrongGreens"), cell: (row: (typeof verdicts.rows)[number]) => formatNumber(row.wrongGreens) },
    { title: say("marketing.accuracyNobody"), cell: (row: (typeof verdicts.rows)[number]) => formatNumber(row.needNobody) },
    {
      title: say("marketing.accuracyQuestions"),
      cell: (row: (typeof verdicts.rows)[number]) => formatNumber(Math.round((10 * row.questions) / row.files) / 10),
    },
  ];
  return <AccuracyTable label={say("marketing.accuracyGreensTitle")} columns={columns} rows={verdicts.rows} />;
}

function sections() {
  const all = allRead ?? { files: 0, values: 0, exact: 0, unreadable: 0, silent: 0, wrong: 0, wrongSure: 0, judged: 0, falseGreens: 0 };
  const judged = (key: "files" | "wrongGreens" | "needNobody") => verdicts.rows.reduce((sum, row) => sum + row[key], 0);
  return [
    {
      title: say("marketing.accuracyHowTitle"),
      content: (
        <>
          <p>
            {say("marketing.accuracyHow", {
              day: formatDate(reading.day),
              files: formatNumber(all.files),
              classes: formatNumber(classesRead.length),
            })}
          </p>
          <p>{say("marketing.accuracyRun")}</p>
          <pre className="whitespace-pre-wrap rounded-card border border-line bg-sunken p-3 text-small">{command}</pre>
        </>
      ),
    },
    {
      title: say("marketing.accuracyReadTitle"),
      content: (
        <>
          <p>
            {say("marketing.accuracyRead", {
              values: formatNumber(all.values),
              exact: formatNumber(all.exact),
              unreadable: formatNumber(all.unreadable),
              silent: formatNumber(all.silent),
              wrong: formatNumber(all.wrong),
              wrongSure: formatNumber(all.wrongSure),
            })}
          </p>
          <Reading />
        </>
      ),
    },
    {
      title: say("marketing.accuracyGreensTitle"),
      content: (
        <>
          <p>{say("marketing.accuracyGreens", { judged: formatNumber(all.judged), falseGreens: all.falseGreens })}</p>
          <p>
            {say("marketing.accuracyVerdicts", {
              day: formatDate(verdicts.day),
              files: formatNumber(judged("files")),
              wrong: judged("wrongGreens"),
              nobody: formatNumber(judged("needNobody")),
            })}
          </p>
          <Verdicts />
        </>
      ),
    },
    {
      title: say("marketing.accuracyMissesTitle"),
      content: (
        <ul>
          <li>{say("marketing.accuracyMissSure", { share: share(all.wrongSure, all.values) })}</li>
          {faxes && forms && (
            <li>
              {say("marketing.accuracyMissAims", {
                forms: share(forms.exact, forms.values),
                formsAim: writtenPercent(aims.forms, 1),
                faxes: share(faxes.exact, faxes.values),
                faxesAim: writtenPercent(aims.faxes, 1),
              })}
            </li>
          )}
          <li>{say("marketing.accuracyMissFax")}</li>
          <li>{say("marketing.accuracyMissDesigns")}</li>
          <li>{say("marketing.accuracyMissStamps")}</li>
          <li>{say("marketing.accuracyMissMarks")}</li>
          <li>{say("marketing.accuracyMissPages")}</li>
        </ul>
      ),
    },
    { title: say("marketing.accuracyThenTitle"), content: <p>{say("marketing.accuracyThen")}</p> },
  ];
}

/** The figures of the benchmarks, with the misses. */
export default function AccuracyPage() {
  return <ContentsPage title={say("marketing.accuracyTitle")} lead={say("marketing.accuracyLead")} sections={sections()} />;
}
