import { tellOwnKey } from "@/lib/documents/passports/keys-commands";
import { passportKeyDto } from "@/lib/documents/passports/schema";
import { passportCheckLimit } from "@/lib/http/limits";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "public",
  limit: passportCheckLimit,
  respond: passportKeyDto,
  handle: () => tellOwnKey(),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
