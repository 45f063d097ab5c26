// Who may know whom. Behavior is in lib/<area>, screens in components/<area>, addresses in app, what runs by itself in jobs.

/** Folders of lib that serve all areas. */
const servants = "infra|http|client|testing";
const area = `^lib/(?!(?:${servants})/)[^/]+/`;
/** Files of an area itself and of its subjects, by their kinds: `rules.ts`, `excel-rules.ts`. */
const named = (names, folder = "^lib/[^/]+/") => ["", "[^/]+[/-]", "[^/]+/[^/]+-"].map((before) => `${folder}${before}(?:${names})\\.ts$`);
const shapes = named("values|schema|rules|permissions");
const tests = "\\.test\\.tsx?$";
const prisma = ["^generated/prisma", "node_modules/(?:@prisma|\\.prisma)/"];

const error = (name, comment, from, to, more = {}) => ({ name, comment, severity: "error", from, to, ...more });

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    error("no-cycles", "Two files that need each other are one file or three.", {}, { circular: true }),
    error("resolvable", "An import that leads nowhere would slip past every other rule.", {}, { couldNotResolve: true }),
    error("nothing-imports-app", "Addresses are the outermost layer.", { pathNot: ["^app/", tests] }, { path: "^app/" }),
    error(
      "nothing-imports-jobs",
      "Whoever has work enqueues it by its contract in lib/<area>/jobs.",
      { path: "^(?:app|components|lib)/", pathNot: tests },
      { path: "^jobs/" },
    ),
    error(
      "screens-know-only-shapes",
      "Screens reach schemas, rules, the permission table and lib/http/client; the server's code stays on the server.",
      { path: "^components/", pathNot: tests },
      { path: "^(?:lib|jobs|prisma|generated|scripts)/", pathNot: ["^lib/http/client/", ...shapes] },
    ),
    error(
      "shapes-are-isomorphic",
      "Values, a schema and the permissions run in the browser too, so they need nothing of the server.",
      { path: named("values|schema|permissions") },
      { path: "^(?:lib|node_modules/(?:next|@prisma|pg|pg-boss))/", pathNot: shapes },
    ),
    error(
      "lib-client-is-the-browsers",
      "Only screens and the browser's own code call the server over HTTP.",
      { path: "^(?:lib|jobs)/", pathNot: ["^lib/http/client/", tests] },
      { path: "^lib/http/client/" },
    ),
    error(
      "areas-know-no-web",
      "What the product does is the same for a page, a call and a job.",
      { path: area, pathNot: tests },
      { path: ["^lib/http/", "node_modules/(?:next|next-auth|react|react-dom)/", "^components/"] },
    ),
    error("infra-knows-no-area", "Infrastructure has no words of the product.", { path: "^lib/infra/", pathNot: tests }, { path: area }),
    error(
      "tenancy-knows-infra-only",
      "Who may act for a company is the ground that all areas stand on.",
      { path: "^lib/tenancy/", pathNot: tests },
      { path: "^lib/", pathNot: "^lib/(?:tenancy|infra)/" },
    ),
    error(
      "prisma-in-queries-and-commands",
      "Rows are read in queries and changed in commands, where the company is part of the signature.",
      { path: "^(?:app|components|lib|jobs)/", pathNot: ["^lib/(?:infra|testing)/", ...named("queries|commands|dto", area), tests] },
      { path: prisma, dependencyTypesNot: ["type-only"] },
    ),
    error(
      "dto-takes-only-row-types",
      "A DTO is made from a row that somebody else read.",
      { path: "[/-]dto\\.ts$" },
      { path: [...prisma, "^lib/infra/db\\.ts$"], dependencyTypesNot: ["type-only"] },
    ),
    error(
      "database-in-queries-and-commands",
      "The same for the door to the database.",
      {
        path: "^(?:app|components|lib)/",
        pathNot: ["^lib/(?:infra|testing)/", ...named("queries|commands", area), tests],
      },
      { path: "^lib/infra/db\\.ts$", dependencyTypesNot: ["type-only"] },
    ),
    error(
      "pure-rules",
      "Rules decide from what they are given; they ask neither the clock nor the machine.",
      { path: named("rules") },
      { path: ["^lib/infra/(?:db|env|clock|queue|mailer|storage|log)\\.ts$", ...named("queries|commands")] },
    ),
    error(
      "admin-only-for-the-admin",
      "What reads across companies is called from the admin's pages and calls, and from the command line.",
      {
        pathNot: [
          "^lib/(?:admin|testing)/",
          "^app/admin/",
          "^app/api/(?:admin|notifications)/",
          "^app/api/vendors/route\\.ts$",
          "^components/admin/",
          "^bench/",
          "^scripts/",
          "^prisma/",
          tests,
        ],
      },
      { path: "^lib/admin/", pathNot: "^lib/admin/figures/" },
    ),
    error(
      "no-reading-in-the-web-process",
      "Readers of files take memory and time; they run in the worker's children only.",
      { path: "^app/" },
      { path: "^lib/extraction/(?:readers|forms)/", reachable: true },
    ),
    error(
      "no-test-code-in-the-product",
      "Factories and drawn certificates are for tests, the demo and benchmarks.",
      { path: "^(?:app|components|lib|jobs)/", pathNot: ["^lib/testing/", tests] },
      { path: ["^lib/testing/", "^(?:e2e|bench|scripts|prisma)/", tests] },
    ),
    error(
      "installed-in-production",
      "The image holds production dependencies only.",
      {
        path: "^(?:app|components|lib|jobs)/|^scripts/(?:migrate|admin|operator-commands|operator-users|run-command|backup|restore)\\.ts$|^next\\.config\\.ts$|^proxy\\.ts$",
        pathNot: ["^lib/testing/", tests],
      },
      { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"], pathNot: "node_modules/@types/" },
    ),
    error("listed-dependencies", "What is imported is in package.json.", {}, { dependencyTypes: ["npm-no-pkg", "npm-unknown"] }),
  ],
  options: {
    // Prisma's generated client is taken as one thing, as packages are.
    doNotFollow: { path: ["node_modules", "^generated/"] },
    exclude: { path: ["^\\.next", "^\\.data"] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx", ".mjs", ".cjs", ".js", ".json", ".css"],
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "require", "default", "types"],
    },
    moduleSystems: ["es6", "cjs"],
  },
};
