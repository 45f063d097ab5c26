import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ConnectedScreen } from "@/components/connections/connected-screen";
import { SettingsTexts } from "@/components/layout/settings-texts";
import { requireCompany } from "@/lib/http/page";
import { titleIn } from "@/lib/http/titles";
import { connectorParam } from "@/lib/transfer/connectors/schema";
import { say } from "@/messages/say";

type Props = { params: Promise<{ connector: string }>; searchParams: Promise<Record<string, string | string[] | undefined>> };

export const generateMetadata = (): Metadata => titleIn("common.settings", say("search.connections"));

export default async function ConnectedPage({ params, searchParams }: Props) {
  await requireCompany();
  const known = connectorParam.safeParse(await params);
  if (!known.success) notFound();
  const query = await searchParams;
  const of = (name: string) => (typeof query[name] === "string" ? { [name]: query[name] } : {});
  return (
    <SettingsTexts>
      <ConnectedScreen
        connector={known.data.connector}
        {...of("state")}
        {...of("code")}
        {...of("realmId")}
        {...of("error")}
        {...of("error_description")}
      />
    </SettingsTexts>
  );
}
