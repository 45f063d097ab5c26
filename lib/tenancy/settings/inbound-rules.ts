import type { z } from "zod";
import type { storedInboundSettings } from "@/lib/tenancy/settings/inbound-schema";

/** Nothing comes in until an admin sets it up. */
export const defaultInbound: z.output<typeof storedInboundSettings> = {
  address: "",
  ...{ imapHost: "", imapPort: 993, imapEncryption: "ssl", imapUser: "", imapFolder: "INBOX", imapSignIn: "password" },
  ...{ trustedServers: "", sealedImapPassword: "" },
};

/** The address for incoming email in its two parts, in lower case. */
export type InboundAddress = { local: string; domain: string };

export function splitAddress(address: string): InboundAddress | null {
  const at = address.lastIndexOf("@");
  return at > 0 ? { local: address.slice(0, at).toLowerCase(), domain: address.slice(at + 1).toLowerCase() } : null;
}

/** The names in a list such as "mx.google.com, mx.example.com", in lower case. */
export const serverNames = (list: string): string[] => [
  ...new Set(
    list
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  ),
];

type Doors = { address: InboundAddress; smtpPort: number | null; webhookSecret: string | null };

/** A company's own address: one of its own where the whole domain comes in, else after the "+" of the mailbox that is read. */
export function companyAddress(name: string, { address: { local, domain }, smtpPort, webhookSecret }: Doors): string {
  return smtpPort !== null || webhookSecret !== null ? `${name}@${domain}` : `${local}+${name}@${domain}`;
}
