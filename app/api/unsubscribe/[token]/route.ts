import { z } from "zod";
import { mailedLinkLimit } from "@/lib/http/limits";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { env } from "@/lib/infra/env";
import { unsubscribe } from "@/lib/mail/unsubscribe/commands";
import { unsubscribeParams, unsubscriptionDto } from "@/lib/mail/unsubscribe/schema";

/** Programs that look at links change nothing: they are led to the page, which asks. */
export const GET = route({
  access: "public",
  params: unsubscribeParams,
  respond: z.never(),
  handle: async ({ params }) =>
    new Response(null, { status: 303, headers: { location: `${env().APP_URL}/unsubscribe/${encodeURIComponent(params.token)}` } }),
});

/** What email programs post to when their reader presses Unsubscribe (RFC 8058), and the page's button. */
export const POST = route({
  access: "public",
  limit: mailedLinkLimit,
  params: unsubscribeParams,
  respond: unsubscriptionDto,
  handle: ({ params }) => unsubscribe(params.token),
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET, POST });
