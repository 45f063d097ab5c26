import type { Metadata } from "next";
import { Texts } from "@/components/layout/texts";
import { ListsScreen } from "@/components/transfer/lists-screen";
import { say } from "@/messages/say";

export const generateMetadata = (): Metadata => ({ title: say("settings.importLists") });

export default function ImportListsPage() {
  return (
    <Texts part="settings">
      <ListsScreen />
    </Texts>
  );
}
