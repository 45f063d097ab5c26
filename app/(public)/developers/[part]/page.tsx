import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Operation } from "@/components/developers/operation";
import { BackLink } from "@/components/ui/back-link";
import { readDescription } from "@/lib/http/description";
import { env } from "@/lib/infra/env";
import { inOrderOfUse, operationsOf } from "@/lib/integrations/description/reading-rules";
import { say } from "@/messages/say";

type Props = { params: Promise<{ part: string }> };

async function findPart({ params }: Props) {
  const { part } = await params;
  const description = await readDescription();
  const found = description.tags.find(({ name }) => name.toLowerCase() === part);
  if (!found) notFound();
  return { ...found, operations: inOrderOfUse(operationsOf(description).filter(({ part: of }) => of === found.name)) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return { title: `${(await findPart(props)).name} | ${say("server.developers.title")}` };
}

export default async function PartPage(props: Props) {
  const { name, description, operations } = await findPart(props);
  return (
    <div className="public-page py-12 lg:py-16">
      <BackLink href="/developers">{say("server.developers.back")}</BackLink>
      <h1 className="mt-4 font-semibold text-3xl text-ink tracking-tight sm:text-4xl">{name}</h1>
      <p className="mt-3 max-w-2xl text-ink-2 text-lg leading-7">{description}</p>
      <div className="mt-10 grid max-w-3xl grid-cols-1 gap-4">
        {operations.map((operation) => (
          <Operation key={operation.id} operation={operation} origin={env().APP_URL} />
        ))}
      </div>
    </div>
  );
}
