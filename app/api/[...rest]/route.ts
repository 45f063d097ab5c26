import { nowhere } from "@/lib/http/nowhere";
import { route } from "@/lib/http/route";

export const GET = route(nowhere);

export const POST = route(nowhere);

export const PUT = route(nowhere);

export const PATCH = route(nowhere);

export const DELETE = route(nowhere);
