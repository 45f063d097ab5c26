import type { Metadata } from "next";
import { LoginForm } from "@/components/auth/login-form";
import { redirectIfSignedIn } from "@/lib/http/page";

export const metadata: Metadata = { title: "Sign in" };

export default async function LoginPage({ searchParams }: { searchParams: Promise<{ confirmed?: string }> }) {
  await redirectIfSignedIn();
  const { confirmed } = await searchParams;
  return <LoginForm confirmed={confirmed === "1"} />;
}
