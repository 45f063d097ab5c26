import { BellRing, Download, FolderLock, MailPlus, ScanEye, Server, UsersRound } from "lucide-react";
import { fileKinds, largestFile } from "@/components/marketing/claims";
import { CardPicture, ProductPicture } from "@/components/marketing/product-picture";
import { cx } from "@/components/ui/class-names";
import { retentionYears } from "@/lib/documents/upkeep/retention-rules";
import { reminderSteps as reminderDays } from "@/lib/reminders/values";
import { inList, say } from "@/messages/say";

const shown = [
  {
    picture: "dashboard",
    get alt() {
      return say("marketing.featuresDashboardAlt");
    },
    get title() {
      return say("marketing.featureDashboardTitle");
    },
    get text() {
      return say("marketing.featuresDashboardText");
    },
    get points() {
      return [say("marketing.featuresStatusesPoint"), say("marketing.featuresExpirationsPoint"), say("marketing.featuresCountsPoint")];
    },
  },
  {
    picture: "vendor",
    get alt() {
      return say("marketing.judgingAlt");
    },
    get title() {
      return say("marketing.judgingTitle");
    },
    get text() {
      return say("marketing.judgingText");
    },
    get points() {
      return [say("marketing.judgingResultPoint"), say("marketing.judgingSourcePoint"), say("marketing.judgingDoubtPoint")];
    },
  },
] as const;

const cards = [
  { name: "portal", title: "marketing.portalTitle", text: "marketing.portalText", alt: "marketing.portalAlt" },
  { name: "answer", title: "marketing.answerTitle", text: "marketing.answerText", alt: "marketing.answerAlt" },
  { name: "agency", title: "marketing.agencyTitle", text: "marketing.agencyText", alt: "marketing.agencyAlt" },
  { name: "question", title: "marketing.questionTitle", text: "marketing.questionText", alt: "marketing.questionAlt" },
] as const;

const more = [
  {
    icon: ScanEye,
    get title() {
      return say("marketing.featuresUnreadableTitle");
    },
    get text() {
      return say("marketing.featuresUnreadableText");
    },
  },
  {
    icon: BellRing,
    get title() {
      return say("marketing.emailReminders");
    },
    get text() {
      return say("marketing.featuresRemindersText", { days: inList(reminderDays.map(String)) });
    },
  },
  {
    icon: MailPlus,
    get title() {
      return say("marketing.certificateRequests");
    },
    get text() {
      return say("marketing.featuresRequestText");
    },
  },
  {
    icon: UsersRound,
    get title() {
      return say("marketing.featureRolesTitle");
    },
    get text() {
      return say("marketing.featuresRolesText");
    },
  },
  {
    icon: FolderLock,
    get title() {
      return say("marketing.originalFiles");
    },
    get text() {
      return say("marketing.featuresFilesText", { fileKinds: fileKinds(), largestFile: largestFile(), retentionYears });
    },
  },
  {
    icon: Download,
    get title() {
      return say("marketing.featureActivityTitle");
    },
    get text() {
      return say("marketing.featuresActivityText");
    },
  },
  {
    icon: Server,
    get title() {
      return say("marketing.selfHostTitle");
    },
    get text() {
      return say("marketing.selfHostText");
    },
  },
];

export function Features() {
  return (
    <section id="features" className="public-page py-10 lg:py-12">
      <div className="mx-auto max-w-2xl text-center">
        <h2 className="text-balance font-semibold text-3xl text-ink tracking-tight sm:text-4xl">{say("marketing.featuresTitle")}</h2>
        <p className="mt-3 text-pretty text-base text-ink-2 leading-6">{say("marketing.featuresSiteText")}</p>
      </div>
      <div className="mt-10 space-y-12 lg:space-y-16">
        {shown.map(({ picture, alt, title, text, points }, index) => (
          <div
            key={picture}
            className={cx(
              "grid items-center gap-8 lg:gap-14",
              index % 2 === 0 ? "lg:grid-cols-[minmax(0,0.7fr)_minmax(0,1fr)]" : "lg:grid-cols-[minmax(0,1fr)_minmax(0,0.7fr)]",
            )}
          >
            <div className={cx(index % 2 === 1 && "lg:order-last")}>
              <h3 className="font-semibold text-2xl text-ink tracking-tight">{title}</h3>
              <p className="mt-2 text-base text-ink-2 leading-6">{text}</p>
              <ul className="mt-5 space-y-2.5 text-[15px] text-ink">
                {points.map((point) => (
                  <li key={point} className="border-link border-l-2 pl-4 leading-6">
                    {point}
                  </li>
                ))}
              </ul>
            </div>
            <ProductPicture name={picture} alt={alt} sizes="(width < 640px) 450px, (width < 1024px) 100vw, 600px" />
          </div>
        ))}
      </div>
      <ul className="mt-12 grid gap-4 md:grid-cols-2 lg:mt-16">
        {cards.map(({ name, title, text, alt }) => (
          <li key={name} className="flex flex-col gap-5 overflow-hidden rounded-card border bg-surface p-5 sm:p-6">
            <div>
              <h3 className="font-semibold text-ink text-xl tracking-tight">{say(title)}</h3>
              <p className="mt-1 text-base text-ink-2 leading-6">{say(text)}</p>
            </div>
            <CardPicture name={name} alt={say(alt)} />
          </li>
        ))}
      </ul>
      <ul className="mt-12 grid gap-x-10 gap-y-9 border-t pt-10 sm:grid-cols-2 lg:mt-16 lg:grid-cols-3">
        {more.map(({ icon: Icon, title, text }) => (
          <li key={title}>
            <Icon aria-hidden className="size-5 text-link" />
            <h3 className="mt-3 font-semibold text-base text-ink">{title}</h3>
            <p className="mt-1 text-base text-ink-2 leading-6">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
