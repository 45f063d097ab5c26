import type { Metadata } from "next";
import { ProjectsScreen } from "@/components/projects/projects-screen";
import { say } from "@/messages/say";

export const generateMetadata = (): Metadata => ({ title: say("projects.addProject") });

export default function NewProjectPage() {
  return <ProjectsScreen key="new" adding />;
}
