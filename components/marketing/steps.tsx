import { say } from "@/messages/say";

const steps = [
  {
    title: "marketing.uploadCertificates",
    text: "marketing.stepsUploadText",
  },
  {
    title: "marketing.aiProcessesData",
    text: "marketing.stepsReadingText",
  },
  { title: "marketing.stayCompliant", text: "marketing.stepsStatusText" },
] as const;

export function Steps() {
  return (
    <section id="how" className="border-y bg-surface">
      <div className="public-page py-12 lg:py-16">
        <h2 className="text-center font-semibold text-3xl text-ink tracking-tight sm:text-4xl">{say("marketing.threeSteps")}</h2>
        <ol className="mt-8 grid gap-8 md:grid-cols-3 lg:mt-10">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="border-link border-t-2 pt-5">
              <p className="font-semibold text-link tabular-nums">{index + 1}</p>
              <h3 className="mt-1 font-semibold text-ink text-lg">{say(title)}</h3>
              <p className="mt-1 max-w-xs text-base text-ink leading-6">{say(text)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
