export const samples = {
  loadSampleData: "Load Sample Data",
  countVendors: { one: "{count} vendor", other: "{count} vendors" },
  countProjects: { one: "{count} project", other: "{count} projects" },
  sampleData: "Sample data",
  sampleDataWhatAreInvented: "<b>Sample data:</b> {what} are invented. Sample vendors get no email.",
  removeSampleData: "Remove Sample Data",
  removeSampleDataTitle: "Remove sample data",
  areYouSureYouWant: "Are you sure you want to remove {what}?",
  thisDeletesTheSampleVendors:
    "This deletes the sample vendors with all their documents, and the sample projects. Your own data stays, and so does what someone worked with.",
  sampleDataLoaded: "Sample data loaded",
  failedToLoadTheSample: "Failed to load the sample data",
  sampleDataRemoved: "Sample data removed",
  removedExcept: "Sample data removed, except what you worked with: {names}",
  failedToRemoveTheSample: "Failed to remove the sample data",
} as const;
