"use client";

import { useQuery } from "@tanstack/react-query";
import { PersonForm } from "@/components/people/person-form";
import { personQuery } from "@/components/people/use-people";
import { Loaded } from "@/components/settings/loaded";
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
