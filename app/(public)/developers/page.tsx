import type { Metadata } from "next";
import { CodeSamples } from "@/components/developers/code-samples";
import { ContentsPage } from "@/components/marketing/prose";
import { TextLink } from "@/components/ui/text-link";
import { companyScopes, scopeMeanings } from "@/lib/accounts/api-keys/values";
import { readDescription } from "@/lib/http/description";
import { keyLimit } from "@/lib/http/limits";
import { env } from "@/lib/infra/env";
import { changesKeptDays } from "@/lib/integrations/changes/values";
import {
  browserCallsOf,
  type Description,
  operationsOf,
  partAddress,
  quickStart,
  type ShownOperation,
} from "@/lib/integrations/description/reading-rules";
import { type CodeSample, codeSamples, keyCommand } from "@/lib/integrations/description/samples-rules";
import { say } from "@/messages/say";
import { sayParts } from "@/messages/say-parts";

const scopes = () => [...companyScopes.map((scope) => [scope, say(scopeMeanings[scope])]), ["admin", say("server.developers.scopeAdmin")]];

export const generateMetadata = (): Metadata => ({ title: say("server.developers.title") });

/** From nothing to the first verdict, in the order of the steps. */
const stepsOf = (): readonly { call: string; text: string }[] => [
  { call: quickStart.vendor, text: say("server.developers.stepVendor") },
  { call: quickStart.upload, text: say("server.developers.stepUpload") },
  { call: quickStart.wait, text: say("server.developers.stepWait") },
  { call: quickStart.verdict, text: say("server.developers.stepVerdict") },
];

/** The upload of the quick start goes to the vendor that its first step made. */
const forTheVendor = (operation: ShownOperation): ShownOperation =>
  operation.form ? { ...operation, form: [...operation.form, { name: "vendorId", isFile: false }] } : operation;

export default async function DevelopersPage() {
  const description = await readDescription();
  const operations = operationsOf(description);
  const steps = stepsOf().flatMap(({ call, text }) =>
    operations
      .filter(({ method, path }) => `${method} ${path}` === call)
      .map((operation) => ({ text, samples: codeSamples(env().APP_URL, forTheVendor(operation)) })),
  );
  const sections = [
    { title: say("server.developers.start"), content: <QuickStart steps={steps} /> },
    { title: say("server.developers.calls"), content: <Parts description={description} operations={operations} /> },
    { title: say("server.developers.answers"), content: <Errors /> },
    { title: say("server.developers.repeat"), content: <p>{say("server.developers.repeatText")}</p> },
    { title: say("server.developers.versions"), content: <p>{say("server.developers.versionsText")}</p> },
    { title: say("server.developers.lists"), content: <p>{say("server.developers.listsText")}</p> },
    { title: say("server.developers.limits"), content: <p>{say("server.developers.limitsText", { max: keyLimit.max })}</p> },
    {
      title: say("server.developers.webhooks"),
      content: (
        <p>{sayParts("server.developers.webhooksText", { link: (text) => <TextLink href={partAddress("webhooks")}>{text}</TextLink> })}</p>
      ),
    },
    { title: say("server.developers.keepCopy"), content: <p>{say("server.developers.keepCopyText", { days: changesKeptDays })}</p> },
    { title: say("server.developers.browser"), content: <InBrowser operations={operations} /> },
    { title: say("server.developers.stable"), content: <Stable /> },
  ];
  return <ContentsPage title={say("server.developers.title")} lead={say("server.developers.lead")} sections={sections} />;
}

function QuickStart({ steps }: { steps: readonly { text: string; samples: readonly CodeSample[] }[] }) {
  return (
    <>
      <p>{say("server.developers.startTest")}</p>
      <p>{say("server.developers.startKey")}</p>
      <pre className="overflow-auto rounded-card border border-line bg-sunken p-3 text-small">{keyCommand}</pre>
      <table className="w-full text-left">
        <thead>
          <tr className="border-b text-ink-2">
            <th scope="col" className="py-1.5 pr-4 font-medium">
              {say("server.developers.scope")}
            </th>
            <th scope="col" className="py-1.5 font-medium">
              {say("server.developers.scopeAllows")}
            </th>
          </tr>
        </thead>
        <tbody>
          {scopes().map(([name, allows]) => (
            <tr key={name} className="border-b align-top">
              <th scope="row" className="py-1.5 pr-4 font-medium font-mono">
                {name}
              </th>
              <td className="py-1.5">{allows}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{say("server.developers.startScopes")}</p>
      <ol className="space-y-6 pl-0!">
        {steps.map(({ text, samples }, at) => (
          <li key={text} className="list-none">
            <p>{`${at + 1}. ${text}`}</p>
            <CodeSamples label={say("server.developers.language")} samples={samples} />
          </li>
        ))}
      </ol>
      <p>{sayParts("server.developers.description", { link: <TextLink href="/api/openapi.json">/api/openapi.json</TextLink> })}</p>
    </>
  );
}

function Parts({ description, operations }: { description: Description; operations: readonly ShownOperation[] }) {
  return (
    <ul>
      {description.tags.map(({ name, description: text }) => (
        <li key={name}>
          <TextLink href={partAddress(name)}>{name}</TextLink> (
          {say("server.developers.callsOf", { count: operations.filter(({ part }) => part === name).length })}): {text}
        </li>
      ))}
    </ul>
  );
}

function InBrowser({ operations }: { operations: readonly ShownOperation[] }) {
  return (
    <>
      <p>{say("server.developers.browserText")}</p>
      <ul>
        {browserCallsOf(operations).map(({ id, method, path, summary }) => (
          <li key={id}>
            <code>
              {method} {path}
            </code>
            : {summary}
          </li>
        ))}
      </ul>
    </>
  );
}

function Errors() {
  return (
    <>
      <p>{say("server.developers.answersText")}</p>
      <p>{sayParts("server.developers.errorsText", { link: (text) => <TextLink href={partAddress("errors")}>{text}</TextLink> })}</p>
    </>
  );
}

function Stable() {
  return (
    <>
      <p>{say("server.developers.stableText")}</p>
      <p>{sayParts("server.developers.changelogText", { link: (text) => <TextLink href={partAddress("changelog")}>{text}</TextLink> })}</p>
    </>
  );
}
