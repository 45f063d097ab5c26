/** Of a vendor that is not there, into which one it was merged, as a failure says beside its message. */
export function mergedIntoOf(current: unknown): string | undefined {
  const id = typeof current === "object" && current && "mergedInto" in current ? current.mergedInto : undefined;
  return typeof id === "string" ? id : undefined;
}
