/** The words of SCIM 2.0 (RFC 7643, RFC 7644): what the directory is told about these calls. They are no texts for people. */

export const urns = {
  user: "urn:ietf:params:scim:schemas:core:2.0:User",
  group: "urn:ietf:params:scim:schemas:core:2.0:Group",
  list: "urn:ietf:params:scim:api:messages:2.0:ListResponse",
  error: "urn:ietf:params:scim:api:messages:2.0:Error",
  config: "urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig",
  resourceType: "urn:ietf:params:scim:schemas:core:2.0:ResourceType",
  schema: "urn:ietf:params:scim:schemas:core:2.0:Schema",
} as const;

/** The media type of SCIM's bodies. */
export const scimType = "application/scim+json";
export const longestBody = 2_000_000;
/** Rows of a page when none is asked for, and at most. */
export const usualCount = 100;
export const mostCount = 200;
