import { standIns } from "@/scripts/build";
import { requireNode, typescript } from "@/scripts/processes";

/* The production build: first the description of the API out of the route files, which its pages show, then Next's own build. */
await requireNode("Describing the API", { args: typescript("scripts/write-description.ts") });
await requireNode("The production build", { args: ["node_modules/next/dist/bin/next", "build"], env: standIns });
