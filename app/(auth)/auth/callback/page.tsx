import type { Metadata } from "next";
import { EmailConfirmation } from "@/components/auth/email-confirmation";
import { SignOnRefused } from "@/components/auth/sign-on-refused";
import { isSignedIn } from "@/lib/http/page";
import { say } from "@/messages/say";

/** The address holds a token: no other site may learn it. */
const referrer = "no-referrer" as const;

type Query = Promise<Partial<Record<"token" | "type" | "error", string | string[]>>>;

export async function generateMetadata({ searchParams }: { searchParams: Query }): Promise<Metadata> {
  return { title: (await searchParams).error ? say("auth.signIn") : say("auth.confirmYourEmail"), referrer };
}

export default async function CallbackPage({ searchParams }: { searchParams: Query }) {
  const { token, type, error } = await searchParams;
  // Identity providers add their own text to this, which is not shown.
  if (error) return <SignOnRefused error={[error].flat()[0] ?? ""} />;
  return (
    <EmailConfirmation
      token={typeof token === "string" ? token : ""}
      type={typeof type === "string" ? type : ""}
      isSignedIn={await isSignedIn()}
    />
  );
}
