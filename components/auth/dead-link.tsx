import { Link2Off } from "lucide-react";
import { LinkButton } from "@/components/ui/link-button";
import { say } from "@/messages/say";

export function DeadLink() {
  return (
    <div>
      <Link2Off aria-hidden className="mb-4 size-9 text-red" />
      <h1 className="font-semibold text-2xl text-ink tracking-tight">{say("auth.deadLinkTitle")}</h1>
      <p className="mt-2 text-ink-2">{say("auth.resetLinkDead")}</p>
      <div className="mt-7 flex flex-wrap gap-3">
        <LinkButton href="/forgot-password">{say("auth.resetAgain")}</LinkButton>
        <LinkButton href="/login" variant="secondary">
          {say("auth.backToLogin")}
        </LinkButton>
      </div>
    </div>
  );
}
