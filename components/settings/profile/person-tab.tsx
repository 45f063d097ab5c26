"use client";

import { useQuery } from "@tanstack/react-query";
import { PersonForm } from "@/components/settings/profile/person-form";
import { personQuery } from "@/components/settings/profile/use-people";
import { Section } from "@/components/ui/card";
import { Loaded } from "@/components/ui/loaded";
import { SavePage } from "@/components/ui/save-page";
import { say } from "@/messages/say";

export function PersonTab() {
  return (
    <Loaded query={useQuery(personQuery())} what={say("settings.yourProfile")}>
      {(person) => (
        <SavePage>
          <Section title={say("common.personalProfile")}>
            <PersonForm person={person} />
          </Section>
        </SavePage>
      )}
    </Loaded>
  );
}
