import { noSuch } from "@/lib/companies/directory/errors-rules";
import { mostCount, urns } from "@/lib/companies/directory/values";
import { env } from "@/lib/infra/env";

/** What these calls say of themselves to a directory (RFC 7643, sections 5 to 7). */

const at = (path: string) => `${env().APP_URL}/api/scim/v2/${path}`;

const text = (name: string, description: string, more: object = {}) => ({
  ...{ name, type: "string", multiValued: false, description, required: false, caseExact: false },
  ...{ mutability: "readWrite", returned: "default", uniqueness: "none", ...more },
});
const parts = (name: string, description: string, subAttributes: object[], more: object = {}) => ({
  ...{ name, type: "complex", multiValued: false, description, required: false, mutability: "readWrite", returned: "default" },
  ...{ uniqueness: "none", subAttributes, ...more },
});
const isOn = { type: "boolean" };
const readOnly = { mutability: "readOnly" };

const schemaOf = (id: string, name: string, description: string, attributes: object[]) => ({
  ...{ schemas: [urns.schema], id, name, description, attributes },
  meta: { resourceType: "Schema", location: at(`Schemas/${id}`) },
});

export const listSchemas = () => [
  schemaOf(urns.user, "User", "A member of the company", [
    text("userName", "The directory's name of the person", { required: true, uniqueness: "server" }),
    parts("name", "The person's name", [
      text("formatted", "First and last name", readOnly),
      text("givenName", "First name"),
      text("familyName", "Last name"),
    ]),
    text("displayName", "First and last name; read where a name is not given in parts"),
    parts(
      "emails",
      "The address with which the person signs in, in a verified domain",
      [text("value", "The address"), text("type", "Always work"), text("primary", "Always true", isOn)],
      { multiValued: true },
    ),
    text("active", "false takes the person's access at once", isOn),
    parts(
      "groups",
      "The groups that the person is in",
      [
        text("value", "The group's id", readOnly),
        text("$ref", "The group's address", { ...readOnly, type: "reference", referenceTypes: ["Group"] }),
        text("display", "The group's name", readOnly),
        text("type", "Always direct", readOnly),
      ],
      { ...readOnly, multiValued: true },
    ),
  ]),
  schemaOf(urns.group, "Group", "A group of the directory, which may give its people a role", [
    text("displayName", "The group's name", { required: true, uniqueness: "server" }),
    parts(
      "members",
      "The group's people",
      [
        text("value", "The person's id", { mutability: "immutable" }),
        text("$ref", "The person's address", { mutability: "immutable", type: "reference", referenceTypes: ["User"] }),
        text("display", "The person's name", readOnly),
        text("type", "Always User", { mutability: "immutable" }),
      ],
      { multiValued: true },
    ),
  ]),
];

const typeOf = (name: string, endpoint: string, schema: string, description: string) => ({
  ...{ schemas: [urns.resourceType], id: name, name, endpoint, schema, description, schemaExtensions: [] },
  meta: { resourceType: "ResourceType", location: at(`ResourceTypes/${name}`) },
});

export const listResourceTypes = () => [
  typeOf("User", "/Users", urns.user, "A member of the company"),
  typeOf("Group", "/Groups", urns.group, "A group of the directory"),
];

export const serviceProviderConfig = () => ({
  schemas: [urns.config],
  documentationUri: `${env().APP_URL}/developers`,
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: mostCount },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: false },
  authenticationSchemes: [
    {
      type: "oauthbearertoken",
      name: "Bearer token",
      description: "A token of Settings > Sign-on in the Authorization header",
      primary: true,
    },
  ],
  meta: { resourceType: "ServiceProviderConfig", location: at("ServiceProviderConfig") },
});

/** One of them by its id. Throws 404. */
export function readSchema(id: string) {
  const found = listSchemas().find((one) => one.id === id);
  if (!found) throw noSuch("Schema");
  return found;
}

export function readResourceType(id: string) {
  const found = listResourceTypes().find((one) => one.id === id);
  if (!found) throw noSuch("ResourceType");
  return found;
}
