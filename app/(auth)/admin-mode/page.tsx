import type { Metadata } from "next";
import { AdminMode } from "@/components/auth/admin-mode";
import { requireAdminModeless } from "@/lib/http/page";
import { returnPath } from "@/lib/infra/return-path-rules";
import { say } from "@/messages/say";

export const generateMetadata = (): Metadata => ({ title: say("auth.confirmItsYou") });

export default async function AdminModePage({ searchParams }: { searchParams: Promise<{ to?: string | string[] }> }) {
  const to = returnPath((await searchParams).to) ?? "/admin";
  await requireAdminModeless(to);
  return <AdminMode to={to} />;
}
