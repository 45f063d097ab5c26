import { route } from "@/lib/http/route";
import { unknownAddress } from "@/lib/http/unknown-address";

export const GET = route(unknownAddress);

export const POST = route(unknownAddress);

export const PUT = route(unknownAddress);

export const PATCH = route(unknownAddress);

export const DELETE = route(unknownAddress);
