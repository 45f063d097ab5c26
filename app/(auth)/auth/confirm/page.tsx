import type { Metadata } from "next";
import { EmailConfirmation } from "@/components/auth/email-confirmation";
import { isSignedIn } from "@/lib/http/page";
import { say } from "@/messages/say";

/** The address holds a token: no other site may learn it. */
export const generateMetadata = (): Metadata => ({ title: say("auth.confirmYourEmail"), referrer: "no-referrer" });

type Query = Promise<{ token?: string | string[]; type?: string | string[] }>;

export default async function ConfirmPage({ searchParams }: { searchParams: Query }) {
  const { token, type } = await searchParams;
  return (
    <EmailConfirmation
      token={typeof token === "string" ? token : ""}
      type={typeof type === "string" ? type : ""}
      isSignedIn={await isSignedIn()}
    />
  );
}
