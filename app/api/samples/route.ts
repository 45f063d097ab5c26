import { doneDto } from "@/lib/accounts/sign-in/schema";
import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";
import { loadSamples, removeSamples } from "@/lib/samples/commands";
import { getSamples } from "@/lib/samples/queries";
import { samplesDto } from "@/lib/samples/schema";

export const GET = route({ access: "company", can: "vendor:read", respond: samplesDto, handle: ({ scope }) => getSamples(scope) });

export const POST = route({ access: "company", can: "vendor:write", respond: samplesDto, handle: ({ scope }) => loadSamples(scope) });

export const DELETE = route({ access: "company", can: "vendor:write", respond: doneDto, handle: ({ scope }) => removeSamples(scope) });

export const { PUT, PATCH, OPTIONS } = others({ GET, POST, DELETE });
