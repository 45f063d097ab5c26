import type { Metadata } from "next";
import { ProjectsScreen } from "@/components/projects/projects-screen";

export const metadata: Metadata = { title: "Add project" };

export default function NewProjectPage() {
  return <ProjectsScreen key="new" adding />;
}
