import type { NextRequest } from "next/server";
import { bodyOf } from "@/lib/http/body";
import { AppError } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";

/** A call whose body is read by whoever it is for, once it is known who calls. */
export type RawCall = { authorization: string | null; signature: string | null; contentType: string; read: () => Promise<Buffer> };

export function rawCall(request: NextRequest, most = 0): RawCall {
  const read = async () => {
    const tooLong = () => new AppError("too_large", coded("server.inbound.messageTooLarge"));
    if (Number(request.headers.get("content-length") ?? 0) > most) throw tooLong();
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of bodyOf(request)) {
      size += chunk.byteLength;
      if (size > most) throw tooLong();
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  };
  const { headers } = request;
  return {
    authorization: headers.get("authorization"),
    signature: headers.get("stripe-signature"),
    contentType: headers.get("content-type") ?? "",
    read,
  };
}
