export const views = {
  viewName: "View name",
} as const;
