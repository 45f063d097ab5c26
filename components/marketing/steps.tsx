const steps = [
  {
    title: "Upload certificates",
    text: "Add a vendor and drop in its certificate: a PDF, a photo or a Word file. A hundred at once are fine.",
  },
  {
    title: "AI processes data",
    text: "Coverages, dates and limits are read from the page. What is in doubt waits for you, marked on the page.",
  },
  { title: "Stay compliant", text: "The status follows by itself, and reminders go out before anything expires." },
];

export function Steps() {
  return (
    <section id="how" className="border-y bg-surface">
      <div className="public-page py-16 lg:py-20">
        <h2 className="text-center font-semibold text-3xl text-ink tracking-tight sm:text-4xl">Three steps</h2>
        <ol className="mt-10 grid gap-8 md:grid-cols-3 lg:mt-14">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="border-link border-t-2 pt-5">
              <p className="font-semibold text-link tabular-nums">{index + 1}</p>
              <h3 className="mt-1 font-semibold text-ink text-lg">{title}</h3>
              <p className="mt-1 max-w-xs text-ink-2">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
