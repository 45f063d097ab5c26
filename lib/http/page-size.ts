import { cookies } from "next/headers";
import { defaultPageSize, pageSizeCookie, pageSizeOf } from "@/lib/infra/lists/values";

/** How many rows the visitor wants on a page of a list. */
export async function readPageSize(): Promise<number> {
  return pageSizeOf((await cookies()).get(pageSizeCookie)?.value ?? "") ?? defaultPageSize;
}
