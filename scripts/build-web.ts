import { standIns } from "@/scripts/build";
import { linkEqualChunks } from "@/scripts/equal-chunks";
import { requireNode, typescript } from "@/scripts/processes";

/* The production build: first the description of the API out of the route files, which its pages show, then Next's own build, then one file for equal chunks. */
await requireNode("Describing the API", { args: typescript("scripts/write-description.ts") });
await requireNode("The production build", { args: ["node_modules/next/dist/bin/next", "build"], env: standIns });
for (const folder of ["chunks", "chunks/ssr"]) await linkEqualChunks(`.next/server/${folder}`);
