type Doors = { address: { local: string; domain: string }; smtpPort: number | null; webhookSecret: string | null };

/** The company's own address: one of its own where the whole domain comes in, else behind the "+" of the mailbox that is read. */
export function companyAddress(name: string, { address: { local, domain }, smtpPort, webhookSecret }: Doors): string {
  return smtpPort !== null || webhookSecret !== null ? `${name}@${domain}` : `${local}+${name}@${domain}`;
}
