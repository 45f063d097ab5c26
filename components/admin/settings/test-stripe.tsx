"use client";

import { useTestStripe } from "@/components/admin/settings/use-settings";
import { Button } from "@/components/ui/button";
import { FormAlert } from "@/components/ui/form-alert";
import { say } from "@/messages/say";

/** Asks Stripe with the saved keys and shows what it said. */
export function TestStripe() {
  const test = useTestStripe();
  return (
    <div className="space-y-3">
      <Button variant="secondary" busy={test.isPending} onClick={() => test.mutate()}>
        {say("admin.testConnection")}
      </Button>
      {test.data && !test.isPending && (
        <FormAlert tone={test.data.isAccepted ? "success" : "error"}>
          <span className="[overflow-wrap:anywhere]">{test.data.answer}</span>
        </FormAlert>
      )}
    </div>
  );
}
