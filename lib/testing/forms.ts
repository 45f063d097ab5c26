/* Multipart forms as programs write them, for tests and the fuzz: what FormData never writes too. */

export type FormPart = {
  /** Left out: the part has no name. */
  name?: string;
  fileName?: string;
  type?: string;
  body: Uint8Array | string;
  /** Instead of `form-data`; null leaves the header out. */
  disposition?: string | null;
};

const quoted = (value: string) => value.replaceAll('"', "%22").replaceAll("\r", "%0D").replaceAll("\n", "%0A");

function headOf({ name, fileName, type, disposition = "form-data" }: FormPart): string {
  const values = [
    ...(disposition === null ? [] : [disposition]),
    ...(name === undefined ? [] : [`name="${quoted(name)}"`]),
    ...(fileName === undefined ? [] : [`filename="${quoted(fileName)}"`]),
  ];
  const lines = [
    ...(disposition === null ? [] : [`Content-Disposition: ${values.join("; ")}`]),
    ...(type === undefined ? [] : [`Content-Type: ${type}`]),
  ];
  return `${lines.join("\r\n")}\r\n\r\n`;
}

/** The bytes and the type of a form. `end`: the text after its last part. */
export function writeForm(parts: readonly FormPart[], end = "--"): { bytes: Buffer; type: string } {
  const boundary = "form-boundary-7c1f";
  const pieces = parts.flatMap((part) => [Buffer.from(`--${boundary}\r\n${headOf(part)}`), Buffer.from(part.body), Buffer.from("\r\n")]);
  return { bytes: Buffer.concat([...pieces, Buffer.from(`--${boundary}${end}`)]), type: `multipart/form-data; boundary=${boundary}` };
}
