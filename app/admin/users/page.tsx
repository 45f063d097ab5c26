import type { Metadata } from "next";
import { UsersScreen } from "@/components/admin/users/users-screen";
import { say } from "@/messages/say";

export const generateMetadata = (): Metadata => ({ title: say("common.users") });

export default function AdminUsersPage() {
  return <UsersScreen />;
}
