import type { Metadata } from "next";
import { headers } from "next/headers";
import { PassportPage } from "@/components/marketing/passport-page";
import { findIssued } from "@/lib/documents/passports/queries";
import { passportCheckLimit } from "@/lib/http/limits";
import { clientAddress, countRequest } from "@/lib/http/rate-limit";
import { say } from "@/messages/say";

export const generateMetadata = (): Metadata => ({
  title: say("passports.pageTitle"),
  robots: { index: false, follow: false },
  referrer: "no-referrer",
});

/** What this installation signed under an id, for whoever has the passport. */
export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  await countRequest(passportCheckLimit, clientAddress(await headers()));
  const { id } = await params;
  return <PassportPage issued={await findIssued(id)} />;
}
