import { apiChanges } from "@/lib/integrations/changelog-values";

/** The version of the API, in each answer: the day of its newest change. docs/api.md says what may change. */
export const apiVersion = apiChanges[0].day;
export const versionHeader = "coverkeep-version";
