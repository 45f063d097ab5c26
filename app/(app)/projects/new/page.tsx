import { ProjectsScreen } from "@/components/projects/projects-screen";
import { titleIn } from "@/lib/http/titles";
import { say } from "@/messages/say";

export const generateMetadata = () => titleIn("common.projects", say("projects.addProject"));

export default function NewProjectPage() {
  return <ProjectsScreen key="new" adding />;
}
