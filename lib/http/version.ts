/** The version of the API, in each answer. docs/api.md says what may change within one. */
export const apiVersion = "2026-11-27";
export const versionHeader = "coverkeep-version";
