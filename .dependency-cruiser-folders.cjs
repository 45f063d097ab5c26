// Folders that import each other in a circle, directly or through others. Tests may look anywhere, so they are not read here.
const { options } = require("./.dependency-cruiser.cjs");

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "no-folder-cycles",
      comment: "Two folders that need each other are one folder, or what both need belongs one floor down.",
      severity: "error",
      scope: "folder",
      from: { path: "^(?:lib|components)/", pathNot: "^lib/testing$" },
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: [...options.exclude.path, "\\.test\\.tsx?$"] }, includeOnly: "^(?:lib|components)/" },
};
