/** Kinds of errors that SCIM names (RFC 7644, section 3.12). */
export type ScimKind = "invalidFilter" | "uniqueness" | "mutability" | "invalidSyntax" | "invalidPath" | "noTarget" | "invalidValue";

/** What a directory's call is refused with. */
export class ScimError extends Error {
  constructor(
    readonly status: 400 | 403 | 404 | 409,
    readonly kind: ScimKind | null,
    message: string,
  ) {
    super(message);
    this.name = "ScimError";
  }
}

export const noSuch = (what: "User" | "Group" | "ResourceType" | "Schema") => new ScimError(404, null, `${what} not found`);
