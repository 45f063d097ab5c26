import { versionOf } from "@/lib/infra/versions-rules";

export const versioned = <Values extends Readonly<Record<string, unknown>>>(values: Values) => ({ ...values, version: versionOf(values) });
