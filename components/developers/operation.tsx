import { CodeSamples } from "@/components/developers/code-samples";
import { Example } from "@/components/developers/example";
import { Card } from "@/components/ui/card";
import { cx } from "@/components/ui/class-names";
import type { ShownOperation } from "@/lib/integrations/description/reading-rules";
import { codeSamples } from "@/lib/integrations/description/samples-rules";
import { say } from "@/messages/say";

const colors: Readonly<Record<string, string>> = { GET: "text-link", DELETE: "text-red" };

/** One call of the API as its description has it: who may, what is sent, how, and what comes back. */
export function Operation({ operation, origin }: { operation: ShownOperation; origin: string }) {
  const { id, method, path, summary, access, parameters, body, answers, refusals } = operation;
  return (
    <Card className="scroll-mt-24 p-5">
      <h2 id={id} className="font-semibold text-body text-ink">
        {summary}
      </h2>
      <p className="mt-2 break-all font-mono text-small">
        <span className={cx("font-semibold", colors[method] ?? "text-ink")}>{method}</span> {path}
      </p>
      <p className="mt-2 text-ink-2 text-small">{accessInWords(access)}</p>
      {parameters.length > 0 && (
        <>
          <h3 className="mt-4 font-medium text-ink text-small">{say("server.developers.parameters")}</h3>
          <ul className="mt-1 space-y-1 text-ink-2 text-small">
            {parameters.map(({ name, place, type, isRequired, description }) => (
              <li key={`${place} ${name}`} className="break-words">
                <code className="text-ink">{name}</code> (
                {[place, isRequired && say("server.developers.required")].filter(Boolean).join(", ")}, <Type type={type} />)
                {description && `: ${description}`}
              </li>
            ))}
          </ul>
        </>
      )}
      <CodeSamples label={say("server.developers.language")} samples={codeSamples(origin, operation)} />
      {body && <Example title={say("server.developers.body")} text={body} />}
      {answers.map(({ status, text }) => (
        <Example key={status} title={say("server.developers.answer", { status })} text={text} />
      ))}
      {refusals.length > 0 && (
        <p className="mt-4 text-ink-2 text-small">{say("server.developers.refusals", { statuses: refusals.join(", ") })}</p>
      )}
    </Card>
  );
}

/** Values of a long choice that are shown at first, and how many more are worth folding. */
const [shownValues, fewestFolded] = [4, 4];

/** A type. Of a long choice, most values show at a press. */
function Type({ type }: { type: string }) {
  const values = type.split(" | ");
  if (values.length < shownValues + fewestFolded) return type;
  return (
    <>
      {values.slice(0, shownValues).join(" | ")}{" "}
      <details className="inline">
        <summary className="inline cursor-pointer text-link hover:underline">
          {say("server.developers.moreValues", { count: values.length - shownValues })}
        </summary>{" "}
        {values.slice(shownValues).join(" | ")}
      </details>
    </>
  );
}

function accessInWords(access: ShownOperation["access"]): string {
  if (access === "everyone") return say("server.developers.nobody");
  return access === "person" ? say("server.developers.person") : say("server.developers.needs", { scope: access });
}
