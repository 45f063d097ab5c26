export const views = {
  onlyManagersAndAdminsCan: "Only managers and admins can share views with the company",
  youHaveMaximumviewsViewsOf: "You have {maximumViews} views of this list already. Please delete one first.",
  view: "View",
  viewDeleted: "View deleted",
} as const;
