"use client";

import { useQuery } from "@tanstack/react-query";
import { DirectorySection } from "@/components/settings/sign-on/directory-section";
import { DomainsSection } from "@/components/settings/sign-on/domains-section";
import { GroupsSection } from "@/components/settings/sign-on/groups-section";
import { PeopleSection } from "@/components/settings/sign-on/people-section";
import { ProvidersSection } from "@/components/settings/sign-on/providers-section";
import { TrialNotice } from "@/components/settings/sign-on/trial-notice";
import { signOnQuery } from "@/components/settings/sign-on/use-sign-on";
import { Loaded } from "@/components/ui/loaded";
import { say } from "@/messages/say";

/** In the order in which a firm sets it up: whose the domain is, who vouches, who comes in, and the directory. */
export function SignOnTab() {
  return (
    <Loaded query={useQuery(signOnQuery())} what={say("search.signOn")}>
      {(settings) => (
        <>
          <TrialNotice providers={settings.providers} />
          <DomainsSection settings={settings} />
          <ProvidersSection providers={settings.providers} />
          <PeopleSection settings={settings} />
          <DirectorySection directory={settings.directory} />
          <GroupsSection groups={settings.directory.groups} />
        </>
      )}
    </Loaded>
  );
}
