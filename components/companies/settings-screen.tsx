"use client";

import { useQuery } from "@tanstack/react-query";
import { ProfileForm } from "@/components/companies/profile-form";
import { profileQuery } from "@/components/companies/use-companies";
import { Section } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { PageHeader } from "@/components/ui/page-header";
import { Skeleton } from "@/components/ui/skeleton";

export function SettingsScreen() {
  const { data, isError, refetch } = useQuery(profileQuery());
  return (
    <div className="max-w-3xl">
      <PageHeader title="Settings" subtitle="Your company's facts, as vendors and reminders see them" />
      <Section title="Company Profile">
        {data ? (
          <ProfileForm profile={data} />
        ) : isError ? (
          <ErrorState title="Failed to load the company profile" advice="Please try again in a moment." onRetry={() => refetch()} />
        ) : (
          <div aria-busy className="h-[500px] p-6">
            <Skeleton className="h-full w-full" />
          </div>
        )}
      </Section>
    </div>
  );
}
