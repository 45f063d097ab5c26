import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { messageDto } from "@/lib/infra/messages-schema";
import { loadSamples, removeSamples } from "@/lib/transfer/samples/commands";
import { getSamples } from "@/lib/transfer/samples/queries";
import { samplesDto } from "@/lib/transfer/samples/schema";

export const GET = route({ access: "company", can: "vendor:read", respond: samplesDto, handle: ({ scope }) => getSamples(scope) });

export const POST = route({ access: "company", can: "vendor:write", respond: samplesDto, handle: ({ scope }) => loadSamples(scope) });

export const DELETE = route({ access: "company", can: "vendor:write", respond: messageDto, handle: ({ scope }) => removeSamples(scope) });

export const { PUT, PATCH, OPTIONS } = otherMethods({ GET, POST, DELETE });
