/**
 * Placeholder in a body for the address of the vendor's page. No typed text can hold it: names lose private-use characters
 * (lib/infra/text-rules). Apart from what makes the secret, since browsers write emails too.
 */
export const portalLinkMark = "\uE001";
