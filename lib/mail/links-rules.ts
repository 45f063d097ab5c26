import { mac } from "@/lib/infra/crypto";
import { portalLinkMark } from "@/lib/mail/links-values";

/** The secret of a link to the vendor's page: 256 bits, the same each time, so that a message sent again has the same link. */
export const portalToken = (linkId: string): string => mac("portal", linkId);

export const portalAddress = (appUrl: string, linkId: string): string => new URL(`/portal/${portalToken(linkId)}`, appUrl).href;

/** A link on a line of its own is drawn as a button. */
const button = new RegExp(`^${portalLinkMark}[ \\t]*$`, "m");
export const hasButton = (text: string): boolean => button.test(text);

/** The text with words in a paragraph of their own below the button. */
export const withBelowButton = (text: string, words: string): string =>
  words ? text.replace(button, () => `${portalLinkMark}\n\n${words}`) : text;

/** The words with the address, or other words for it, in place of each mark. */
export const withPortalLink = (text: string, address: string): string => text.replaceAll(portalLinkMark, () => address);
