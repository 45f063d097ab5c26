import type { Metadata } from "next";
import { WebhookEvent } from "@/components/developers/webhook-event";
import { ProseSection } from "@/components/marketing/prose";
import { BackLink } from "@/components/ui/back-link";
import { readDescription } from "@/lib/http/description";
import { verifyExample } from "@/lib/integrations/changes/events-values";
import { changesKeptDays } from "@/lib/integrations/changes/values";
import { eventsOf } from "@/lib/integrations/description/reading-rules";
import { bothSecretsHours } from "@/lib/integrations/webhooks/values";
import { say } from "@/messages/say";

export const generateMetadata = (): Metadata => ({ title: `${say("server.developers.webhooks")} | ${say("server.developers.title")}` });

export default async function WebhooksPage() {
  const { events, headers, answers } = eventsOf(await readDescription());
  return (
    <div className="public-page py-12 lg:py-16">
      <BackLink href="/developers">{say("server.developers.back")}</BackLink>
      <h1 className="mt-4 font-semibold text-3xl text-ink tracking-tight sm:text-4xl">{say("server.developers.webhooks")}</h1>
      <p className="mt-3 max-w-2xl text-ink-2 text-lg leading-7">{say("server.developers.webhooksLead")}</p>
      <div className="mt-10 grid max-w-3xl grid-cols-1 gap-9">
        <ProseSection title={say("server.developers.eventHeaders")}>
          <ul>
            {headers.map(({ name, description }) => (
              <li key={name}>
                <code className="text-ink">{name}</code>: {description}
              </li>
            ))}
          </ul>
        </ProseSection>
        <ProseSection title={say("server.developers.checkSignature")}>
          <p>{say("server.developers.checkSignatureText")}</p>
          <pre className="overflow-auto rounded-card border border-line bg-sunken p-3 text-small">{verifyExample}</pre>
        </ProseSection>
        <ProseSection title={say("server.developers.yourAnswer")}>
          <ul>
            {answers.map(({ status, description }) => (
              <li key={status}>
                <code className="text-ink">{status}</code>: {description}
              </li>
            ))}
          </ul>
          <p>{say("server.developers.eventsMayRepeat")}</p>
        </ProseSection>
        <ProseSection title={say("server.developers.eventOrder")}>
          <p>{say("server.developers.eventOrderText", { days: changesKeptDays })}</p>
        </ProseSection>
        <ProseSection title={say("server.developers.eventSecret")}>
          <p>{say("server.developers.eventSecretText", { hours: bothSecretsHours })}</p>
        </ProseSection>
        <ProseSection title={say("server.developers.eventTools")}>
          <p>{say("server.developers.eventToolsText")}</p>
        </ProseSection>
        <ProseSection title={say("server.developers.events")}>
          <div className="grid grid-cols-1 gap-4">
            {events.map((event) => (
              <WebhookEvent key={event.type} {...event} />
            ))}
          </div>
        </ProseSection>
      </div>
    </div>
  );
}
