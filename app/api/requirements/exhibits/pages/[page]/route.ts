import { z } from "zod";
import { drawExhibitPage } from "@/lib/compliance/exhibits/commands";
import { largestExhibit } from "@/lib/compliance/exhibits/lengths-values";
import { exhibitFile, exhibitPageParam } from "@/lib/compliance/exhibits/schema";
import { pictureResponse } from "@/lib/http/file";
import { exhibitPageLimit } from "@/lib/http/limits";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "company",
  can: "requirements:write",
  isRead: true,
  limit: exhibitPageLimit,
  params: exhibitPageParam,
  upload: { part: "file", maxBytes: largestExhibit },
  body: exhibitFile,
  respond: z.never(),
  handle: async ({ scope, params, file }) => pictureResponse(await drawExhibitPage(scope, file, params.page), null),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
