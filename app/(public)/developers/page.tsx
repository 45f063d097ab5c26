import type { Metadata } from "next";
import { ProsePage, ProseSection } from "@/components/marketing/prose";
import { TextLink } from "@/components/ui/text-link";
import { readDescription } from "@/lib/http/description";
import { keyLimit } from "@/lib/http/limits";
import { operationsOf, partAddress } from "@/lib/integrations/description/reading-rules";
import { say } from "@/messages/say";
import { sayParts } from "@/messages/say-parts";

/** A command, which is the same in all languages. */
const firstCall = ['curl -H "Authorization: Bearer ck_…"', "https://coverkeep.example/api/vendors?limit=10"].join(" ");

const scopes = () => [
  ["read", say("server.developers.scopeRead")],
  ["write", say("server.developers.scopeWrite")],
  ["admin", say("server.developers.scopeAdmin")],
];

export const generateMetadata = (): Metadata => ({ title: say("server.developers.title") });

export default async function DevelopersPage() {
  const description = await readDescription();
  const operations = operationsOf(description);
  return (
    <ProsePage title={say("server.developers.title")} lead={say("server.developers.lead")}>
      <ProseSection title={say("server.developers.start")}>
        <p>{say("server.developers.startKey")}</p>
        <pre className="overflow-auto rounded-card border border-line bg-sunken p-3 text-small">{firstCall}</pre>
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
        <p>{sayParts("server.developers.description", { link: <TextLink href="/api/openapi.json">/api/openapi.json</TextLink> })}</p>
      </ProseSection>
      <ProseSection title={say("server.developers.answers")}>
        <p>{say("server.developers.answersText")}</p>
      </ProseSection>
      <ProseSection title={say("server.developers.repeat")}>
        <p>{say("server.developers.repeatText")}</p>
      </ProseSection>
      <ProseSection title={say("server.developers.versions")}>
        <p>{say("server.developers.versionsText")}</p>
      </ProseSection>
      <ProseSection title={say("server.developers.lists")}>
        <p>{say("server.developers.listsText")}</p>
      </ProseSection>
      <ProseSection title={say("server.developers.limits")}>
        <p>{say("server.developers.limitsText", { max: keyLimit.max })}</p>
      </ProseSection>
      <ProseSection title={say("server.developers.webhooks")}>
        <p>{sayParts("server.developers.webhooksText", { link: (text) => <TextLink href={partAddress("webhooks")}>{text}</TextLink> })}</p>
      </ProseSection>
      <ProseSection title={say("server.developers.stable")}>
        <p>{say("server.developers.stableText")}</p>
      </ProseSection>
      <ProseSection title={say("server.developers.calls")}>
        <ul>
          {description.tags.map(({ name, description: text }) => (
            <li key={name}>
              <TextLink href={partAddress(name)}>{name}</TextLink> (
              {say("server.developers.callsOf", { count: operations.filter(({ part }) => part === name).length })}): {text}
            </li>
          ))}
        </ul>
      </ProseSection>
    </ProsePage>
  );
}
