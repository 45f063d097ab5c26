import type { Metadata } from "next";
import { NewEmail } from "@/components/auth/new-email";
import { say } from "@/messages/say";

/** The address holds a token: no other site may learn it. */
export const generateMetadata = (): Metadata => ({ title: say("auth.newAddressTitle"), referrer: "no-referrer" });

export default async function NewEmailPage({ searchParams }: { searchParams: Promise<{ token?: string | string[] }> }) {
  const { token } = await searchParams;
  return <NewEmail token={typeof token === "string" ? token : ""} />;
}
