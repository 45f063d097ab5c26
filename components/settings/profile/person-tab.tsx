"use client";

import { useQuery } from "@tanstack/react-query";
import { Loaded } from "@/components/settings/loaded";
import { PersonForm } from "@/components/settings/profile/person-form";
import { personQuery } from "@/components/settings/profile/use-people";
import { Section } from "@/components/ui/card";

export function PersonTab() {
  return (
    <Loaded query={useQuery(personQuery())} what="your profile">
      {(person) => (
        <Section title="Personal Profile">
          <PersonForm person={person} />
        </Section>
      )}
    </Loaded>
  );
}
